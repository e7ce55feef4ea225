import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLive } from '../../src/payment-attempts/rules.ts';
import { type Machine, startMachine } from './machine.ts';
import { Crash, type Fate } from './outside.ts';

const HISTORIES = 80;

const fate = fc.constantFrom<Fate>('well', 'well', 'refuse', 'lost', 'silent', 'crashBefore', 'crashAfter');
const event = fc.record({
  what: fc.constantFrom('card', '3ds', 'limit', 'callback', 'forged', 'twoPays', 'cancel', 'drop', 'wait', 'wait'),
  fates: fc.array(fate, { maxLength: 6 }),
  seconds: fc.constantFrom(1, 20, 70, 1000),
});

/** A process that ends in the middle leaves its attempt to the worker. */
const orCrash = (work: Promise<unknown>) =>
  work.catch((error) => {
    if (!(error instanceof Crash)) throw error;
  });

describe.each([
  ['that waits for answers', true],
  ['that does not wait for answers', false],
])('with a booking side %s', (_, waitsForAnswer) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await startMachine({ waitsForAnswer });
  });
  afterAll(() => machine.stop());

  test('whatever happens in whatever order, nothing is lost or doubled, and everything ends', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async (history) => {
        const { outside } = machine;
        const order = await machine.newOrder();
        for (const { what, fates, seconds } of history) {
          outside.willGo(fates);
          const last = (await machine.attemptsOf(order)).at(-1)?.id;
          switch (what) {
            case 'card':
            case '3ds':
            case 'limit':
              await orCrash(machine.pay(order, what));
              break;
            case 'twoPays':
              await Promise.all([orCrash(machine.pay(order, 'card')), orCrash(machine.pay(order, 'limit'))]);
              break;
            case 'callback':
              if (!last) break;
              outside.authenticateCustomer(last);
              await Promise.all([orCrash(machine.callback(order, last)), orCrash(machine.callback(order, last))]);
              break;
            case 'forged':
              if (last) await orCrash(machine.callback(order, last, 'T-forged'));
              break;
            case 'cancel':
              await orCrash(machine.cancel(order, 60_00));
              break;
            case 'drop':
              if (last) outside.drop(last);
              break;
            default:
              await machine.later(seconds);
          }
          await machine.check();
        }

        // The line is mended, and time passes.
        outside.willGo([]);
        await machine.later(2000);
        await machine.later(400);
        await machine.check();

        const attempts = await machine.attemptsOf(order);
        expect(attempts.filter(({ status }) => isLive(status))).toEqual([]);
        const { charges, reservations } = outside.record();
        const ids = attempts.map(({ id }) => id);
        const isReserved = (await machine.statusOf(order)) === 'reserved';
        expect(reservations.filter((reference) => ids.includes(reference.slice(4)))).toHaveLength(isReserved ? 1 : 0);
        const byCard = charges.filter(
          ({ reference, amount, refunded }) => ids.includes(reference) && refunded < amount,
        );
        expect(byCard.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: HISTORIES },
    );
  });
});
