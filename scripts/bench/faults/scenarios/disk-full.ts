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
  title:
    'the disk of PostgreSQL, pg_wal included, is full for 20 s: not ready, nothing lost; where PostgreSQL has ended it is started once there is room, and back within a second',
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
          let endedAfter: number | undefined;
          const ballast = join(folder, 'ballast');
          const end = begin();
          const from = performance.now();
          while (performance.now() < from + FULL_MS) {
            fill(ballast);
            if (postgres.hasEnded()) endedAfter ??= performance.now() - from;
            await wait(100);
          }
          const during = sent.filter(({ at }) => at >= from);
          const notes = [`while it was full ${during.length} requests, ${JSON.stringify(failuresOf(during))}`];
          rmSync(ballast);
          if (endedAfter === undefined) {
            notes.push('PostgreSQL kept running: nothing was started');
          } else {
            const startedAt = performance.now();
            await postgres.start();
            const [down, start] = [endedAfter, performance.now() - startedAt].map((ms) => (ms / 1000).toFixed(1));
            notes.push(
              `PostgreSQL ended ${down} s after the disk was full; the scenario started it with pg_ctl in ${start} s`,
            );
          }
          for (const note of notes) progress(note);
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
