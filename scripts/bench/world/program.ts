/**
 * Measures databases that start from the file in `argv[2]`, or the worlds of the checkout in that folder. Prints one
 * line of JSON per measurement. Requires `--expose-gc`.
 */
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Time that V8 needs to finish compiling the database's WebAssembly. The compilation uses a lot of memory. */
const SETTLED_AFTER_MILLISECONDS = 3_000;
const COLLECTIONS = 4;
const FURTHER = 10;
const ORDERS = 10;
const DAYS = 90;
const [, , source] = process.argv as [string, string, string];
type Open = () => Promise<unknown>;

const print = (line: object) => console.log(JSON.stringify(line));

async function measured<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  print({ name, milliseconds: performance.now() - began, cpuMilliseconds: (user + system) / 1000 });
  return result;
}

async function memory(name: string): Promise<void> {
  await wait(SETTLED_AFTER_MILLISECONDS);
  for (let count = 0; count < COLLECTIONS; count += 1) {
    await gc!({ type: 'major', execution: 'async', flavor: 'last-resort' });
  }
  const { heapUsed, rss } = process.memoryUsage();
  print({ name, heapMegabytes: heapUsed / 1e6, residentMegabytes: rss / 1e6 });
}

async function openMany(open: Open): Promise<void> {
  const opened = [await measured('first', open)];
  await memory('first');
  for (let count = 0; count < FURTHER; count += 1) opened.push(await measured('further', open));
  await memory('all');
}

async function worldsOf(root: string): Promise<void> {
  const { startWorld } = (await import(
    `${root}/packages/testing/src/index.ts`
  )) as typeof import('../../../packages/testing/src/index.ts');
  await openMany(() => startWorld());
  const { dataOf, orderCar, payByCard } = (await import(
    `${root}/packages/testing/test/support.ts`
  )) as typeof import('../../../packages/testing/test/support.ts');
  const world = await startWorld();
  for (let count = 0; count < ORDERS; count += 1) {
    const { id } = await orderCar(world, { days: 10 + count * 10 });
    dataOf(await payByCard(world, id));
  }
  await measured('advance', () => world.advance({ days: DAYS }));
}

async function databasesFrom(file: string): Promise<void> {
  const { PGlite } = await import('../../../packages/server/node_modules/@electric-sql/pglite/dist/index.js');
  const { FilledMemory, keptDataFolder, systemFiles } = await import(
    '../../../packages/server/src/database/data-folder.ts'
  );
  await openMany(async () => {
    const fs = new FilledMemory(await keptDataFolder(file, () => Promise.reject(new Error(`${file} is missing`))));
    const database = await PGlite.create({ fs, fsBundle: systemFiles });
    await database.query('select count(*) from agency');
    return database;
  });
}

await (statSync(source).isFile() ? databasesFrom(source) : worldsOf(source));
process.exit();
