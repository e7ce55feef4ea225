import { expect, test } from 'vitest';
import { isIdentityNumber, isTaxNumber } from './national-ids.ts';

test.each(['10000000146', '20000000282', '99123456740'])('%s is a valid identity number', (text) => {
  expect(isIdentityNumber(text)).toBe(true);
});

test.each(['10000000147', '10000000156', '01000000146', '1000000014', '100000001460', '1000000014a'])(
  '%s is not a valid identity number',
  (text) => {
    expect(isIdentityNumber(text)).toBe(false);
  },
);

test.each(['1234567890', '4540536920'])('%s is a valid tax number', (text) => {
  expect(isTaxNumber(text)).toBe(true);
});

test.each(['1234567891', '123456789', '12345678900', '12345a7890'])('%s is not a valid tax number', (text) => {
  expect(isTaxNumber(text)).toBe(false);
});
