import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Machine, startMachine } from './machine.ts';
import { Crash } from './outside.ts';

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterEach(() => machine.check());
afterAll(() => machine.stop());

describe('a payment that goes well', () => {
  test.each(['card', 'limit'] as const)('by %s is charged, booked and completed in the call', async (how) => {
    const order = await machine.newOrder();
    expect(await machine.pay(order, how)).toMatchObject({ kind: 'completed', isJoined: false });
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('by 3D Secure waits for the customer, and completes in the callback', async () => {
    const order = await machine.newOrder();
    const paid = await machine.pay(order, '3ds');
    expect(paid).toMatchObject({ kind: 'challenge' });
    const { id } = (await machine.attemptsOf(order))[0]!;
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'challenge' });
    machine.outside.authenticateCustomer(id);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'completed' });
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('cannot be paid a second time', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'notPayable', current: { status: 'completed' } });
  });
});

describe('one charge', () => {
  test.each(['card', 'limit'] as const)('200 pays by %s at once are one charge and one booking', async (how) => {
    const order = await machine.newOrder();
    const before = machine.outside.record();
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => machine.pay(order, how)));
    expect(outcomes.filter((outcome) => outcome.kind === 'completed' && !outcome.isJoined)).toHaveLength(1);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(
      new Set(outcomes.some(({ kind }) => kind === 'notPayable') ? ['completed', 'notPayable'] : ['completed']),
    );
    const after = machine.outside.record();
    expect(after.charges.length - before.charges.length).toBe(how === 'card' ? 1 : 0);
    expect(after.reservations.length - before.reservations.length).toBe(1);
    expect(await machine.attemptsOf(order)).toHaveLength(1);
  });

  test('ten callbacks at once are one charge, and all get the same outcome', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, '3ds');
    const { id } = (await machine.attemptsOf(order))[0]!;
    machine.outside.authenticateCustomer(id);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => machine.callback(order, id)));
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(Array(10).fill('completed'));
  });

  test('two callbacks at once hear the same outcome, however slow the processor is', async () => {
    for (const slowly of ['awaiting3ds.find', 'charging.find', 'charging.complete', 'charged.reserve'] as const) {
      const order = await machine.newOrder();
      await machine.pay(order, '3ds');
      const { id } = (await machine.attemptsOf(order))[0]!;
      machine.outside.authenticateCustomer(id);
      machine.outside.willGoAt(slowly, 'takesTime');
      const outcomes = await Promise.all([machine.callback(order, id), machine.callback(order, id)]);
      expect([slowly, ...outcomes.map((outcome) => outcome?.kind)]).toEqual([slowly, 'completed', 'completed']);
    }
  });

  test('an attempt that somebody holds is leased to nobody else before the lease ends', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, '3ds');
    const { id } = (await machine.attemptsOf(order))[0]!;
    machine.outside.authenticateCustomer(id);
    machine.outside.willGoAt('awaiting3ds.find', 'crashBefore');
    await expect(machine.callback(order, id)).rejects.toThrow(Crash);
    // The second look finds the attempt held by the first, whichever call asks.
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'inProgress' });
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'inProgress', isJoined: true });
    await machine.later(8);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'completed' });
  });

  test('forged and crossed callbacks change nothing', async () => {
    const [order, other] = [await machine.newOrder(), await machine.newOrder()];
    await machine.pay(order, '3ds');
    await machine.pay(other, '3ds');
    const { id } = (await machine.attemptsOf(order))[0]!;
    const { id: otherId } = (await machine.attemptsOf(other))[0]!;
    machine.outside.authenticateCustomer(id);
    expect(await machine.callback(order, 'att_unknown')).toBeUndefined();
    expect(await machine.callback(order, id, 'T-wrong')).toBeUndefined();
    expect(await machine.callback(other, id)).toBeUndefined();
    expect(await machine.callback(order, id, `T-${otherId}`)).toBeUndefined();
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'awaiting3ds' }]);
  });
});

describe('a payment that does not', () => {
  test('declined leaves the order payable, five times at most', async () => {
    const order = await machine.newOrder();
    for (let tries = 1; tries <= 5; tries += 1) {
      machine.outside.willGo(['refuse']);
      expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'declined', decline: { bankCode: 5 } });
    }
    expect(await machine.pay(order, 'card')).toEqual({ kind: 'tooManyDeclines' });
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'completed' });
  });

  test('without enough credit is declined, and nothing is held', async () => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    const outcome = await machine.pay(order, 'limit', 900_000_000);
    expect(outcome).toMatchObject({ kind: 'declined', decline: { reason: 'insufficientLimit' } });
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });

  test.each(['card', 'limit'] as const)('refused by the vendor gives the money of a %s back', async (how) => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    machine.outside.willGo(how === 'card' ? ['well', 'refuse'] : ['refuse']);
    expect(await machine.pay(order, how)).toMatchObject({ kind: 'failed', attempt: { bookingMessage: 'sold out' } });
    expect(await machine.statusOf(order)).toBe('failed');
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
    expect(await machine.pay(order, how)).toMatchObject({ kind: 'notPayable' });
  });

  test('whose charge was taken without an answer is unknown, and found by its reference when it is paid again', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(['silent']);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed', isJoined: true });
    expect(await machine.attemptsOf(order)).toHaveLength(1);
  });

  test('whose charge was taken without an answer is completed by the worker when no call asks again', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(['silent']);
    await machine.pay(order, 'card');
    await machine.later(4);
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('whose charge never arrived is voided when it is paid again, and leaves the order payable', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(['lost']);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'voided' });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test('whose charge stays unknown is joined, then voided, and leaves the order payable', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(Array<'lost'>(40).fill('lost'));
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown', isJoined: true });
    await machine.later(80);
    machine.outside.willGo([]);
    await machine.later(20);
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'voided' }]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test('whose customer is back while the processor is silent is finished as soon as it answers', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, '3ds');
    const { id } = (await machine.attemptsOf(order))[0]!;
    machine.outside.authenticateCustomer(id);
    machine.outside.willGo(['lost']);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'unknown' });
    await machine.later(8);
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('whose vendor accepts and never answers is found by its reference', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(['well', 'silent', 'lost']);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    await machine.later(10);
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('whose vendor stays silent past the deadline is cancelled there and reversed', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(['well', ...Array<'lost'>(40).fill('lost')]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    await machine.later(400);
    machine.outside.willGo([]);
    await machine.later(60);
    expect(await machine.statusOf(order)).toBe('failed');
  });

  test('whose customer never comes back from the bank expires after 15 minutes, authenticated or not', async () => {
    for (const isAuthenticated of [false, true]) {
      const order = await machine.newOrder();
      await machine.pay(order, '3ds');
      const { id } = (await machine.attemptsOf(order))[0]!;
      if (isAuthenticated) machine.outside.authenticateCustomer(id);
      await machine.later(14 * 60);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'awaiting3ds' }]);
      await machine.later(4 * 60);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'expired' }]);
      expect(await machine.callback(order, id)).toMatchObject({ kind: 'expired' });
      expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
    }
  });

  test('whose page for the bank got lost is voided, and leaves the order payable', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(['silent']);
    expect(await machine.pay(order, '3ds')).toMatchObject({ kind: 'voided' });
    machine.outside.willGo(['crashAfter']);
    await expect(machine.pay(order, '3ds')).rejects.toThrow();
    await machine.later(140);
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'voided' }, { status: 'voided' }]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test.each(['card', 'limit'] as const)(
    'refused by the vendor stays reversing until a void of the %s is confirmed, however many get lost',
    async (how) => {
      const order = await machine.newOrder();
      machine.outside.willGoAt('charged.reserve', 'refuse');
      machine.outside.willGoAt('reversing.void', 'lost', 'lost', 'lost');
      const outcome = await machine.pay(order, how);
      expect(outcome).toMatchObject({ kind: 'failed', attempt: { status: how === 'card' ? 'reversing' : 'reversed' } });
      if (how === 'limit') return machine.outside.willGo([]);
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

  test('six times without an answer can be paid the seventh time: silence is no decline', async () => {
    const order = await machine.newOrder();
    for (let tries = 1; tries <= 6; tries += 1) {
      machine.outside.willGo(['lost']);
      expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
      expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'voided' });
    }
    expect(await machine.attemptsOf(order)).toHaveLength(6);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test('that lasts longer than it may in one state after another is alerted for each', async () => {
    const order = await machine.newOrder();
    const alerted = () => machine.alerts.filter(({ orderId }) => orderId === order).map(({ status }) => status);
    machine.outside.willGoAt('charged.reserve', 'lost');
    machine.outside.willGoAt('charged.findReservation', ...Array<'lost'>(60).fill('lost'));
    machine.outside.willGoAt('cancellingReservation.cancelReservation', 'lost', 'lost');
    machine.outside.willGoAt('reversing.void', 'lost', 'lost');
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
    machine.outside.willGo([]);
    await machine.later(8);
    expect(await machine.statusOf(order)).toBe('failed');
  });

  test('that lasts longer than it may is alerted once', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(Array<'lost'>(60).fill('lost'));
    await machine.pay(order, 'card');
    await machine.later(300);
    expect(machine.alerts.filter((alert) => alert.orderId === order)).toHaveLength(1);
    machine.outside.willGo([]);
    await machine.later(60);
  });
});

describe('a customer at the bank', () => {
  const atTheBank = async () => {
    const order = await machine.newOrder();
    await machine.pay(order, '3ds');
    return { order, id: (await machine.attemptsOf(order))[0]!.id };
  };
  /** Until the call holds the attempt; on a slow machine it may have ended before that is seen. */
  const untilHeld = async (id: string, call: Promise<unknown>) => {
    let hasEnded = false;
    void call.finally(() => {
      hasEnded = true;
    });
    while (!hasEnded && (await machine.find(id)).leasedUntil === undefined) await Promise.resolve();
  };

  test('who has been charged by the time they are back pays as any other', async () => {
    const { order, id } = await atTheBank();
    machine.outside.chargeByItself(id);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'completed' });
    expect(await machine.transitions()).toContain('car: awaiting3ds → charging');
    expect(machine.outside.record().charges).toContainEqual({ reference: id, amount: 100_00, refunded: 0 });
  });

  test('who has been rejected there is declined', async () => {
    const { order, id } = await atTheBank();
    machine.outside.rejectCustomer(id);
    expect(await machine.callback(order, id)).toMatchObject({
      kind: 'declined',
      decline: { reason: 'notAuthenticated' },
    });
  });

  test('who comes back three times is one row of the inbox, written once; a forged return leaves none', async () => {
    const { order, id } = await atTheBank();
    machine.outside.authenticateCustomer(id);
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

  test('whose money shows up after the time is over gets it back, however many voids get lost', async () => {
    const { order, id } = await atTheBank();
    machine.clock.advance(15 * 60);
    await machine.attempts.worker.runOnce();
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'expired' }]);
    machine.outside.chargeByItself(id);
    machine.outside.willGoAt('reversingLateCharge.void', 'lost');
    machine.clock.advance(2);
    await machine.attempts.worker.runOnce();
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'reversingLateCharge' }]);
    expect(machine.outside.record().charges).toContainEqual({ reference: id, amount: 100_00, refunded: 0 });
    // Meanwhile the order can be paid.
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'completed' });
    machine.clock.advance(2);
    await machine.attempts.worker.runOnce();
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'lateChargeReversed' }, { status: 'completed' }]);
    expect(machine.outside.record().charges.filter(({ reference }) => reference === id)).toEqual([]);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'chargedLate' });
  });

  test('is joined by an equal request, and replaced by any other', async () => {
    for (const how of ['card', 'other3ds', 'limit'] as const) {
      const { order, id } = await atTheBank();
      expect(await machine.pay(order, '3ds')).toMatchObject({ kind: 'challenge', isJoined: true, attempt: { id } });
      const replaced = await machine.pay(order, how);
      expect(replaced).toMatchObject({ kind: how === 'other3ds' ? 'challenge' : 'completed', isJoined: false });
      // The page that is still open charges nothing, and tells so.
      machine.outside.authenticateCustomer(id);
      expect(await machine.callback(order, id)).toMatchObject({ kind: 'withdrawn' });
      await machine.later(8);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'withdrawn' }, {}]);
      expect(machine.outside.record().charges.filter(({ reference }) => reference === id)).toEqual([]);
    }
  });

  test('is replaced in the transaction that begins the next payment: a crash leaves one of the two', async () => {
    const { order, id } = await atTheBank();
    machine.outside.willGoAt('charging.charge', 'crashBefore');
    await expect(machine.pay(order, 'card')).rejects.toThrow(Crash);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'withdrawn' }, { status: 'charging' }]);
    await machine.later(20);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'withdrawn' }, { status: 'voided' }]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
  });

  test('who is back is not replaced: what is being charged is joined by every request', async () => {
    const { order, id } = await atTheBank();
    machine.outside.authenticateCustomer(id);
    machine.outside.willGoAt('charging.complete', 'takesTime');
    const returning = machine.callback(order, id);
    await untilHeld(id, returning);
    const [back, other] = await Promise.all([returning, machine.pay(order, 'limit')]);
    expect([back?.kind, other.kind]).toEqual(['completed', expect.stringMatching('completed|notPayable')]);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'completed' }]);
  });

  test('who was only thought to be back is replaced by a different request', async () => {
    const { order, id } = await atTheBank();
    machine.outside.willGoAt('awaiting3ds.find', 'takesTime');
    const returning = machine.callback(order, id);
    await untilHeld(id, returning);
    const [early, other] = await Promise.all([returning, machine.pay(order, 'limit')]);
    expect([early?.kind, other.kind]).toEqual([expect.stringMatching('challenge|withdrawn'), 'completed']);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'withdrawn' }, { status: 'completed' }]);
  });

  test('is no longer awaited when the order is cancelled, and money that shows up goes back', async () => {
    const { order, id } = await atTheBank();
    expect(await machine.withdraw(order)).toBe(true);
    machine.outside.chargeByItself(id);
    await machine.later(8);
    await machine.later(8);
    expect(await machine.attemptsOf(order)).toMatchObject([{ id, status: 'lateChargeReversed' }]);
    expect(machine.outside.record().charges.filter(({ reference }) => reference === id)).toEqual([]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'notPayable' });
  });

  test('is replaced twenty times at most by cards: more are card testing', async () => {
    const order = await machine.newOrder();
    for (let tries = 0; tries <= 20; tries += 1) {
      expect(await machine.pay(order, tries % 2 ? 'other3ds' : '3ds')).toMatchObject({ kind: 'challenge' });
    }
    expect(await machine.pay(order, 'other3ds')).toEqual({ kind: 'tooManyDeclines' });
    expect(await machine.pay(order, '3ds')).toMatchObject({ kind: 'challenge', isJoined: true });
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'completed' });
  });

  test('leaves nothing to compare cards by, once it is over', async () => {
    const { order } = await atTheBank();
    const fingerprints = async () => {
      const query = 'select request_fingerprint from payment_attempt where order_id = $1';
      return (await machine.database.pool.query(query, [order])).rows.map((row) => row.request_fingerprint !== null);
    };
    expect(await fingerprints()).toEqual([true]);
    await machine.pay(order, 'card');
    expect(await fingerprints()).toEqual([false, false]);
  });

  test('who never comes back is voided there until a void is confirmed, and then left alone', async () => {
    const { order, id } = await atTheBank();
    machine.outside.willGoAt('expired.void', 'lost', 'silent');
    await machine.later(16 * 60);
    await machine.later(20);
    machine.outside.authenticateCustomer(id);
    machine.outside.chargeByItself(id);
    expect(machine.outside.record().charges.filter(({ reference }) => reference === id)).toEqual([]);
    const { rows } = await machine.database.pool.query(`select due_at from payment_attempt where id = $1`, [id]);
    expect([await machine.attemptsOf(order), rows]).toMatchObject([[{ status: 'expired' }], [{ due_at: null }]]);
  });
});

describe('a cancellation', () => {
  test.each(['card', 'limit'] as const)('gives back what was paid by %s', async (how) => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    await machine.pay(order, how);
    expect(await machine.cancel(order, 60_00)).toBe('cancelled');
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'agency' });
    const after = await machine.credit.remaining(machine.agencyId);
    expect(before[0]!.amount - after[0]!.amount).toBe(how === 'limit' ? 40_00 : 0);
  });

  test('that the vendor refuses changes nothing', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    machine.outside.willGo(['well', 'refuse']);
    expect(await machine.cancel(order)).toBe('refused');
    expect(await machine.statusOf(order)).toBe('reserved');
    expect(await machine.cancel(order)).toBe('cancelled');
  });

  test.each(['card', 'limit'] as const)(
    'by the agency that a crash ends after the vendor answered gives back its part of a %s payment, no more',
    async (how) => {
      const order = await machine.newOrder();
      const before = await machine.credit.remaining(machine.agencyId);
      await machine.pay(order, how);
      const { id } = (await machine.attemptsOf(order))[0]!;
      machine.outside.willGoAt('cancelling.cancelReservation', 'crashAfter');
      await expect(machine.cancel(order, 60_00)).rejects.toThrow(Crash);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'cancelling' }]);
      await machine.later(16);
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'refunded' }]);
      expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'agency' });
      const [after] = await machine.credit.remaining(machine.agencyId);
      expect(before[0]!.amount - after!.amount).toBe(how === 'limit' ? 40_00 : 0);
      const charge = { reference: id, amount: 100_00, refunded: 60_00 };
      if (how === 'card') expect(machine.outside.record().charges).toContainEqual(charge);
    },
  );

  test('by the vendor that a crash ends before the money is back gives back everything, and says who cancelled', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    const { id } = (await machine.attemptsOf(order))[0]!;
    machine.outside.drop(id);
    machine.outside.willGoAt('refunding.refund', 'crashBefore', 'lost', 'crashAfter');
    await machine.later(120);
    await machine.later(40);
    expect(machine.takeErrors()).toEqual([new Crash(), new Crash()]);
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'refunded' }]);
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'vendor' });
    expect(machine.outside.record().charges).toContainEqual({ reference: id, amount: 100_00, refunded: 100_00 });
  });

  test('that the vendor works on is finished when its reservation says so', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    machine.outside.willGoAt('cancelling.cancelReservation', 'slow');
    expect(await machine.cancel(order)).toBe('pending');
    await machine.later(8);
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'agency' });
  });

  test('asked for twice at once is one cancellation', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'limit');
    expect(await Promise.all([machine.cancel(order), machine.cancel(order)])).toEqual(['cancelled', 'cancelled']);
  });

  test('of what was never paid is not possible', async () => {
    expect(await machine.cancel(await machine.newOrder())).toBe('notPossible');
  });

  test('after the vendor has cancelled unnoticed gives back everything', async () => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    await machine.pay(order, 'limit');
    machine.outside.drop((await machine.attemptsOf(order))[0]!.id);
    expect(await machine.cancel(order, 60_00)).toBe('cancelled');
    expect(await machine.orderOf(order)).toMatchObject({ cancelled_by: 'vendor' });
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });

  test('by the vendor itself is noticed, and everything goes back', async () => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    await machine.pay(order, 'limit');
    machine.outside.drop((await machine.attemptsOf(order))[0]!.id);
    await machine.later(120);
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'vendor' });
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });

  test('by the vendor itself stays its own when the next look at the reservation gets lost', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    machine.outside.drop((await machine.attemptsOf(order))[0]!.id);
    machine.outside.willGoAt('cancelling.findReservation', 'lost');
    onTestFinished(() => machine.outside.willGo([]));
    await machine.later(120);
    expect(await machine.orderOf(order)).toMatchObject({ status: 'cancelled', cancelled_by: 'vendor' });
  });
});

describe('a kind of order that does not wait for an answer', () => {
  const pay = async (...fates: Parameters<Machine['outside']['willGo']>[0]) => {
    const order = await machine.newOrder('transfer');
    machine.outside.willGo(fates);
    return { order, outcome: await machine.pay(order, 'limit') };
  };

  test('completes what the vendor accepted without an answer, and tells when it is asked', async () => {
    const { order, outcome } = await pay('silent');
    expect(outcome).toMatchObject({ kind: 'completed' });
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('has its money back in the call when the request got lost', async () => {
    const before = await machine.credit.remaining(machine.agencyId);
    const { order, outcome } = await pay('lost', 'lost');
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(await machine.statusOf(order)).toBe('failed');
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });

  test('cancels what the vendor may have reserved before the money goes back', async () => {
    const { order, outcome } = await pay('silent', 'lost');
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(await machine.statusOf(order)).toBe('failed');
    const [attempt] = await machine.attemptsOf(order);
    expect(machine.outside.record().reservations).not.toContain(`rsv:${attempt!.id}`);
  });

  test('goes on cancelling after the call while the vendor stays silent, and never books meanwhile', async () => {
    const { order, outcome } = await pay(...Array<'lost'>(8).fill('lost'));
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'cancellingReservation' }]);
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'unknown', isJoined: true });
    machine.outside.willGo([]);
    await machine.later(8);
    expect(await machine.statusOf(order)).toBe('failed');
  });

  test('completes what the vendor has reserved and does not take back', async () => {
    const { order } = await pay('silent', 'lost', 'refuse');
    expect(await machine.statusOf(order)).toBe('reserved');
  });
});
