import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Crash } from './external-systems.ts';
import { type Machine, startMachine } from './machine.ts';

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterEach(() => machine.check());
afterAll(() => machine.stop());

describe('successful payments', () => {
  test.each(['card', 'limit'] as const)(
    'a payment by %s is charged, booked and completed within the call',
    async (how) => {
      const order = await machine.newOrder();
      expect(await machine.pay(order, how)).toMatchObject({ kind: 'completed', isJoined: false });
      expect(await machine.statusOf(order)).toBe('reserved');
    },
  );

  test('a 3D Secure payment waits for the customer and completes in the callback', async () => {
    const order = await machine.newOrder();
    const paid = await machine.pay(order, '3ds');
    expect(paid).toMatchObject({ kind: 'challenge' });
    const { id } = (await machine.attemptsOf(order))[0]!;
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'challenge' });
    machine.external.authenticateCustomer(id);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'completed' });
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('a completed payment cannot be repeated', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'notPayable', current: { status: 'completed' } });
  });
});

describe('a single charge', () => {
  test.each(['card', 'limit'] as const)(
    '200 simultaneous payments by %s cause one charge and one booking',
    async (how) => {
      const order = await machine.newOrder();
      const before = machine.external.record();
      const outcomes = await Promise.all(Array.from({ length: 200 }, () => machine.pay(order, how)));
      expect(outcomes.filter((outcome) => outcome.kind === 'completed' && !outcome.isJoined)).toHaveLength(1);
      expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(
        new Set(outcomes.some(({ kind }) => kind === 'notPayable') ? ['completed', 'notPayable'] : ['completed']),
      );
      const after = machine.external.record();
      expect(after.charges.length - before.charges.length).toBe(how === 'card' ? 1 : 0);
      expect(after.reservations.length - before.reservations.length).toBe(1);
      expect(await machine.attemptsOf(order)).toHaveLength(1);
    },
  );

  test('ten simultaneous callbacks cause one charge and return the same outcome', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, '3ds');
    const { id } = (await machine.attemptsOf(order))[0]!;
    machine.external.authenticateCustomer(id);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => machine.callback(order, id)));
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(Array(10).fill('completed'));
  });

  test('two simultaneous callbacks return the same outcome even with a slow processor', async () => {
    for (const slowly of ['awaiting3ds.find', 'charging.find', 'charging.complete', 'charged.reserve'] as const) {
      const order = await machine.newOrder();
      await machine.pay(order, '3ds');
      const { id } = (await machine.attemptsOf(order))[0]!;
      machine.external.authenticateCustomer(id);
      machine.external.willGoAt(slowly, 'takesTime');
      const outcomes = await Promise.all([machine.callback(order, id), machine.callback(order, id)]);
      expect([slowly, ...outcomes.map((outcome) => outcome?.kind)]).toEqual([slowly, 'completed', 'completed']);
    }
  });

  test('a leased attempt cannot be leased again before the lease ends', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, '3ds');
    const { id } = (await machine.attemptsOf(order))[0]!;
    machine.external.authenticateCustomer(id);
    machine.external.willGoAt('awaiting3ds.find', 'crashBefore');
    await expect(machine.callback(order, id)).rejects.toThrow(Crash);
    // A second call of either kind finds the attempt still leased by the first.
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'inProgress' });
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'inProgress', isJoined: true });
    await machine.later(8);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'completed' });
  });

  test('forged and swapped callbacks change nothing', async () => {
    const [order, other] = [await machine.newOrder(), await machine.newOrder()];
    await machine.pay(order, '3ds');
    await machine.pay(other, '3ds');
    const { id } = (await machine.attemptsOf(order))[0]!;
    const { id: otherId } = (await machine.attemptsOf(other))[0]!;
    machine.external.authenticateCustomer(id);
    expect(await machine.callback(order, 'att_unknown')).toBeUndefined();
    expect(await machine.callback(order, id, 'T-wrong')).toBeUndefined();
    expect(await machine.callback(other, id)).toBeUndefined();
    expect(await machine.callback(order, id, `T-${otherId}`)).toBeUndefined();
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'awaiting3ds' }]);
  });
});

describe('unsuccessful payments', () => {
  test('a declined payment leaves the order payable, at most five times', async () => {
    const order = await machine.newOrder();
    for (let tries = 1; tries <= 5; tries += 1) {
      machine.external.willGo(['refuse']);
      expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'declined', decline: { bankCode: 5 } });
    }
    expect(await machine.pay(order, 'card')).toEqual({ kind: 'tooManyDeclines' });
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'completed' });
  });

  test('a payment above the remaining credit is declined, and nothing is held', async () => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    const outcome = await machine.pay(order, 'limit', 900_000_000);
    expect(outcome).toMatchObject({ kind: 'declined', decline: { reason: 'insufficientLimit' } });
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });

  test.each(['card', 'limit'] as const)('a payment by %s is returned when the vendor refuses', async (how) => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    machine.external.willGo(how === 'card' ? ['well', 'refuse'] : ['refuse']);
    expect(await machine.pay(order, how)).toMatchObject({ kind: 'failed', attempt: { bookingMessage: 'sold out' } });
    expect(await machine.statusOf(order)).toBe('failed');
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
    expect(await machine.pay(order, how)).toMatchObject({ kind: 'notPayable' });
  });

  test('a charge without a response is unknown, and is found by its reference when the payment is repeated', async () => {
    const order = await machine.newOrder();
    machine.external.willGo(['silent']);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed', isJoined: true });
    expect(await machine.attemptsOf(order)).toHaveLength(1);
  });

  test('a charge without a response is completed by the worker if the payment is not repeated', async () => {
    const order = await machine.newOrder();
    machine.external.willGo(['silent']);
    await machine.pay(order, 'card');
    await machine.later(4);
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('a charge that never arrived is voided when the payment is repeated, and the order stays payable', async () => {
    const order = await machine.newOrder();
    machine.external.willGo(['lost']);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'voided' });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test('a charge that stays unknown is joined, then voided, and the order stays payable', async () => {
    const order = await machine.newOrder();
    machine.external.willGo(Array<'lost'>(40).fill('lost'));
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown', isJoined: true });
    await machine.later(80);
    machine.external.willGo([]);
    await machine.later(20);
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'voided' }]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test('a 3D Secure payment is completed when the silent processor responds again', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, '3ds');
    const { id } = (await machine.attemptsOf(order))[0]!;
    machine.external.authenticateCustomer(id);
    machine.external.willGo(['lost']);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'unknown' });
    await machine.later(8);
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('a booking that the vendor accepted without responding is found by its reference', async () => {
    const order = await machine.newOrder();
    machine.external.willGo(['well', 'silent', 'lost']);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    await machine.later(10);
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('a booking is cancelled and its payment reversed if the vendor is silent past the deadline', async () => {
    const order = await machine.newOrder();
    machine.external.willGo(['well', ...Array<'lost'>(40).fill('lost')]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    await machine.later(400);
    machine.external.willGo([]);
    await machine.later(60);
    expect(await machine.statusOf(order)).toBe('failed');
  });

  test('a 3D Secure payment expires after 15 minutes without a return, authenticated or not', async () => {
    for (const isAuthenticated of [false, true]) {
      const order = await machine.newOrder();
      await machine.pay(order, '3ds');
      const { id } = (await machine.attemptsOf(order))[0]!;
      if (isAuthenticated) machine.external.authenticateCustomer(id);
      await machine.later(14 * 60);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'awaiting3ds' }]);
      await machine.later(4 * 60);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'expired' }]);
      expect(await machine.callback(order, id)).toMatchObject({ kind: 'expired' });
      expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
    }
  });

  test('a 3D Secure payment whose page is lost is voided, and the order stays payable', async () => {
    const order = await machine.newOrder();
    machine.external.willGo(['silent']);
    expect(await machine.pay(order, '3ds')).toMatchObject({ kind: 'voided' });
    machine.external.willGo(['crashAfter']);
    await expect(machine.pay(order, '3ds')).rejects.toThrow();
    await machine.later(140);
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'voided' }, { status: 'voided' }]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test.each(['card', 'limit'] as const)(
    'a refused booking stays reversing until a void of the %s payment is confirmed, despite lost voids',
    async (how) => {
      const order = await machine.newOrder();
      machine.external.willGoAt('charged.reserve', 'refuse');
      machine.external.willGoAt('reversing.void', 'lost', 'lost', 'lost');
      const outcome = await machine.pay(order, how);
      expect(outcome).toMatchObject({ kind: 'failed', attempt: { status: how === 'card' ? 'reversing' : 'reversed' } });
      if (how === 'limit') return machine.external.willGo([]);
      await machine.later(0);
      for (const status of ['reversing', 'reversing', 'reversed']) {
        machine.clock.advance(2);
        expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'reversing' }]);
        expect(await machine.statusOf(order)).toBe('pending');
        await machine.attempts.worker.runOnce();
        expect(await machine.attemptsOf(order)).toMatchObject([{ status }]);
        await machine.check();
      }
      expect(await machine.statusOf(order)).toBe('failed');
    },
  );

  test('payments without a response do not count as declines, so a seventh payment is possible', async () => {
    const order = await machine.newOrder();
    for (let tries = 1; tries <= 6; tries += 1) {
      machine.external.willGo(['lost']);
      expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
      expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'voided' });
    }
    expect(await machine.attemptsOf(order)).toHaveLength(6);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test('a payment that exceeds its time in several states raises one alert per state', async () => {
    const order = await machine.newOrder();
    const alerted = () => machine.alerts.filter(({ orderId }) => orderId === order).map(({ status }) => status);
    machine.external.willGoAt('charged.reserve', 'lost');
    machine.external.willGoAt('charged.findReservation', ...Array<'lost'>(60).fill('lost'));
    machine.external.willGoAt('cancellingReservation.cancelReservation', 'lost', 'lost');
    machine.external.willGoAt('reversing.void', 'lost', 'lost');
    await machine.pay(order, 'card');
    machine.clock.advance(60);
    await machine.attempts.worker.runOnce();
    expect([await machine.attemptsOf(order), alerted()]).toMatchObject([[{ status: 'cancellingReservation' }], []]);
    machine.clock.advance(70);
    await machine.attempts.worker.runOnce();
    expect([await machine.attemptsOf(order), alerted()]).toMatchObject([
      [{ status: 'cancellingReservation' }],
      ['cancellingReservation'],
    ]);
    machine.clock.advance(2);
    await machine.attempts.worker.runOnce();
    machine.clock.advance(70);
    await machine.attempts.worker.runOnce();
    expect(alerted()).toEqual(['cancellingReservation', 'reversing']);
    machine.external.willGo([]);
    await machine.later(8);
    expect(await machine.statusOf(order)).toBe('failed');
  });

  test('a payment that exceeds its time raises one alert', async () => {
    const order = await machine.newOrder();
    machine.external.willGo(Array<'lost'>(60).fill('lost'));
    await machine.pay(order, 'card');
    await machine.later(300);
    expect(machine.alerts.filter((alert) => alert.orderId === order)).toHaveLength(1);
    machine.external.willGo([]);
    await machine.later(60);
  });
});

describe('customers at the bank', () => {
  const atTheBank = async () => {
    const order = await machine.newOrder();
    await machine.pay(order, '3ds');
    return { order, id: (await machine.attemptsOf(order))[0]!.id };
  };
  /** Waits until the call has leased the attempt. On a slow machine, the call may already have ended. */
  const untilHeld = async (id: string, call: Promise<unknown>) => {
    let hasEnded = false;
    void call.finally(() => {
      hasEnded = true;
    });
    while (!hasEnded && (await machine.find(id)).leasedUntil === undefined) await Promise.resolve();
  };

  test('a customer who is already charged on return completes the payment', async () => {
    const { order, id } = await atTheBank();
    machine.external.chargeByItself(id);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'completed' });
    expect(await machine.transitions()).toContain('car: awaiting3ds → charging');
    expect(machine.external.record().charges).toContainEqual({ reference: id, amount: 100_00, refunded: 0 });
  });

  test('a customer who is rejected by the bank is declined', async () => {
    const { order, id } = await atTheBank();
    machine.external.rejectCustomer(id);
    expect(await machine.callback(order, id)).toMatchObject({
      kind: 'declined',
      decline: { reason: 'notAuthenticated' },
    });
  });

  test('three returns of a customer store one inbox row, and a forged return stores none', async () => {
    const { order, id } = await atTheBank();
    machine.external.authenticateCustomer(id);
    const first = machine.clock.now();
    for (let times = 0; times < 3; times += 1) {
      await machine.callback(order, id);
      machine.clock.advance(1);
    }
    await machine.callback(order, id, 'T-forged');
    const { rows } = await machine.database.pool.query(
      'select transaction_id, first_received_at, times_received from callback_inbox where attempt_id = $1',
      [id],
    );
    expect(rows).toEqual([{ transaction_id: `T-${id}`, first_received_at: first, times_received: 1 }]);
  });

  test('money that arrives after the payment expired is returned, despite lost voids', async () => {
    const { order, id } = await atTheBank();
    machine.clock.advance(15 * 60);
    await machine.attempts.worker.runOnce();
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'expired' }]);
    machine.external.chargeByItself(id);
    machine.external.willGoAt('reversingLateCharge.void', 'lost');
    machine.clock.advance(2);
    await machine.attempts.worker.runOnce();
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'reversingLateCharge' }]);
    expect(machine.external.record().charges).toContainEqual({ reference: id, amount: 100_00, refunded: 0 });
    // The order can be paid in the meantime.
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'completed' });
    machine.clock.advance(2);
    await machine.attempts.worker.runOnce();
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'lateChargeReversed' }, { status: 'completed' }]);
    expect(machine.external.record().charges.filter(({ reference }) => reference === id)).toEqual([]);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'chargedLate' });
  });

  test('a payment at the bank is joined by an identical request and replaced by a different one', async () => {
    for (const how of ['card', 'other3ds', 'limit'] as const) {
      const { order, id } = await atTheBank();
      expect(await machine.pay(order, '3ds')).toMatchObject({ kind: 'challenge', isJoined: true, attempt: { id } });
      const replaced = await machine.pay(order, how);
      expect(replaced).toMatchObject({ kind: how === 'other3ds' ? 'challenge' : 'completed', isJoined: false });
      // The bank page that is still open charges nothing, and its callback reports that the payment was withdrawn.
      machine.external.authenticateCustomer(id);
      expect(await machine.callback(order, id)).toMatchObject({ kind: 'withdrawn' });
      await machine.later(8);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'withdrawn' }, {}]);
      expect(machine.external.record().charges.filter(({ reference }) => reference === id)).toEqual([]);
    }
  });

  test('a payment is replaced by the next one in a single transaction, so a crash leaves only one active', async () => {
    const { order, id } = await atTheBank();
    machine.external.willGoAt('charging.charge', 'crashBefore');
    await expect(machine.pay(order, 'card')).rejects.toThrow(Crash);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'withdrawn' }, { status: 'charging' }]);
    await machine.later(20);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'withdrawn' }, { status: 'voided' }]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test('a payment whose customer has returned is not replaced, and every request joins the charge', async () => {
    const { order, id } = await atTheBank();
    machine.external.authenticateCustomer(id);
    machine.external.willGoAt('charging.complete', 'takesTime');
    const returning = machine.callback(order, id);
    await untilHeld(id, returning);
    const [back, other] = await Promise.all([returning, machine.pay(order, 'limit')]);
    expect([back?.kind, other.kind]).toEqual(['completed', expect.stringMatching('completed|notPayable')]);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'completed' }]);
  });

  test('a payment is replaced by a different request if the customer only seemed to have returned', async () => {
    const { order, id } = await atTheBank();
    machine.external.willGoAt('awaiting3ds.find', 'takesTime');
    const returning = machine.callback(order, id);
    await untilHeld(id, returning);
    const [early, other] = await Promise.all([returning, machine.pay(order, 'limit')]);
    expect([early?.kind, other.kind]).toEqual([expect.stringMatching('challenge|withdrawn'), 'completed']);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'withdrawn' }, { status: 'completed' }]);
  });

  test('cancelling the order ends the payment at the bank, and money that arrives later is returned', async () => {
    const { order, id } = await atTheBank();
    expect(await machine.withdraw(order)).toBe(true);
    machine.external.chargeByItself(id);
    await machine.later(8);
    await machine.later(8);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'lateChargeReversed' }]);
    expect(machine.external.record().charges.filter(({ reference }) => reference === id)).toEqual([]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'notPayable' });
  });

  test('a payment at the bank can be replaced at most twenty times by cards, against card testing', async () => {
    const order = await machine.newOrder();
    for (let tries = 0; tries <= 20; tries += 1) {
      expect(await machine.pay(order, tries % 2 ? 'other3ds' : '3ds')).toMatchObject({ kind: 'challenge' });
    }
    expect(await machine.pay(order, 'other3ds')).toEqual({ kind: 'tooManyDeclines' });
    expect(await machine.pay(order, '3ds')).toMatchObject({ kind: 'challenge', isJoined: true });
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'completed' });
  });

  test('the request fingerprint is deleted when the payment ends', async () => {
    const { order } = await atTheBank();
    const fingerprints = async () => {
      const query = 'select request_fingerprint from payment_attempt where order_id = $1';
      return (await machine.database.pool.query(query, [order])).rows.map((row) => row.request_fingerprint !== null);
    };
    expect(await fingerprints()).toEqual([true]);
    await machine.pay(order, 'card');
    expect(await fingerprints()).toEqual([false, false]);
  });

  test('a payment without a return is voided until the void is confirmed', async () => {
    const { order, id } = await atTheBank();
    machine.external.willGoAt('expired.void', 'lost', 'silent');
    await machine.later(16 * 60);
    await machine.later(20);
    machine.external.authenticateCustomer(id);
    machine.external.chargeByItself(id);
    expect(machine.external.record().charges.filter(({ reference }) => reference === id)).toEqual([]);
    const { rows } = await machine.database.pool.query(`select due_at from payment_attempt where id = $1`, [id]);
    expect([await machine.attemptsOf(order), rows]).toMatchObject([[{ status: 'expired' }], [{ due_at: null }]]);
  });
});

describe('cancellations', () => {
  test.each(['card', 'limit'] as const)('a cancellation refunds a payment by %s', async (how) => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    await machine.pay(order, how);
    expect(await machine.cancel(order, 60_00)).toBe('cancelled');
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'agency' });
    const after = await machine.credit.remaining(machine.agencyId);
    expect(before[0]!.amount - after[0]!.amount).toBe(how === 'limit' ? 40_00 : 0);
  });

  test('a cancellation that the vendor refuses changes nothing', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    machine.external.willGo(['well', 'refuse']);
    expect(await machine.cancel(order)).toBe('refused');
    expect(await machine.statusOf(order)).toBe('reserved');
    expect(await machine.cancel(order)).toBe('cancelled');
  });

  test.each(['card', 'limit'] as const)(
    'an agency cancellation interrupted by a crash refunds exactly its part of a %s payment',
    async (how) => {
      const order = await machine.newOrder();
      const before = await machine.credit.remaining(machine.agencyId);
      await machine.pay(order, how);
      const { id } = (await machine.attemptsOf(order))[0]!;
      machine.external.willGoAt('cancelling.cancelReservation', 'crashAfter');
      await expect(machine.cancel(order, 60_00)).rejects.toThrow(Crash);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'cancelling' }]);
      await machine.later(16);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'refunded' }]);
      expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'agency' });
      const [after] = await machine.credit.remaining(machine.agencyId);
      expect(before[0]!.amount - after!.amount).toBe(how === 'limit' ? 40_00 : 0);
      const charge = { reference: id, amount: 100_00, refunded: 60_00 };
      if (how === 'card') expect(machine.external.record().charges).toContainEqual(charge);
    },
  );

  test('a vendor cancellation interrupted by a crash refunds everything and records who cancelled', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    const { id } = (await machine.attemptsOf(order))[0]!;
    machine.external.drop(id);
    machine.external.willGoAt('refunding.refund', 'crashBefore', 'lost', 'crashAfter');
    await machine.later(120);
    await machine.later(40);
    expect(machine.takeErrors()).toEqual([new Crash(), new Crash()]);
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'refunded' }]);
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'vendor' });
    expect(machine.external.record().charges).toContainEqual({ reference: id, amount: 100_00, refunded: 100_00 });
  });

  test('a pending cancellation is completed when the reservation is cancelled', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    machine.external.willGoAt('cancelling.cancelReservation', 'slow');
    expect(await machine.cancel(order)).toBe('pending');
    await machine.later(8);
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'agency' });
  });

  test('two simultaneous cancellations cancel once', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'limit');
    expect(await Promise.all([machine.cancel(order), machine.cancel(order)])).toEqual(['cancelled', 'cancelled']);
  });

  test('an unpaid order cannot be cancelled', async () => {
    expect(await machine.cancel(await machine.newOrder())).toBe('notPossible');
  });

  test('a cancellation after an unnoticed vendor cancellation refunds everything', async () => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    await machine.pay(order, 'limit');
    machine.external.drop((await machine.attemptsOf(order))[0]!.id);
    expect(await machine.cancel(order, 60_00)).toBe('cancelled');
    expect(await machine.orderOf(order)).toMatchObject({ cancelled_by: 'vendor' });
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });

  test('a cancellation by the vendor is noticed and fully refunded', async () => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    await machine.pay(order, 'limit');
    machine.external.drop((await machine.attemptsOf(order))[0]!.id);
    await machine.later(120);
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'vendor' });
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });

  test('a cancellation stays attributed to the vendor even if the next reservation check gets no response', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    machine.external.drop((await machine.attemptsOf(order))[0]!.id);
    machine.external.willGoAt('cancelling.findReservation', 'lost');
    onTestFinished(() => machine.external.willGo([]));
    await machine.later(120);
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'vendor' });
  });
});

describe('orders that do not wait for the vendor response', () => {
  const pay = async (...fates: Parameters<Machine['external']['willGo']>[0]) => {
    const order = await machine.newOrder('transfer');
    machine.external.willGo(fates);
    return { order, outcome: await machine.pay(order, 'limit') };
  };

  test('a reservation that the vendor accepted without responding is found and completed', async () => {
    const { order, outcome } = await pay('silent');
    expect(outcome).toMatchObject({ kind: 'completed' });
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('a payment is refunded within the call if the reservation request is lost', async () => {
    const before = await machine.credit.remaining(machine.agencyId);
    const { order, outcome } = await pay('lost', 'lost');
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(await machine.statusOf(order)).toBe('failed');
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });

  test('a possible reservation is cancelled before the money is returned', async () => {
    const { order, outcome } = await pay('silent', 'lost');
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(await machine.statusOf(order)).toBe('failed');
    const [attempt] = await machine.attemptsOf(order);
    expect(machine.external.record().reservations).not.toContain(`rsv:${attempt!.id}`);
  });

  test('cancelling continues after the call while the vendor is silent, and nothing is booked meanwhile', async () => {
    const { order, outcome } = await pay(...Array<'lost'>(8).fill('lost'));
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'cancellingReservation' }]);
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'unknown', isJoined: true });
    machine.external.willGo([]);
    await machine.later(8);
    expect(await machine.statusOf(order)).toBe('failed');
  });

  test('a payment is completed if the vendor has reserved and refuses to cancel', async () => {
    const { order } = await pay('silent', 'lost', 'refuse');
    expect(await machine.statusOf(order)).toBe('reserved');
  });
});
