import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange, Forward, Result } from '../../../../packages/server/test/support/exchange-proxy.ts';
import type { Stage } from '../stage.ts';
import { allFaults, patienceOf } from './faults.ts';
import type { Lane } from './lane.ts';
import { operationOf } from './operations.ts';
import type { Place } from './places.ts';
import type { Plan } from './plan.ts';

const LONGEST_DELAY_MS = 40;

type Parties = {
  readonly lane: Lane;
  readonly stage: Stage;
  readonly startRival: () => Promise<unknown>;
};

export type Disturbance = ReturnType<typeof createDisturbance>;

/** Creates the function that disturbs the plan's request once and starts the rival. */
export function createDisturbance(
  { place, number, rival, rivalAt }: Plan,
  orderId: string,
  { lane, stage, startRival }: Parties,
) {
  let isBack = false;
  let hasOccurred = false;
  let isPrepared = place.at !== 'voidTransaction';

  /** Returns false for payments of other histories, which this lane's worker may have taken over. */
  async function isOwn({ path, body }: Exchange): Promise<boolean> {
    const [attempt] = /att_[\w-]+/.exec(`${path} ${body}`) ?? [];
    if (!attempt) return true;
    const query = 'select from payment_attempt where id = $1 and order_id = $2';
    return (await stage.pool.query(query, [attempt, orderId])).rowCount === 1;
  }

  async function handle(exchange: Exchange, forward: Forward): Promise<Result> {
    const operation = operationOf(exchange, isBack);
    if (!operation || !(await isOwn(exchange))) return forward();
    // A payment is voided only if the start of 3D Secure gets no response.
    if (!isPrepared && operation === 'start3ds') {
      isPrepared = true;
      await forward();
      return 'cut';
    }
    if (hasOccurred && operation === rivalAt) await compete();
    if (hasOccurred || operation !== place.at) return forward();
    hasOccurred = true;
    if (rivalAt === 'disturbance') await compete();
    return 'fault' in place ? allFaults[place.fault](exchange, forward, patienceOf(operation)) : kill(place, forward);
  }

  /** The expiry rival acts before the request arrives. All other rivals act at the same time as the request. */
  async function compete(): Promise<void> {
    const acting = startRival();
    if (rival === 'expiry') await acting;
  }

  async function kill({ kill, phase }: Extract<Place, { kill: unknown }>, forward: Forward): Promise<Result> {
    switch (phase) {
      case 'before':
        await lane.kill(kill);
        return forward();
      case 'during': {
        const answer = forward();
        answer.catch(() => {});
        await wait((number * 7) % LONGEST_DELAY_MS);
        await lane.kill(kill);
        return answer;
      }
      case 'after':
        await forward();
        await lane.kill(kill);
        return 'cut';
    }
  }
  return {
    handle,
    hasOccurred: () => hasOccurred,
    /** Records that the traveller has confirmed the payment at the bank. */
    confirmed() {
      isBack = true;
    },
  };
}
