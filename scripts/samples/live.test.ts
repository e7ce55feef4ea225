import { expect, test } from 'vitest';
import { createLive } from './live.ts';

const EXAMPLE = { id: 'CAR-example-1', accessToken: 'token-example-1' };
const first = { id: 'CAR-first-one', accessToken: 'token-first-one' };
const later = { id: 'CAR-later-one', accessToken: 'token-later-one' };

test.each([
  [false, 'CAR-later-one token-later-one'],
  [true, 'CAR-first-one token-later-one'],
])('with keepsFirst %s, an example ID and a token are replaced by %s', (keepsFirst, replaced) => {
  const live = createLive({ keepsFirst });
  live.learn(EXAMPLE, first);
  live.learn(EXAMPLE, later);
  expect(live.replaceIn(`${EXAMPLE.id} ${EXAMPLE.accessToken}`)).toBe(replaced);
});
