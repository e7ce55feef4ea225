import type { Answer } from '../../packages/server/test/support/api.ts';

/** How a partner meets an error on staging: a word that the row of the chapter has to name, and the doing of it. */
export type Way = readonly [named: string, provoke: () => Promise<Answer>];

/** The answer to the last of that many equal calls, one after the other. */
export async function lastOf(times: number, ask: () => Promise<Answer>): Promise<Answer> {
  for (let number = 1; number < times; number += 1) await ask();
  return ask();
}
