import { expect, test } from 'vitest';
import { heightAt, labelled, pathOf, scaleOf } from '../src/rules/charts.ts';

test('a scale has round steps and includes zero and every value', () => {
  expect(scaleOf([3, 17, 9])).toEqual({ bottom: 0, top: 20, ticks: [0, 5, 10, 15, 20] });
  expect(scaleOf([-40, 60])).toEqual({ bottom: -50, top: 100, ticks: [-50, 0, 50, 100] });
});

test('a scale without any value above zero is labeled only with zero', () => {
  expect(scaleOf([0, 0])).toEqual({ bottom: 0, top: 1, ticks: [0] });
});

test('the highest value is at the top of the chart, and zero is at the bottom', () => {
  const scale = scaleOf([20]);
  expect([0, 10, 20].map((value) => heightAt(value, scale, 100))).toEqual([100, 50, 0]);
});

test('a line has a gap where a value is missing, and a single value is drawn as a point', () => {
  expect(pathOf([0, 20, undefined, 10], scaleOf([20]), 300, 100)).toBe('M0 100L100 0M300 50m-4 0h8');
  expect(pathOf([20], scaleOf([20]), 300, 100)).toBe('M0 0m-4 0h8');
});

test('labels are spread evenly and never exceed the available space', () => {
  expect(labelled(30, 6)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(labelled(2, 6)).toEqual([0, 1]);
});
