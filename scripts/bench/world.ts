/**
 * Measures the worlds of `packages/testing` in fresh processes: their start, their heap and resident memory, and an
 * advance of 90 days with ten orders. An embedded database alone is measured for comparison. `pnpm bench world <folder>
 * …` alternates between this checkout and the given ones. The default is `ROUNDS=3`. Raw results are written to
 * `dist/bench/world.json`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openTemplate, templateFile } from '../../packages/testing/src/template.ts';
import { type Figure, median, saveResults } from './results/raw.ts';

type Line = {
  readonly name: string;
  readonly milliseconds?: number;
  readonly cpuMilliseconds?: number;
  readonly heapMegabytes?: number;
  readonly residentMegabytes?: number;
};
type Run = { readonly readyMilliseconds: number; readonly lines: readonly Line[] };

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const FURTHER = 10;
const DATABASE = 'database alone';
const PROGRAM = fileURLToPath(new URL('world/program.ts', import.meta.url));
const here = fileURLToPath(new URL('../..', import.meta.url));
const checkouts = [here, ...process.argv.slice(2)].map((folder) => resolve(folder));

/** Runs the program with a checkout or with a database file. */
async function run(source: string): Promise<Run> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', PROGRAM, source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const lines: Line[] = [];
  let readyMilliseconds = 0;
  for await (const text of createInterface(child.stdout)) {
    readyMilliseconds ||= performance.now() - began;
    lines.push(JSON.parse(text));
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`${source}: the program ended with ${code}`);
  return { readyMilliseconds, lines };
}

await openTemplate();
const subjects = new Map<string, string>([
  [DATABASE, await templateFile()],
  ...checkouts.map((folder, index): [string, string] => [
    index === 0 ? 'world' : `world of ${basename(folder)}`,
    folder,
  ]),
]);
const runs = new Map<string, Run[]>([...subjects.keys()].map((name) => [name, []]));
for (let round = -1; round < ROUNDS; round += 1) {
  process.stderr.write(round < 0 ? 'filling the caches' : ` · ${round + 1} of ${ROUNDS}`);
  for (const [name, source] of subjects) {
    const measured = await run(source);
    if (round >= 0) runs.get(name)!.push(measured);
  }
}
process.stderr.write('\n');

const figures = [...runs].flatMap(([row, each]): Figure[] => {
  const values = (name: string, key: Exclude<keyof Line, 'name'>) =>
    median(each.flatMap(({ lines }) => lines.flatMap((line) => (line.name === name ? (line[key] ?? []) : []))));
  const perFurther = (key: 'heapMegabytes' | 'residentMegabytes') =>
    (values('all', key) - values('first', key)) / FURTHER;
  const isWorld = row !== DATABASE;
  const seconds = median(each.map(({ readyMilliseconds }) => readyMilliseconds)) / 1000;
  return [
    { row, column: 'ready in a fresh process', value: seconds, unit: 's', aim: isWorld ? { most: 2.5 } : undefined },
    {
      ...{ row, column: 'further one', value: values('further', 'milliseconds'), unit: 'ms' },
      aim: isWorld ? { most: 300 } : undefined,
    },
    { row, column: 'CPU time of a further one', value: values('further', 'cpuMilliseconds'), unit: 'ms' },
    { row, column: 'heap', value: values('first', 'heapMegabytes'), unit: 'MB' },
    { row, column: 'resident', value: values('first', 'residentMegabytes'), unit: 'MB' },
    { row, column: 'heap of a further one', value: perFurther('heapMegabytes'), unit: 'MB' },
    { row, column: 'resident of a further one', value: perFurther('residentMegabytes'), unit: 'MB' },
    ...(isWorld
      ? [
          {
            row,
            column: '90 days, 10 orders',
            value: values('advance', 'milliseconds') / 1000,
            unit: 's',
            aim: { most: 5 },
          },
        ]
      : []),
  ];
});
for (const { row, column, value, unit } of figures) console.log(`${row}, ${column}: ${value.toFixed(2)} ${unit}`);
console.log(`every round: ${saveResults('world', { rounds: ROUNDS, figures, runs: Object.fromEntries(runs) })}`);
