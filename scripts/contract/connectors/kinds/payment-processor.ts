import type { Json } from '../../../fuzz/contract.ts';
import type { Answer } from '../caller.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import { rulesOfCardTokens } from './card-tokens.ts';
import { rulesOfEvery } from './every.ts';
import type { Run } from './reserving.ts';
import { onlyLine, readStatement } from './statement.ts';
import { type Customer, rulesOf3ds } from './three-d-secure.ts';

const MONEY = { amount: 10_000, currency: 'TRY' } as const;
const PART = { amount: 4_000, currency: 'TRY' } as const;

type Given = {
  readonly card: string;
  readonly tokenKey?: string | undefined;
  readonly customer?: Customer | undefined;
};

/** Returns the rules for a payment processor. Every charge is refunded or voided afterwards. */
export function rulesOfProcessor({ card: number, tokenKey, customer }: Given, run: Run): Rule[] {
  const { caller, newReference, now } = run;
  const [charged, voided, tombstone, unknown] = [newReference(), newReference(), newReference(), newReference()];
  const bin = number.slice(0, 6);
  let standing: Answer | undefined;
  /** The results of the checks that use the references `tombstone` and `voided`. */
  const became = { neverTaken: false, voided: false };
  const day = now().toISOString().slice(0, 10);
  const aCharge = () => needed(standing, 'no charge succeeded');

  const chargeOf = (reference: string, money: Json = MONEY) => ({
    ...{ by: 'card', reference, money, installmentCount: 1 },
    card: {
      number,
      expireMonth: '12',
      expireYear: String(now().getUTCFullYear() + 3),
      holderName: 'Deniz Kaya',
      cvc: '123',
    },
  });
  const charge = (reference: string, money?: Json) => caller.call('charge', { body: chargeOf(reference, money) });
  const find = (reference: string) => caller.call('findTransaction', { path: { reference } });
  const voidIt = (reference: string) =>
    caller.call('voidTransaction', { path: { reference }, body: { reference: `void:${reference}` } });
  const refund = (name: string, money: Json) =>
    caller.call('refundTransaction', {
      path: { reference: charged },
      body: { reference: `${name}:${charged}`, money },
    });

  return [
    ...rulesOfEvery(
      caller,
      { operation: 'findTransaction', request: { path: { reference: unknown } } },
      { operation: 'charge', request: { body: chargeOf(unknown) } },
    ),
    {
      id: 'bin.unknown',
      says: 'An unknown BIN returns 404.',
      async check() {
        const query = { amount: String(MONEY.amount), currency: MONEY.currency };
        expectStatus(await caller.call('lookUpBin', { path: { bin: '000000' }, query }), 404, 1404);
        expectStatus(await caller.call('lookUpBin', { path: { bin }, query }), 200);
        return '404, and the BIN of the test card is known';
      },
    },
    {
      id: 'charge.once',
      says: 'A repeated request with the same reference charges the card once and returns the same response.',
      async check() {
        const [first, second] = [await charge(charged), await charge(charged)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectThat(first.body.status === 'charged', `the charge of the test card has the status ${first.body.status}`);
        expectSame('the two responses', first.body, second.body);
        standing = first;
        return `charged as ${first.body.transactionId}`;
      },
    },
    {
      id: 'charge.reused',
      says: 'A reference that was used for a different amount returns 422 and charges nothing.',
      async check() {
        aCharge();
        expectStatus(await charge(charged, PART), 422, 3422);
        return '422';
      },
    },
    {
      id: 'find.stands',
      says: 'A transaction is found by its reference and matches the original response.',
      async check() {
        expectSame('the transaction', aCharge().body, (await find(charged)).body);
        return 'found';
      },
    },
    {
      id: 'find.unknown',
      says: 'An unknown reference returns 404.',
      async check() {
        expectStatus(await find(unknown), 404, 2404);
        return '404';
      },
    },
    {
      id: 'void.tombstone',
      says: 'A reference that is voided before its charge arrives can no longer charge the card.',
      async check() {
        const first = await voidIt(tombstone);
        expectStatus(first, 200);
        expectThat(
          first.body.status === 'voided',
          `the void of an unknown reference has the status ${first.body.status}`,
        );
        const late = await charge(tombstone);
        expectStatus(late, 200);
        // Voids a charge that was wrongly accepted.
        if (late.body.status === 'charged') await voidIt(tombstone);
        expectThat(late.body.status === 'voided', `the later charge has the status ${late.body.status}`);
        became.neverTaken = true;
        return 'voided, also for the later charge';
      },
    },
    {
      id: 'void.once',
      says: 'A void returns the full charge and can be repeated.',
      async check() {
        const before = await charge(voided);
        expectThat(
          before.body.status === 'charged',
          `the charge of the test card has the status ${before.body.status}`,
        );
        const [first, second] = [await voidIt(voided), await voidIt(voided)];
        expectThat(first.body.status === 'voided', `after the void, the status is ${first.body.status}`);
        expectSame('the two responses', first.body, second.body);
        became.voided = true;
        return 'voided';
      },
    },
    {
      id: 'refund.once',
      says: 'A repeated refund returns the money once.',
      async check() {
        aCharge();
        const [first, second] = [await refund('cxl', PART), await refund('cxl', PART)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        const { body } = await find(charged);
        expectThat(
          body.refundedAmount === PART.amount,
          `${PART.amount} was requested and ${body.refundedAmount} was refunded`,
        );
        return `${PART.amount} refunded`;
      },
    },
    {
      id: 'refund.tooHigh',
      says: 'A refund above the remaining amount returns 422 and refunds nothing.',
      async check() {
        aCharge();
        expectStatus(await refund('more', MONEY), 422, 5422);
        return '422';
      },
    },
    {
      id: 'statement.complete',
      says:
        "Today's statement lists each charge of today once with its current status, and no transaction that " +
        'never charged a card.',
      async check() {
        aCharge();
        const lines = await readStatement(caller, { path: {}, day, lines: 'transactions' });
        const line = onlyLine(lines, charged);
        expectSame('the amount', MONEY, line.money);
        expectThat(line.status === 'charged', `the statement lists the status ${line.status}`);
        const { body } = await find(charged);
        expectThat(
          line.refundedAmount === (body.refundedAmount ?? 0),
          `the statement lists a refund of ${line.refundedAmount}`,
        );
        const { status } = became.voided ? onlyLine(lines, voided) : { status: 'voided' };
        expectThat(status === 'voided', `the statement lists the status ${status} for a voided charge`);
        const isStated = lines.some(({ reference }) => reference === tombstone);
        expectThat(!(became.neverTaken && isStated), 'the statement lists a transaction that never charged a card');
        return `${lines.length} lines`;
      },
    },
    ...rulesOf3ds(chargeOf, customer, run),
    ...rulesOfCardTokens({ chargeOf, tokenKey }, run),
  ];
}
