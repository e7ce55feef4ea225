import { setTimeout as wait } from 'node:timers/promises';
import type { AgencyName } from '../../../packages/server/test/support/agencies.ts';
import { type PostgresOptions, type RunningPostgres, startPostgres } from '../../ci/postgres.ts';
import type { openDesk } from './desk.ts';
import { type Sent, wellAfter } from './figures.ts';
import { watchReadiness } from './readiness.ts';
import type { Progress, Seen } from './scenario.ts';
import { createServiceDatabase, openStage, type Stage, type StageOptions } from './stage.ts';
import { startTraffic } from './traffic.ts';

const PER_SECOND = Number(process.env.PER_SECOND ?? 20);
const BEFORE_MS = 5_000;
const AFTER_MS = 10_000;

type Trial = {
  readonly postgres: RunningPostgres;
  readonly stage: Stage;
  readonly sent: readonly Sent[];
  readonly progress: Progress;
  /** Marks the start of a fault and returns the function that marks its end. */
  readonly begin: () => () => void;
};

type Options = {
  readonly name: string;
  readonly progress: Progress;
  readonly postgres?: PostgresOptions;
  readonly stage?: Partial<StageOptions>;
  readonly perSecond?: number;
  readonly agencies?: readonly AgencyName[];
  /** Creates the agencies' requests. Defaults to a mixture of all kinds. */
  readonly openDesk?: typeof openDesk;
  /** Causes the fault during traffic and returns notes for the report. */
  readonly disturb: (trial: Trial) => Promise<readonly string[]>;
  readonly isKept: (seen: Omit<Seen, 'isKept'>) => boolean;
};

/** Runs the service on a dedicated PostgreSQL server, with traffic before, during and after the fault. */
export async function onPostgres({ name, postgres: options, stage: stageOptions, disturb, ...trial }: Options) {
  const postgres = await startPostgres(options);
  try {
    const url = await createServiceDatabase(postgres.url);
    const stage = await openStage({ name, url, ...stageOptions });
    try {
      return await underTraffic({ ...trial, stage, disturb: (given) => disturb({ ...given, postgres }) });
    } finally {
      await stage.close();
    }
  } finally {
    await postgres.stop();
  }
}

type UnderTraffic = Pick<Options, 'progress' | 'isKept' | 'perSecond' | 'agencies' | 'openDesk'> & {
  readonly stage: Stage;
  readonly disturb: (trial: Omit<Trial, 'postgres'>) => Promise<readonly string[]>;
};

/** Rejects on Ctrl-C or SIGTERM, so that the run ends and everything that it started is stopped. */
export const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => reject(new Error(`ended by ${signal}`)));
});

export async function underTraffic(options: UnderTraffic): Promise<Seen> {
  const { stage, perSecond = PER_SECOND, agencies, progress, disturb, isKept } = options;
  const faults: { from: number; until: number }[] = [];
  const begin = () => {
    const fault = { from: performance.now(), until: Number.POSITIVE_INFINITY };
    faults.push(fault);
    return () => {
      fault.until = performance.now();
    };
  };
  progress(`${perSecond} requests a second`);
  const traffic = await startTraffic(stage.balancer.url, perSecond, agencies, options.openDesk);
  const stopWatching = watchReadiness(stage.processes);
  await wait(BEFORE_MS);
  const notes = await Promise.race([disturb({ stage, sent: traffic.sent, progress, begin }), interrupted]);
  await wait(AFTER_MS);
  await traffic.stop();
  const readiness = await stopWatching();
  progress('comparing the ledgers');
  const violations = await stage.audit(traffic);
  const seen = { sent: traffic.sent, faults, readiness, violations, notes };
  return { ...seen, isKept: isKept(seen) };
}

/**
 * Checks that every response was correct, and that no request failed later than the given time after the last fault.
 */
export const isBackWithin =
  (milliseconds: number) =>
  ({ sent, faults, violations }: Omit<Seen, 'isKept'>): boolean =>
    violations.length === 0 && wellAfter(sent, faults.at(-1)!.until) <= milliseconds;
