/**
 * Measures the worlds of `packages/testing`: the start of the first world and of further worlds, compared with an
 * embedded database alone, and an advance of 90 days with ten orders. CPU time is printed alongside wall time.
 */
import { PGlite } from '../../packages/server/node_modules/@electric-sql/pglite/dist/index.js';
import { startWorld, type World } from '../../packages/testing/src/index.ts';
import { openTemplate } from '../../packages/testing/src/template.ts';
import { dataOf, orderCar, payByCard } from '../../packages/testing/test/support.ts';

const ORDERS = 10;
const DAYS = 90;
const FURTHER = 5;

async function measured<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  console.log(`${name}: ${Math.round(performance.now() - began)} ms, CPU ${Math.round((user + system) / 1000)} ms`);
  return result;
}

// The template is created once per schema, before the first measurement.
const template = await openTemplate();
const database = await measured('embedded database alone', () => PGlite.create({ loadDataDir: template }));
await database.close();

const first = await measured('first world', () => startWorld());
await first.close();
let world: World | undefined;
for (let count = 0; count < FURTHER; count += 1) {
  await world?.close();
  world = await measured('further world', () => startWorld());
}

await measured(`${ORDERS} orders`, async () => {
  for (let count = 0; count < ORDERS; count += 1) {
    const { id } = await orderCar(world!, { days: 10 + count * 10 });
    dataOf(await payByCard(world!, id));
  }
});
await measured(`${DAYS} days`, () => world!.advance({ days: DAYS }));
await world!.close();
