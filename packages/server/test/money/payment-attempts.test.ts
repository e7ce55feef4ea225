import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Machine, startMachine } from './machine.ts';

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterEach(() => machine.check());
afterAll(() => machine.stop());

describe('a payment that goes well', () => {
  test.each(['card', 'limit'] as const)('by %s is charged, booked and settled in the call', async (how) => {
    const order = await machine.newOrder();
    expect(await machine.pay(order, how)).toMatchObject({ kind: 'settled', isJoined: false });
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('by 3D Secure waits for the customer, and settles in the callback', async () => {
    const order = await machine.newOrder();
    const paid = await machine.pay(order, '3ds');
    expect(paid).toMatchObject({ kind: 'challenge' });
    const { id } = (await machine.attemptsOf(order))[0]!;
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'challenge' });
    machine.outside.authenticateCustomer(id);
    expect(await machine.callback(order, id)).toMatchObject({ kind: 'settled' });
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('cannot be paid a second time', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, 'card');
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'notPayable', standing: { status: 'settled' } });
  });
});

describe('one charge', () => {
  test.each(['card', 'limit'] as const)('200 pays by %s at once are one charge and one booking', async (how) => {
    const order = await machine.newOrder();
    const before = machine.outside.record();
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => machine.pay(order, how)));
    expect(outcomes.filter((outcome) => outcome.kind === 'settled' && !outcome.isJoined)).toHaveLength(1);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(
      new Set(outcomes.some(({ kind }) => kind === 'notPayable') ? ['settled', 'notPayable'] : ['settled']),
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
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(Array(10).fill('settled'));
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
    expect(await machine.pay(order, 'limit')).toMatchObject({ kind: 'settled' });
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
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'settled', isJoined: true });
    expect(await machine.attemptsOf(order)).toHaveLength(1);
  });

  test('whose charge was taken without an answer is settled by the worker when nobody asks again', async () => {
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
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'declined', decline: { reason: 'noAnswer' } });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'settled' });
  });

  test('whose charge stays unknown is joined, then voided, and leaves the order payable', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(Array<'lost'>(40).fill('lost'));
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown' });
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'unknown', isJoined: true });
    await machine.later(80);
    machine.outside.willGo([]);
    await machine.later(20);
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'declined' }]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'settled' });
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
      expect(await machine.callback(order, id)).toMatchObject({ kind: 'declined' });
      expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'settled' });
    }
  });

  test('whose page for the bank got lost is closed, and leaves the order payable', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(['silent']);
    expect(await machine.pay(order, '3ds')).toMatchObject({ kind: 'declined', decline: { reason: 'noAnswer' } });
    machine.outside.willGo(['crashAfter']);
    await expect(machine.pay(order, '3ds')).rejects.toThrow();
    await machine.later(140);
    expect(await machine.attemptsOf(order)).toMatchObject([{ status: 'declined' }, { status: 'declined' }]);
    expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'settled' });
  });

  test('that lasts longer than it may is told to somebody, once', async () => {
    const order = await machine.newOrder();
    machine.outside.willGo(Array<'lost'>(60).fill('lost'));
    await machine.pay(order, 'card');
    await machine.later(300);
    expect(machine.alerts.filter((alert) => alert.orderId === order)).toHaveLength(1);
    machine.outside.willGo([]);
    await machine.later(60);
  });
});

describe('a cancellation', () => {
  test.each(['card', 'limit'] as const)('gives back what was paid by %s', async (how) => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    await machine.pay(order, how);
    expect(await machine.cancel(order, 60_00)).toBe('cancelled');
    expect(await machine.statusOf(order)).toBe('cancelled');
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
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });

  test('by the vendor itself is noticed, and everything goes back', async () => {
    const order = await machine.newOrder();
    const before = await machine.credit.remaining(machine.agencyId);
    await machine.pay(order, 'limit');
    machine.outside.drop((await machine.attemptsOf(order))[0]!.id);
    await machine.later(120);
    expect(await machine.statusOf(order)).toBe('cancelled');
    expect(await machine.credit.remaining(machine.agencyId)).toEqual(before);
  });
});

describe('a booking side that does not wait for an answer', () => {
  let impatient: Machine;
  beforeAll(async () => {
    impatient = await startMachine({ waitsForAnswer: false });
  });
  afterEach(() => impatient.check());
  afterAll(() => impatient.stop());

  const pay = async (...fates: Parameters<Machine['outside']['willGo']>[0]) => {
    const order = await impatient.newOrder();
    impatient.outside.willGo(fates);
    return { order, outcome: await impatient.pay(order, 'limit') };
  };

  test('settles what the vendor accepted without an answer, and tells when it is asked', async () => {
    const { order, outcome } = await pay('silent');
    expect(outcome).toMatchObject({ kind: 'settled' });
    expect(await impatient.statusOf(order)).toBe('reserved');
  });

  test('has its money back in the call when the request got lost', async () => {
    const before = await impatient.credit.remaining(impatient.agencyId);
    const { order, outcome } = await pay('lost', 'lost');
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(await impatient.statusOf(order)).toBe('failed');
    expect(await impatient.credit.remaining(impatient.agencyId)).toEqual(before);
  });

  test('cancels what the vendor may have reserved before the money goes back', async () => {
    const { order, outcome } = await pay('silent', 'lost');
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(await impatient.statusOf(order)).toBe('failed');
    const [attempt] = await impatient.attemptsOf(order);
    expect(impatient.outside.record().reservations).not.toContain(`rsv:${attempt!.id}`);
  });

  test('goes on cancelling after the call while the vendor stays silent, and never books meanwhile', async () => {
    const { order, outcome } = await pay(...Array<'lost'>(8).fill('lost'));
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(await impatient.attemptsOf(order)).toMatchObject([{ status: 'unbooking' }]);
    expect(await impatient.pay(order, 'limit')).toMatchObject({ kind: 'unknown', isJoined: true });
    impatient.outside.willGo([]);
    await impatient.later(8);
    expect(await impatient.statusOf(order)).toBe('failed');
  });

  test('settles what the vendor has reserved and does not take back', async () => {
    const { order } = await pay('silent', 'lost', 'refuse');
    expect(await impatient.statusOf(order)).toBe('reserved');
  });
});
