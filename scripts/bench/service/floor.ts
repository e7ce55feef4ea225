/** A process that only executes statements: the part of a call that no service can avoid. */

import { together } from './load.ts';
import { driver, type Statement } from './statements.ts';

export type Replay = { readonly statements: readonly Statement[]; readonly count: number; readonly atOnce: number };

const pool = new driver.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `statement ${names.size}`;
  names.set(text, name);
  return name;
}

async function replay({ statements, count, atOnce }: Replay): Promise<void> {
  const once = async () => {
    for (const { text, values } of statements) await pool.query({ name: nameOf(text), text, values: [...values] });
  };
  await together(Array(count).fill(once), atOnce);
}

process.on('message', async (order: Replay) => {
  await replay(order);
  process.send!('done');
});
process.once('disconnect', () => process.exit());
process.send!('ready');
