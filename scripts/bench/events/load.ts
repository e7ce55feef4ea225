import { setTimeout as wait } from 'node:timers/promises';
import type { AgencyName } from '../../../packages/server/test/support/agencies.ts';
import { type Answer, call } from '../../../packages/server/test/support/api.ts';
import {
  type FoundCar,
  type FoundTransfer,
  findCarAt,
  loginAt,
  orderAt,
  orderTransferAt,
  payAt,
  payByLimitAt,
  payTransferAt,
  searchTransfersAt,
  theTransferOf,
} from '../../../packages/server/test/support/live-booking.ts';

/** Order status that an agency received in a response. */
export type Reported = { readonly orderId: string; readonly type: string };

/** Interval between searches. Search results are valid for 15 minutes. */
const SEARCH_EVERY_MS = 600_000;
const AFTER_A_FAILURE_MS = 250;
/** Share of paid orders that are cancelled; the rest use up credit. */
const CANCELLED_SHARE = 0.95;

type Options = { readonly agencies: readonly AgencyName[]; readonly atOnce: number };

/** Processes `atOnce` orders at a time. If a call fails, the agency starts a new order. */
export async function startLoad(url: string, { agencies, atOnce }: Options) {
  const answered: Reported[] = [];
  const counts = { good: 0, bad: 0 };
  let isEnding = false;
  const desks = await Promise.all(agencies.map((agency) => openDesk(url, agency)));

  async function asked<Body>(asking: Promise<Answer<Body>>): Promise<Body | undefined> {
    const { status, body } = await asking.catch(() => ({ status: 0, body: undefined }));
    const isGood = status === 200 || status === 201;
    counts[isGood ? 'good' : 'bad'] += 1;
    if (isGood) return body;
    await wait(AFTER_A_FAILURE_MS);
    return undefined;
  }
  const tell = (orderId: string, type: string) => void answered.push({ orderId, type });

  async function bookCar({ token, car, hasCredit }: Desk): Promise<void> {
    const order = await asked(orderAt(url, token, await car()));
    if (!order) return;
    tell(order.id, 'carOrder.pending');
    const byLimit = hasCredit && Math.random() < 0.5;
    const paid = await asked((byLimit ? payByLimitAt : payAt)(url, token, order.id));
    if (paid?.status !== 'success') return;
    tell(order.id, 'carOrder.reserved');
    if (Math.random() > CANCELLED_SHARE) return;
    const done = await asked(call<{ status: string }>(`${url}/api/v1/order/${order.id}/cancel`, 'POST', { token }));
    if (done?.status === 'success') tell(order.id, 'carOrder.cancelled');
  }

  async function bookTransfer({ token, transfer, hasCredit }: Desk): Promise<void> {
    const order = await asked(orderTransferAt(url, token, await transfer()));
    if (!order) return;
    tell(order.orderId, 'transferOrder.pendingPayment');
    if (!hasCredit) return;
    const paid = await asked(payTransferAt(url, token, order.orderId));
    if (paid?.status !== 'reserved') return;
    tell(order.orderId, 'transferOrder.reserved');
    if (Math.random() > CANCELLED_SHARE) return;
    const path = `${url}/api/v1/transfer/orders/${order.orderId}/cancel`;
    const done = await asked(call<{ status: string }>(path, 'POST', { token }));
    if (done?.status === 'canceled') tell(order.orderId, 'transferOrder.canceled');
  }

  async function work(number: number): Promise<void> {
    const desk = desks[number % desks.length]!;
    while (!isEnding) await (Math.random() < 0.7 ? bookCar : bookTransfer)(desk).catch(() => wait(AFTER_A_FAILURE_MS));
  }
  const working = Array.from({ length: atOnce }, (_, number) => work(number));
  return {
    /** This list grows while the load is running. */
    answered: answered as readonly Reported[],
    counts: () => counts,
    async stop(): Promise<void> {
      isEnding = true;
      await Promise.all(working);
    },
  };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

async function openDesk(url: string, agency: AgencyName) {
  const token = await loginAt(url, agency);
  return {
    token,
    hasCredit: agency === 'horizon',
    car: kept<FoundCar>(() => findCarAt(url, token)),
    transfer: kept<FoundTransfer>(async () => theTransferOf((await searchTransfersAt(url, token)).body)),
  };
}

/** Shares one search among all callers that need it at the same time. */
function kept<Found>(search: () => Promise<Found | undefined>): () => Promise<Found> {
  let found: { readonly at: number; readonly value: Promise<Found> } | undefined;
  return () => {
    if (!found || performance.now() - found.at > SEARCH_EVERY_MS) {
      const value = search().then((one) => one ?? Promise.reject(new Error('nothing was found')));
      found = { at: performance.now(), value };
      value.catch(() => {
        found = undefined;
      });
    }
    return found.value;
  };
}
