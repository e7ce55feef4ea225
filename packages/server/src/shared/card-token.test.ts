import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { CardToken } from './card-token.ts';

test('a card token is never printed', () => {
  const token = new CardToken('tok_zr2UfFnF_EpBJAU1dYOG7Y');
  for (const text of [`${token}`, JSON.stringify({ token }), inspect({ token }, { showHidden: true })]) {
    expect(text).not.toContain('tok_');
  }
  expect(token.reveal()).toBe('tok_zr2UfFnF_EpBJAU1dYOG7Y');
});
