import type { Now } from '../../src/ports/clock.ts';

export const TEST_START = new Date('2027-03-01T09:00:00Z');

export type TestClock = { readonly now: Now; set(instant: Date): void; advance(seconds: number): void };

/** Creates a frozen clock, which changes only when a test advances it. */
export function createTestClock(start: Date = TEST_START): TestClock {
  let current = start;
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = instant;
    },
    advance: (seconds) => {
      current = new Date(current.getTime() + seconds * 1000);
    },
  };
}
