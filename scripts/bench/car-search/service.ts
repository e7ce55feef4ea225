import { createRequire } from 'node:module';
import { startAsProduction } from '../service/production.ts';

const { Pool } = createRequire(new URL('../../../packages/server/package.json', import.meta.url))('undici');

/** Message to the service's process, which is separate so that its CPU time can be measured in isolation. */
export type Order =
  | { readonly name: 'cpu' }
  /**
   * The work that cannot be avoided: ten calls, parsing the vendors' responses, and serializing the agency's response.
   */
  | { readonly name: 'floor'; readonly answer: string; readonly questions: readonly string[]; readonly atOnce: number };

const { url } = await startAsProduction();

const VENDORS = 10;
const pool = new Pool(process.env.VENDOR_BASE_URL!);

async function callVendor(vendor: number, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer vk' };
  const answer = await pool.request({ path: `/vendors/FLOOR${vendor}/offers`, method: 'POST', headers, body });
  return JSON.parse(await answer.body.text());
}

async function floor(answer: unknown, body: string): Promise<void> {
  await Promise.all(Array.from({ length: VENDORS }, (_, vendor) => callVendor(vendor, body)));
  Buffer.byteLength(JSON.stringify(answer));
}

async function run(order: Order): Promise<void> {
  if (order.name === 'cpu') return;
  const { questions, atOnce } = order;
  const answer: unknown = JSON.parse(order.answer);
  const left = [...questions];
  const one = async () => {
    for (let question = left.pop(); question; question = left.pop()) await floor(answer, question);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

process.on('message', async (order: Order) => {
  const before = order.name === 'floor' ? cpuMicroseconds() : 0;
  await run(order);
  process.send!({ microseconds: cpuMicroseconds() - before });
});
process.on('disconnect', () => process.exit());
process.send!({ url });

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
