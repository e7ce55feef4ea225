import { test } from 'vitest';
import { assertJumpEqualsSteps } from './support.jump.ts';

const DAY_HOURS = 24;

test(
  'a day in one jump leaves the same rows, events and deliveries as every round in between',
  { timeout: 1_200_000 },
  () => assertJumpEqualsSteps(DAY_HOURS),
);
