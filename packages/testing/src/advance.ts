import type { Sandbox } from '@agency-booking/sandbox';
import type { EmbeddedService, Watched } from '@agency-booking/server/world';
import type { Clock } from './clock.ts';

type Deps = {
  readonly clock: Clock;
  readonly service: Pick<EmbeddedService, 'jobs' | 'due' | 'setClock' | 'vacuum'>;
  readonly sandbox: Pick<Sandbox, 'faults' | 'publisher' | 'answerOf'>;
};

type Job = EmbeddedService['jobs'][number];

/** Number of rounds after which the world assumes that all remaining work is waiting for paused parties. */
const MOST_ROUNDS = 1_000;
const MOMENTS_PER_VACUUM = 500;

/**
 * Moves the clock to a time. The clock stops whenever a job or a party has work to do. Every job then runs one round,
 * as it does every second in the service. Times without work are skipped.
 */
export function createAdvance({ clock, service, sandbox }: Deps) {
  const { jobs, due, setClock, vacuum } = service;
  const every = new Map(jobs.map(({ name, everyMilliseconds }) => [name, everyMilliseconds]));
  const rates = jobs.find(({ name }) => name === 'exchangeRates')!;
  /** The latest response for each reservation that the service has polled. */
  const seen = new Map<string, string>();
  /** The latest exchange rate publication that the service has fetched. */
  let published: string | undefined;
  let moments = 0;

  async function moveTo(at: Date): Promise<void> {
    clock.set(at);
    await setClock(at);
  }

  async function round(isDue: (job: Job) => boolean): Promise<void> {
    const polled = await due.watched(clock.now());
    await clock.runScheduled();
    for (const job of jobs) if (isDue(job)) await job.runOnce();
    for (const attempt of polled) seen.set(attempt.id, answerAt(attempt, clock.now()));
    if (isDue(rates)) published = JSON.stringify(sandbox.publisher.latest());
    moments += 1;
    if (moments % MOMENTS_PER_VACUUM === 0) await vacuum();
  }

  /** Reads from the sandbox as if the clock showed the given time, without moving the clock for other code. */
  function at<Result>(time: Date, read: () => Result): Result {
    const now = clock.now();
    clock.set(time);
    const result = read();
    clock.set(now);
    return result;
  }

  const answerAt = ({ id, party }: Watched, time: Date) => at(time, () => sandbox.answerOf(party, `rsv:${id}`));
  const isQuiet = (party: string) =>
    sandbox.faults.of(party) === 'normal' && sandbox.faults.nextOf(party) === undefined;

  /**
   * Postpones polls that would receive an unchanged response. Returns the time of the first poll with a different
   * response, if it is before `by`.
   */
  async function skipQuietPolls(by: Date): Promise<Date | undefined> {
    const postponed = new Map<string, Date>();
    let first: Date | undefined;
    for (const attempt of await due.watched(by)) {
      const known = isQuiet(attempt.party) ? seen.get(attempt.id) : undefined;
      let poll = attempt.dueAt;
      for (;;) {
        const time = onGrid(poll, every.get('watch')!, clock.now());
        const next = time < by && known === answerAt(attempt, time) ? due.nextLook(attempt, time) : undefined;
        if (!next) break;
        poll = next;
      }
      if (poll > attempt.dueAt) postponed.set(attempt.id, poll);
      first = earliest(first, onGrid(poll, every.get('watch')!, clock.now()));
    }
    await due.postpone(postponed);
    return first;
  }

  /** Returns the time of the next exchange rate fetch that will find a new publication. */
  function nextPublication(by: Date): Date | undefined {
    let time = onGrid(clock.now(), rates.everyMilliseconds, clock.now());
    while (time < by) {
      if (at(time, () => JSON.stringify(sandbox.publisher.latest())) !== published) return time;
      time = new Date(time.getTime() + rates.everyMilliseconds);
    }
    return undefined;
  }

  async function nextMoment(target: Date): Promise<Date | undefined> {
    const now = clock.now();
    const scheduled = clock.nextAt();
    const dated = Object.entries(await due.first(now)).map(
      ([job, moment]) => moment && onGrid(moment, every.get(job)!, now),
    );
    const before = [...dated, scheduled && onGrid(scheduled, 1_000, now)].reduce(earliest, target)!;
    const next = [nextPublication(before), await skipQuietPolls(before)].reduce(earliest, before)!;
    return next < target ? next : undefined;
  }

  /** Runs all work that is due at the current time, until none is left except work for paused parties. */
  async function settle(): Promise<void> {
    let left = '';
    for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
      await round(() => true);
      const now = clock.now();
      const first = await due.first(now);
      const isDue = (moment: Date | undefined) => moment !== undefined && moment <= now;
      const watched = await due.watched(now);
      if (!Object.values(first).some(isDue) && watched.length === 0 && !isDue(clock.nextAt())) return;
      const before = left;
      left = JSON.stringify([first, watched]);
      if (left === before) return;
    }
  }

  return {
    async advanceTo(target: Date): Promise<void> {
      // The test may have changed anything since the previous call.
      seen.clear();
      published = undefined;
      for (;;) {
        const next = await nextMoment(target);
        if (!next) break;
        await moveTo(next);
        await round(({ everyMilliseconds }) => next.getTime() % everyMilliseconds === 0);
      }
      await moveTo(target);
      await settle();
    },
    /** Moves the clock without running the work that becomes due in between. */
    moveTo,
  };
}

/** Returns the time of a loop's first round that is after `now` and not before `moment`. */
function onGrid(moment: Date, everyMilliseconds: number, now: Date): Date {
  const after = Math.max(moment.getTime(), now.getTime() + 1);
  return new Date(Math.ceil(after / everyMilliseconds) * everyMilliseconds);
}

function earliest(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return other < one ? other : one;
}
