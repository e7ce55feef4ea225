import { setTimeout as wait } from 'node:timers/promises';
import { firstWriteAfter, longestGap } from '../figures.ts';
import { underTraffic } from '../on-postgres.ts';
import { startPatroni } from '../patroni.ts';
import type { Scenario, Seen } from '../scenario.ts';
import { createServiceDatabase, openStage } from '../stage.ts';

const PROCESSES = 2;
const BACK_WITHIN_MS = 60_000;
/** Replication lag of the asynchronous standby when the leader is killed. */
const LAG_MS = 2_000;
const KILLS = 2;

/**
 * Kills the leader's node several times. Each time, the standby takes over and the old leader returns as the new
 * standby.
 */
export const failover: Scenario = {
  title: 'Patroni: the leader is killed, with synchronous replication: writes go on by themselves, nothing is lost',
  needs: ['patroni', 'etcd', 'postgres'],
  run: (progress) =>
    onPatroni(true, progress, async ({ cluster, writesAgain, begin }) => {
      const notes: string[] = [];
      for (let killed = 0; killed < KILLS; killed += 1) {
        progress('waiting for the standby');
        await cluster.standbyIsThere();
        const leader = (await cluster.leader())!;
        progress(`the leader, ${leader.name}, is killed`);
        const end = begin();
        await leader.kill();
        notes.push(await writesAgain());
        end();
        await leader.start();
      }
      return notes;
    }),
};

/** The standby lags behind, so transactions that are confirmed during the lag are lost. */
export const failoverAsynchronous: Scenario = {
  title: `Patroni with asynchronous replication, the standby ${LAG_MS / 1000} s behind: how much is lost`,
  needs: ['patroni', 'etcd', 'postgres'],
  run: async (progress) => {
    const seen = await onPatroni(false, progress, async ({ cluster, writesAgain, begin }) => {
      await cluster.standbyIsThere();
      const leader = (await cluster.leader())!;
      const standby = cluster.nodes.find((node) => node !== leader)!;
      const receiver = await standby.receiver();
      process.kill(receiver, 'SIGSTOP');
      await wait(LAG_MS);
      progress(`the leader, ${leader.name}, is killed`);
      const end = begin();
      await leader.kill();
      // Stops the receiver before it reads the data that has arrived at its socket. Between two machines, this data
      // would be lost in transit.
      process.kill(receiver, 'SIGTERM');
      process.kill(receiver, 'SIGCONT');
      const note = await writesAgain();
      end();
      return [note];
    });
    // This scenario requires only that writes succeed again.
    return { ...seen, isKept: seen.faults.every(({ from }) => firstWriteAfter(seen.sent, from) !== undefined) };
  },
};

type Disturbed = {
  readonly cluster: Awaited<ReturnType<typeof startPatroni>>;
  readonly begin: () => () => void;
  /** Waits for a successful write. Returns a note that contains the duration. */
  readonly writesAgain: () => Promise<string>;
};

async function onPatroni(
  isSynchronous: boolean,
  progress: (line: string) => void,
  disturb: (disturbed: Disturbed) => Promise<readonly string[]>,
): Promise<Seen> {
  progress('etcd, two nodes, two processes');
  const cluster = await startPatroni({ isSynchronous });
  try {
    const url = await createServiceDatabase(cluster.url);
    const name = isSynchronous ? 'failover' : 'failover-asynchronous';
    const stage = await openStage({ name, url, processes: PROCESSES });
    try {
      return await underTraffic({
        stage,
        progress,
        disturb: ({ sent, begin }) => {
          async function writesAgain(): Promise<string> {
            const from = performance.now();
            const giveUpAt = from + BACK_WITHIN_MS;
            while (performance.now() < giveUpAt) {
              await wait(50);
              const after = firstWriteAfter(sent, from);
              if (after !== undefined) {
                const gap = longestGap(sent.filter(({ at }) => at > from - 1_000));
                return `the first write ${(after / 1000).toFixed(1)} s after the kill; ${(gap / 1000).toFixed(1)} s without any success`;
              }
            }
            return `no write within ${BACK_WITHIN_MS / 1000} s`;
          }
          return disturb({ cluster, begin, writesAgain });
        },
        isKept: ({ sent, faults, violations }) =>
          violations.length === 0 && faults.every(({ until }) => firstWriteAfter(sent, until) !== undefined),
      });
    } finally {
      await stage.close();
    }
  } finally {
    await cluster.stop();
  }
}
