import type { Answer } from '../../packages/server/test/support/api.ts';

/**
 * A way in which a partner can cause an error on staging: a word that the chapter's row must contain, and an action.
 */
export type Way = readonly [named: string, provoke: () => Promise<Answer>];

/** Makes a call several times in sequence and returns the last response. */
export async function lastOf(times: number, ask: () => Promise<Answer>): Promise<Answer> {
  for (let number = 1; number < times; number += 1) await ask();
  return ask();
}
