import { createReadStream, globSync, statSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { familyOf, installedBinaries } from '../../ci/postgres.ts';
import { memoryOf } from './memory.ts';
import type { Scanner } from './scan.ts';
import { run, type Stage } from './stage.ts';

/** Findings, keyed by the place in which they were found. */
export type Findings = Record<string, readonly string[]>;

const SNAPSHOT_TIMEOUT = { timeout: 60_000, interval: 100 };

/** Scans the memory of every process, including each PostgreSQL process. */
export async function scanMemory(stage: Stage, scanner: Scanner): Promise<Findings> {
  const own = Array.from(stage.processes.values(), ({ name, child }) => [name, child.pid!] as const);
  const ofPostgres = await familyOf(stage.folder('postgres', 'data', 'postmaster.pid'));
  const all = [...own, ...ofPostgres.map((pid) => ['postgres', pid] as const)];
  return collect(
    all,
    ([name]) => `memory of ${name}`,
    async ([name, pid]) => {
      try {
        return await scanner.find(memoryOf(pid));
      } catch (error) {
        // A PostgreSQL connection can end at any time.
        if (name === 'postgres' && (error as NodeJS.ErrnoException).code === 'ESRCH') return [];
        throw error;
      }
    },
  );
}

/** Scans a heap snapshot of every Node process. A snapshot contains the strings that are still in use. */
export async function scanSnapshots(stage: Stage, scanner: Scanner): Promise<Findings> {
  const names = [...stage.processes.keys()];
  return collect(
    names,
    (name) => `heap snapshot of ${name}`,
    async (name) => scanner.find(contentOf([await snapshotOf(stage, name)])),
  );
}

async function snapshotOf(stage: Stage, name: string): Promise<string> {
  const files = () => globSync('*.heapsnapshot', { cwd: stage.folder('snapshots', name) });
  const before = files();
  stage.processes.get(name)!.child.kill('SIGUSR2');
  return vi.waitFor(async () => {
    const file = files().find((each) => !before.includes(each));
    expect(file, name).toBeDefined();
    const path = stage.folder('snapshots', name, file!);
    expect(await lastBytesOf(path)).toMatch(/\]\s*\}\s*$/);
    return path;
  }, SNAPSHOT_TIMEOUT);
}

async function lastBytesOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const length = Math.min(8, statSync(path).size);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, statSync(path).size - length);
    return buffer.toString();
  } finally {
    await file.close();
  }
}

/** Scans the database, its files and its log, and all logs, traces, metrics and temporary files. */
export async function scanFiles(stage: Stage, scanner: Scanner): Promise<Findings> {
  for (const [name, url] of stage.metricsUrls) {
    await writeFile(stage.folder('metrics', name), await (await fetch(url)).text());
  }
  const dump = stage.folder('dump.sql');
  await run(join(installedBinaries()!, 'pg_dump'), ['--file', dump, stage.postgres.url]);
  const places = {
    'database dump': [dump],
    'database files': filesBelow(stage.folder('postgres', 'data')),
    'PostgreSQL log': [stage.folder('postgres', 'log')],
    logs: filesBelow(stage.folder('logs')),
    traces: filesBelow(stage.folder('traces')),
    metrics: filesBelow(stage.folder('metrics')),
    'temporary files': filesBelow(stage.folder('files')),
  };
  return collect(
    Object.entries(places),
    ([place]) => place,
    ([, files]) => scanner.find(contentOf(files)),
  );
}

const filesBelow = (folder: string) =>
  globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

async function* contentOf(files: readonly string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file, { highWaterMark: 1024 * 1024 });
}

async function collect<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => string,
  find: (item: Item) => Promise<string[]>,
): Promise<Findings> {
  const findings: Record<string, string[]> = {};
  for (const item of items) {
    const place = placeOf(item);
    const found = [...(findings[place] ?? []), ...(await find(item))];
    if (found.length > 0) findings[place] = [...new Set(found)].sort();
  }
  return findings;
}
