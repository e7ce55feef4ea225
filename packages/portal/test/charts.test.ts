import { expect, test } from 'vitest';
import { changeText, dayRows, heightAt, labelled, pathOf, scaleOf } from '../src/rules/charts.ts';

test('a scale has round steps and includes zero and every value', () => {
  expect(scaleOf([3, 17, 9])).toEqual({ bottom: 0, top: 20, ticks: [0, 5, 10, 15, 20] });
  expect(scaleOf([-40, 60])).toEqual({ bottom: -50, top: 100, ticks: [-50, 0, 50, 100] });
});

test('a scale of counts has no steps below one', () => {
  expect(scaleOf([0, 1]).ticks).toEqual([0, 1]);
  expect(scaleOf([0, 0.5]).ticks[1]).toBe(0.2);
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

test('a total is compared with the period before, unless that was zero', () => {
  const text = (now: number, before: number) => changeText({ now, before }, 'en', (change) => `${change}!`, 'none');
  expect([text(120, 100), text(50, 100), text(100, 100), text(5, 0)]).toEqual(['+20%!', '-50%!', '0%!', 'none']);
});

test('the file of a chart has a row for each day and leaves a missing value empty', () => {
  const lines = [
    { name: 'Sold', values: [1250, undefined] },
    { name: 'Refunded', values: [0, 3] },
  ];
  expect(dayRows(['2027-03-01', '2027-03-02T00:00:00Z'], lines, (value) => (value / 100).toFixed(2))).toEqual([
    ['2027-03-01', '12.50', '0.00'],
    ['2027-03-02', '', '0.03'],
  ]);
});
