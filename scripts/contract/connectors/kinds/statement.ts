import type { Json } from '../../../fuzz/contract.ts';
import type { Caller } from '../caller.ts';
import { Broken, expectStatus, NotTried } from '../rules.ts';

const MOST_PAGES = 1_000;

/** Throws NotTried if the party has no statements. */
export async function readStatement(
  caller: Caller,
  {
    path,
    day,
    lines,
  }: { readonly path: Readonly<Record<string, string>>; readonly day: string; readonly lines: string },
): Promise<Json[]> {
  const found: Json[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = cursor === undefined ? {} : { query: { cursor } };
    const answer = await caller.call('readStatement', { path: { ...path, day }, ...query });
    if (answer.status === 404) throw new NotTried('there is no statement, so reconciliation skips this party');
    expectStatus(answer, 200);
    found.push(...answer.body[lines]);
    cursor = answer.body.nextCursor;
    if (cursor === undefined) return found;
  }
  throw new Broken(`the statement has more than ${MOST_PAGES} pages`);
}

export function onlyLine(lines: readonly Json[], reference: string): Json {
  const own = lines.filter((line) => line.reference === reference);
  if (own.length !== 1) throw new Broken(`the statement lists ${reference} ${own.length} times`);
  return own[0];
}
