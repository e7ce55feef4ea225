import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { failuresOf } from '../figures.ts';
import { isBackWithin, onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';

const DISK = '300m';
const FULL_MS = 20_000;
const PIECE = Buffer.alloc(1_000_000);

export const diskFull: Scenario = {
  title: 'the disk of PostgreSQL is full for 20 s: not ready, nothing lost, back within a second of there being room',
  needs: ['postgres', 'mount'],
  async run(progress) {
    const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]);
    try {
      return await onPostgres({
        name: 'disk-full',
        progress,
        postgres: { folder, settings: { min_wal_size: '32MB', max_wal_size: '64MB' } },
        async disturb({ postgres, sent, begin }) {
          progress('the disk is filled');
          const ballast = join(folder, 'ballast');
          const end = begin();
          const from = performance.now();
          while (performance.now() < from + FULL_MS) {
            fill(ballast);
            await wait(100);
          }
          const during = sent.filter(({ at }) => at >= from);
          const notes = [`while it was full ${during.length} requests, ${JSON.stringify(failuresOf(during))}`];
          rmSync(ballast);
          if (postgres.hasEnded()) {
            notes.push('PostgreSQL had ended, and was started again');
            await postgres.start();
          }
          end();
          return notes;
        },
        isKept: (seen) => isBackWithin(1_000)(seen) && seen.readiness!.some(({ status }) => status === 503),
      });
    } finally {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    }
  },
};

/** To the last byte. */
function fill(file: string): void {
  const into = openSync(file, 'a');
  try {
    for (;;) writeSync(into, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(into);
  }
}
