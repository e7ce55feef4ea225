import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone.ts';

test.each(['+905321234567', '+905339876543', '+902125550142', '+491701234567', '+12025550123'])(
  '%s can have been given out',
  (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  },
);

test.each(['+10000000000', '+9053212345', '+9990000000', '05321234567', ''])('%j cannot', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});
