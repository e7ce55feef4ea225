import { createRequire } from 'node:module';
import type pg from 'pg';

/** The driver that the service uses, so that its calls can be recorded. */
export const driver: typeof pg = createRequire(new URL('../../../packages/server/package.json', import.meta.url))('pg');

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Records the statements of this process. Returns a function that stops recording and returns the statements. */
export function recordStatements(): () => Statement[] {
  const { prototype } = driver.Client;
  const { query } = prototype;
  const recorded: Statement[] = [];
  prototype.query = function (this: pg.Client, given: string | Statement, values: unknown, ...rest: unknown[]) {
    const { text, values: own } = typeof given === 'string' ? { text: given, values: undefined } : given;
    recorded.push({ text, values: own ?? (Array.isArray(values) ? values : []) });
    return (query as (...all: unknown[]) => unknown).call(this, given, values, ...rest);
  } as typeof query;
  return () => {
    prototype.query = query;
    return recorded;
  };
}

/**
 * Returns the statements of one call from a recording of `times` identical calls, without those of background jobs that
 * ran in the meantime.
 */
export function statementsOfOne(recorded: readonly Statement[], times: number): Statement[] {
  const byText = Map.groupBy(recorded, ({ text }) => text);
  return [...byText.values()].flatMap((same) => (same.length % times === 0 ? same.slice(0, same.length / times) : []));
}
