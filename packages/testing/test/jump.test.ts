import { test } from 'vitest';
import { assertJumpEqualsSteps } from './support.jump.ts';

test('an hour in one jump leaves the same rows, events and deliveries as every round in between', () =>
  assertJumpEqualsSteps(1));
