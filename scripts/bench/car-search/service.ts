import { randomBytes } from 'node:crypto';
import { compose } from '../../../packages/server/src/compose.ts';
import { readConfig } from '../../../packages/server/src/config.ts';
import { openDatabase } from '../../../packages/server/src/database/open.ts';
import { createLog } from '../../../packages/server/src/http/log.ts';
import { vendorBodies } from './vendors.ts';

/** The whole service in a process of its own, so that its CPU time is measured alone; steered by messages. */
export type Order =
  | { readonly name: 'cpu' }
  | { readonly name: 'raw'; readonly answer: string; readonly times: number };

const config = readConfig(process.env);
const database = await openDatabase(config);
const log = createLog('silent');
const app = await compose({ config, database, log, securityLog: () => {}, now: () => new Date(), randomBytes });
const { url } = await app.listen(0);

const bodies = vendorBodies.map((body) => Buffer.from(body));

/** What cannot be saved: reading what the vendors sent, and writing what the agency gets. */
function raw(answer: unknown): number {
  for (const body of bodies) JSON.parse(body.toString());
  return Buffer.byteLength(JSON.stringify(answer));
}

process.on('message', (order: Order) => {
  const answer: unknown = order.name === 'raw' && JSON.parse(order.answer);
  const before = order.name === 'raw' ? cpuMicroseconds() : 0;
  if (order.name === 'raw') for (let time = 0; time < order.times; time++) raw(answer);
  process.send!({ microseconds: cpuMicroseconds() - before });
});
process.on('disconnect', () => process.exit());
process.send!({ url });

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
