import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { oneWay, startTransfers, type Transfers } from '../operations/transfer-orders/transferring.ts';
import { TEST_START } from '../support/clock.ts';

/** Test card whose charge never gets a response from the processor. */
const SILENT_CARD = '4000000000002081';
const DECLINED_CARD = '4129111111111111';

describe('available actions of a car order', () => {
  let paying: Paying;
  beforeAll(async () => {
    paying = await startPaying();
  });
  afterAll(async () => {
    await paying.checkMoney();
    await paying.stop();
  });

  const paid = async (lastName?: string) => {
    const { id } = await paying.order({ lastName });
    await paying.pay(id);
    return id;
  };
  const situations: [string, string[], () => Promise<string>][] = [
    ['unpaid', ['pay', 'cancel'], async () => (await paying.order()).id],
    [
      'whose card was declined',
      ['pay', 'cancel'],
      async () => {
        const { id } = await paying.order();
        expect((await paying.pay(id, { cardNumber: DECLINED_CARD })).status).toBe(402);
        return id;
      },
    ],
    [
      'whose customer is at the bank',
      ['pay', 'cancel'],
      async () => {
        const { id } = await paying.order();
        expect((await paying.pay(id, { isWith3DSecure: true })).body.status).toBe('redirect_required');
        return id;
      },
    ],
    [
      'whose charge has no answer',
      [],
      async () => {
        const { id } = await paying.order();
        expect((await paying.pay(id, { cardNumber: SILENT_CARD })).status).toBe(500);
        return id;
      },
    ],
    [
      'whose vendor has not answered the reservation',
      [],
      async () => {
        const { id } = await paying.order({ lastName: 'Broken' });
        expect((await paying.pay(id)).status).toBe(500);
        return id;
      },
    ],
    ['that is reserved', ['cancel'], () => paid()],
    [
      'whose cancellation is in progress',
      [],
      async () => {
        const id = await paid('Cancelpending');
        expect((await paying.cancel(id)).body.status).toBe('pending');
        return id;
      },
    ],
    [
      'whose vendor has refused the cancellation',
      ['cancel'],
      async () => {
        const id = await paid('Cancelrefused');
        expect((await paying.cancel(id)).body.status).toBe('failed');
        return id;
      },
    ],
    [
      'that is cancelled',
      [],
      async () => {
        const id = await paid();
        await paying.cancel(id);
        return id;
      },
    ],
    ['whose reservation has failed', [], () => paid('Refused')],
  ];

  test.each(situations)(
    'an order %s offers %j consistently in the order, the list and the eligibility',
    async (_, actions, arrange) => {
      const id = await arrange();
      const { availableActions, paymentRequirement, paymentCurrency, status } = (await paying.read(id)).body;
      expect(availableActions).toEqual(actions);
      expect(paymentRequirement !== undefined).toBe(actions.includes('pay'));
      expect(await paying.eligibility(id)).toMatchObject({ cancellable: actions.includes('cancel') });
      const { body } = await paying.service.api<{ results: { id: string; availableActions: string[] }[] }>(
        'GET',
        '/orders',
        { token: await paying.tokenOf('horizon') },
      );
      const listed = body.results.find((order) => order.id === id)!;
      expect(listed).toMatchObject({ availableActions, status, paymentCurrency });
      expect('paymentRequirement' in listed).toBe(actions.includes('pay'));
    },
  );

  test.each(situations.filter(([name]) => !/refused|failed|is cancelled/.test(name)))(
    'an order %s can be cancelled only if it offers that: %j',
    async (_, actions, arrange) => {
      const { success } = (await paying.cancel(await arrange())).body;
      expect(success).toBe(actions.includes('cancel'));
    },
  );

  test.each(situations.filter(([, actions]) => actions.includes('pay')))(
    'an order %s can be paid: %j',
    async (_, __, arrange) => {
      expect((await paying.pay(await arrange())).body.status).toBe('success');
    },
  );
});

describe('available actions of a transfer order', () => {
  let transfers: Transfers;
  beforeAll(async () => {
    transfers = await startTransfers();
  });
  afterAll(async () => {
    await transfers.checkMoney();
    await transfers.stop();
  });

  const paid = async (lastName = 'Kaya') => {
    const offer = await transfers.anOffer('horizon', oneWay);
    const orderId = await transfers.ordered({ offer, passenger: { lastName } });
    await transfers.pay(orderId);
    return orderId;
  };
  const CHANGES = ['completePassengers', 'changeFlight'];
  const situations: [string, string[], () => Promise<string>][] = [
    ['unpaid', ['pay', ...CHANGES], () => transfers.ordered()],
    [
      'whose supplier has not answered the reservation',
      [],
      async () => {
        const orderId = await transfers.ordered();
        const supplier = await transfers.supplierOf(orderId);
        transfers.sandbox.faults.set(supplier, 'down');
        expect((await transfers.pay(orderId)).status).toBe(500);
        transfers.sandbox.faults.set(supplier, 'normal');
        return orderId;
      },
    ],
    ['that is reserved', ['cancel', ...CHANGES], () => paid()],
    [
      'whose cancellation is in progress',
      [],
      async () => {
        const orderId = await paid('Cancelpending');
        expect((await transfers.cancel(orderId)).status).toBe(422);
        return orderId;
      },
    ],
    [
      'that is canceled',
      [],
      async () => {
        const orderId = await paid();
        await transfers.cancel(orderId);
        return orderId;
      },
    ],
    [
      'whose ride is finished before its time',
      [],
      async () => {
        const orderId = await paid();
        const { vendorReservationId } = (await transfers.read(orderId)).body;
        transfers.sandbox.driveTransfer(vendorReservationId!, 'oneway', 'onTime');
        await transfers.service.later(120);
        const { legs } = (await transfers.read(orderId)).body;
        expect(legs![0]!.ride?.status).toBe('completed');
        return orderId;
      },
    ],
  ];

  test.each(situations)(
    'a transfer order %s offers %j, and only these actions succeed',
    async (_, actions, arrange) => {
      const orderId = await arrange();
      const { availableActions, passengers } = (await transfers.read(orderId)).body;
      expect(availableActions).toEqual(actions);
      expect((await transfers.eligibility(orderId)).body.cancellable).toBe(actions.includes('cancel'));
      const statuses = {
        completePassengers: (await transfers.completePassengers(orderId, passengers)).status,
        changeFlight: (await transfers.changeFlight(orderId, { flightNumber: 'TK1984' })).status,
        cancel: actions.includes('pay') ? 422 : (await transfers.cancel(orderId)).status,
      };
      for (const [action, status] of Object.entries(statuses))
        expect([action, status === 200]).toEqual([action, actions.includes(action)]);
      if (actions.includes('pay')) expect((await transfers.pay(orderId)).status).toBe(200);
    },
  );

  test('an expired transfer order offers no actions, also in the list', async () => {
    const orderId = await transfers.ordered();
    transfers.clock.set(new Date(Math.max(TEST_START.getTime(), transfers.clock.now().getTime()) + 3_600_000));
    expect((await transfers.read(orderId)).body).toMatchObject({ status: 'expired', availableActions: [] });
  });
});
