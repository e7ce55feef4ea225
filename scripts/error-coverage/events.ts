import { expect, vi } from 'vitest';
import type { EventPage } from '../../packages/server/src/generated/types.ts';
import { sessionsOf } from '../../packages/server/test/operations/payments/sessions.ts';
import { oneWay, startTransfers } from '../../packages/server/test/operations/transfer-orders/transferring.ts';
import { startHooking } from '../../packages/server/test/operations/webhooks/hooking.ts';
import { adminOn } from '../../packages/server/test/support/admin.ts';

const WATCHED_SECONDS = 120;
const AT_BANK_SECONDS = 15 * 60;
const SESSION_SECONDS = 3_600 + 60;
const A_YEAR_SECONDS = 365 * 86_400;

/** An action that causes an event, and a word that the chapter's row must contain. */
type Happening = readonly [named: string, happen: () => Promise<unknown>];

/** Returns an action for each row of the chapter's event table, keyed by the first event named in the row. */
export async function startEvents() {
  const cars = await startHooking({ PROCESSOR_DEADLINE_MS: '3000' });
  const transfers = await startTransfers({ TRANSFER_ORDER_TTL_SECONDS: '60' });
  const admin = adminOn(cars.service.database, cars.clock);

  const car = async (lastName?: string) => (await cars.order({ lastName })).id;
  const transfer = (lastName = 'Kaya') => transfers.ordered({ passenger: { lastName } });
  async function paidCar(lastName?: string): Promise<string> {
    const id = await car(lastName);
    await cars.payByLimit(id);
    return id;
  }
  async function paidTransfer(lastName?: string): Promise<string> {
    const id = await transfer(lastName);
    await transfers.pay(id);
    return id;
  }
  async function driven(lastName: string): Promise<void> {
    const offer = await transfers.anOffer('horizon', oneWay);
    await transfers.pay(await transfers.ordered({ offer, passenger: { lastName } }));
    await transfers.service.later(WATCHED_SECONDS);
  }
  async function atBank(): Promise<string> {
    const id = await car();
    await cars.pay(id, { isWith3DSecure: true });
    return id;
  }
  const sessions = sessionsOf(cars);
  async function paidSession(lastName?: string): Promise<void> {
    const session = await sessions.newSession({ lastName });
    await sessions.atBank(session, (await sessions.start(session)).body);
    await cars.service.later(WATCHED_SECONDS);
    cars.service.takeErrors();
  }
  const press = (path: string) => fetch(`${cars.sandbox.url}/console/${path}`, { method: 'POST', redirect: 'manual' });
  const credit = async (operation: string, id: number, ...args: string[]) =>
    admin.json(operation, '--agencyId', '1', '--recordId', String(id), ...args);

  const happenings: Readonly<Record<string, Happening>> = {
    'carOrder.pending': ['ordered', () => Promise.all([car(), transfer()])],
    'carOrder.reserved': ['paid', () => Promise.all([paidCar(), paidTransfer()])],
    'carOrder.failed': ['Refused', () => Promise.all([paidCar('Refused'), paidTransfer('Refused')])],
    'carOrder.cancelled': [
      'cancelled',
      async () => {
        await cars.cancel(await paidCar());
        await transfers.cancel(await paidTransfer());
      },
    ],
    'refund.pending': ['in time', async () => cars.cancel(await paidCar())],
    'transferOrder.legCanceled': [
      'Droppedreturn',
      async () => {
        await paidTransfer('Droppedreturn');
        await transfers.service.later(WATCHED_SECONDS);
      },
    ],
    'carOrder.changed': [
      'erasePerson',
      async () => {
        const id = await car();
        await cars.cancel(id);
        await admin.json('erasePerson', '--person.orderId', id, '--reason', 'personAsked');
      },
    ],
    'transferOrder.changed': [
      'changeTransferFlight',
      async () => transfers.changeFlight(await paidTransfer(), { flightNumber: 'TK1984' }),
    ],
    'refund.delayed': [
      '4000000000005126',
      async () => {
        const id = await car();
        await cars.pay(id, { cardNumber: '4000000000005126' });
        await cars.cancel(id);
        await cars.service.later(WATCHED_SECONDS);
        cars.service.takeErrors();
      },
    ],
    'ride.assigned': ['Driven', () => driven('Driven')],
    'ride.delayed': ['Latedriver', () => driven('Latedriver')],
    'ride.noShow': ['Noshow', () => driven('Noshow')],
    'payment.awaiting3ds': ['isWith3DSecure', atBank],
    'payment.declined': ['4129111111111111', async () => cars.pay(await car(), { cardNumber: '4129111111111111' })],
    'payment.voided': [
      '4000000000002081',
      async () => {
        const id = await car();
        const before = cars.sandbox.transactions().length;
        const paying = cars.pay(id, { cardNumber: '4000000000002081' });
        await vi.waitFor(() => expect(cars.sandbox.transactions()).toHaveLength(before + 1), { timeout: 30_000 });
        cars.sandbox.faults.set('PROCESSOR', 'failing');
        await paying;
        await cars.service.later(WATCHED_SECONDS);
        cars.sandbox.faults.set('PROCESSOR', 'normal');
        await cars.service.later(WATCHED_SECONDS);
        cars.service.takeErrors();
      },
    ],
    'payment.withdrawn': ['another card', async () => cars.pay(await atBank())],
    'payment.expired': [
      '15 minutes',
      async () => {
        await atBank();
        await cars.service.later(2 * AT_BANK_SECONDS);
      },
    ],
    'payment.chargedLate': [
      'Charge',
      async () => {
        const id = await atBank();
        await press(`transactions/${cars.sandbox.transactions()[0]!.reference}/charge`);
        await cars.pay(id);
        await cars.service.later(WATCHED_SECONDS);
      },
    ],
    'paymentSession.open': ['confirmed at the bank', () => paidSession()],
    'paymentSession.failed': ['Refused', () => paidSession('Refused')],
    'paymentSession.expired': [
      'not used in time',
      async () => {
        await sessions.cancelSession(await sessions.newSession());
        await sessions.newSession();
        cars.clock.advance(SESSION_SECONDS);
        await cars.service.endLapsedOrders();
      },
    ],
    'creditRecord.held': ['on credit', () => paidCar()],
    'creditRecord.released': ['Refused', () => paidCar('Refused')],
    'creditRecord.refunded': ['cancelled', async () => cars.cancel(await paidCar())],
    'creditRecord.opened': [
      'grantCredit',
      async () => {
        const grant = ['--agencyId', '1', '--granted', '10 TRY', '--reference', 'BT-1'];
        const { id } = await admin.json<{ id: number }>('grantCredit', ...grant);
        await credit('adjustCredit', id, '--change', '5 TRY', '--reference', 'BT-2');
        await credit('adjustCredit', id, '--change', '-5 TRY', '--reference', 'BT-3');
      },
    ],
    'creditRecord.deactivated': [
      'deactivates',
      async () => {
        const { results } = await admin.json<{ results: [{ id: number }] }>('listCreditRecords', '--agencyId', '1');
        for (const isActive of ['false', 'true'])
          await credit('changeCreditRecord', results[0].id, '--isActive', isActive);
      },
    ],
    'webhookEndpoint.pinged': [
      'pingWebhookEndpoint',
      async () => cars.ping((await cars.made({ types: ['webhookEndpoint.pinged'] })).endpoint.id),
    ],
    'webhookEndpoint.disabled': [
      '410',
      async () => {
        const { endpoint } = await cars.made({ types: ['webhookEndpoint.pinged'] });
        cars.receiver.answer({ status: 410 });
        await cars.ping(endpoint.id);
        await cars.sendLater(1);
      },
    ],
    'transferOrder.expired': [
      'TRANSFER_ORDER_TTL_SECONDS=60',
      async () => {
        await transfer();
        transfers.clock.advance(WATCHED_SECONDS);
        await transfers.service.endLapsedOrders();
      },
    ],
    'carOrder.removed': [
      'pick-up',
      async () => {
        await car();
        cars.clock.advance(A_YEAR_SECONDS);
        await cars.service.endLapsedOrders();
      },
    ],
  };

  async function positions(): Promise<readonly number[]> {
    return Promise.all(
      [cars, transfers].map(async ({ service, tokenOf }) => {
        const { body } = await service.api<EventPage>('GET', '/events?limit=1', { token: await tokenOf('horizon') });
        return body.lastPosition;
      }),
    );
  }

  return {
    happenings,
    /** Returns the types of events that the agency receives during an action. */
    async heardOf(happen: () => Promise<unknown>): Promise<string[]> {
      const before = await positions();
      await happen();
      const pages = await Promise.all(
        [cars, transfers].map(async ({ service, tokenOf }, at) => {
          const path = `/events?after=${before[at]}&limit=100`;
          return service.api<EventPage>('GET', path, { token: await tokenOf('horizon') });
        }),
      );
      return pages.flatMap(({ body }) => body.results.map(({ type }) => type));
    },
    async stop() {
      await admin.close();
      await transfers.stop();
      await cars.stop();
    },
  };
}
