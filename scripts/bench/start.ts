import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cpuOf } from './results/cpu.ts';
import { median, saveResults } from './results/raw.ts';

/**
 * Measures how long a warm `pnpm start` on staging takes to print its addresses, and how much memory it uses when idle.
 * `pnpm bench start <folder> …` alternates between this checkout and the given ones. The measurement requires Linux.
 * The default is `ROUNDS=5`. Raw results are written to `dist/bench/start.json`.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SETTLED_AFTER_MILLISECONDS = 5_000;
const here = fileURLToPath(new URL('../..', import.meta.url));
const checkouts = [here, ...process.argv.slice(2)].map((folder) => resolve(folder));

type Start = { readonly readySeconds: number; readonly cpuSeconds: number; readonly idleMegabytes: number };

async function measure(checkout: string, dataDir: string): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(checkout, 'scripts/run.js'), 'start'], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    await printed(child, 'Ctrl-C');
    const readySeconds = (performance.now() - began) / 1000;
    const cpuSeconds = cpuOf(child.pid!) / 1e6;
    await wait(SETTLED_AFTER_MILLISECONDS);
    return { readySeconds, cpuSeconds, idleMegabytes: residentOf(child.pid!) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function printed(child: ChildProcess, wanted: string): Promise<void> {
  let printed = '';
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes(wanted)) return void child.stdout!.resume();
  }
  throw new Error(`it ended before it was ready:\n${printed}`);
}

function residentOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
const starts = new Map<string, Start[]>(checkouts.map((checkout) => [checkout, []]));
try {
  for (let round = -1; round < ROUNDS; round++) {
    process.stderr.write(round < 0 ? 'the first start of all' : ` · ${round + 1} of ${ROUNDS}`);
    for (const [index, checkout] of checkouts.entries()) {
      const start = await measure(checkout, join(folder, `${index}`));
      if (round >= 0) starts.get(checkout)!.push(start);
    }
  }
} finally {
  process.stderr.write('\n');
  await rm(folder, { recursive: true, maxRetries: 3 });
}

const figures = [...starts].flatMap(([checkout, each]) => {
  const row = checkout === checkouts[0] ? 'this checkout' : basename(checkout);
  const of = (key: keyof Start) => median(each.map((start) => start[key]));
  return [
    { row, column: 'warm start', value: of('readySeconds'), unit: 's', aim: { most: 1.2 } },
    { row, column: 'CPU time of the start', value: of('cpuSeconds'), unit: 's' },
    { row, column: 'idle', value: of('idleMegabytes'), unit: 'MB', aim: { most: 250 } },
  ];
});
for (const { row, column, value, unit } of figures) console.log(`${row}, ${column}: ${value.toFixed(2)} ${unit}`);
console.log(`every round: ${saveResults('start', { rounds: ROUNDS, figures, starts: Object.fromEntries(starts) })}`);
