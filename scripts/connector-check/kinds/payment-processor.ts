import type { Json } from '../../foreign/contract.ts';
import type { Answer } from '../caller.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import { rulesOfEvery } from './every.ts';
import type { Run } from './reserving.ts';
import { onlyLine, readStatement } from './statement.ts';
import { type Customer, rulesOf3ds } from './three-d-secure.ts';

const MONEY = { amount: 10_000, currency: 'TRY' } as const;
const PART = { amount: 4_000, currency: 'TRY' } as const;

type Given = { readonly card: string; readonly customer?: Customer | undefined };

/** What the service expects of who charges cards. What is charged is refunded or voided again. */
export function rulesOfProcessor({ card: number, customer }: Given, run: Run): Rule[] {
  const { caller, newReference, now } = run;
  const [charged, voided, tombstone, unknown] = [newReference(), newReference(), newReference(), newReference()];
  const bin = number.slice(0, 6);
  let standing: Answer | undefined;
  /** What has become of the other two references. */
  const became = { neverTaken: false, voided: false };
  const day = now().toISOString().slice(0, 10);
  const aCharge = () => needed(standing, 'nothing could be charged');

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
      says: 'Digits that no card begins with are 404.',
      async check() {
        const query = { amount: String(MONEY.amount), currency: MONEY.currency };
        expectStatus(await caller.call('lookUpBin', { path: { bin: '000000' }, query }), 404, 1404);
        expectStatus(await caller.call('lookUpBin', { path: { bin }, query }), 200);
        return '404, and the test card is known';
      },
    },
    {
      id: 'charge.once',
      says: 'The same reference and request take the money once, and are answered alike.',
      async check() {
        const [first, second] = [await charge(charged), await charge(charged)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectThat(first.body.status === 'charged', `the test card is ${first.body.status}`);
        expectSame('the two answers', first.body, second.body);
        standing = first;
        return `charged as ${first.body.transactionId}`;
      },
    },
    {
      id: 'charge.reused',
      says: 'The same reference with another amount is 422, and takes nothing.',
      async check() {
        aCharge();
        expectStatus(await charge(charged, PART), 422, 3422);
        return '422';
      },
    },
    {
      id: 'find.stands',
      says: 'A transaction is found by its reference, as it was answered.',
      async check() {
        expectSame('the transaction', aCharge().body, (await find(charged)).body);
        return 'found';
      },
    },
    {
      id: 'find.unknown',
      says: 'A reference that never arrived is 404.',
      async check() {
        expectStatus(await find(unknown), 404, 2404);
        return '404';
      },
    },
    {
      id: 'void.tombstone',
      says: 'A reference that is voided before it arrives takes no money any more.',
      async check() {
        const first = await voidIt(tombstone);
        expectStatus(first, 200);
        expectThat(first.body.status === 'voided', `an unknown reference is ${first.body.status}`);
        const late = await charge(tombstone);
        expectStatus(late, 200);
        // What was taken all the same goes back.
        if (late.body.status === 'charged') await voidIt(tombstone);
        expectThat(late.body.status === 'voided', `what arrives later is ${late.body.status}`);
        became.neverTaken = true;
        return 'voided, and so is what arrives later';
      },
    },
    {
      id: 'void.once',
      says: 'A void gives all of a charge back, and can be repeated.',
      async check() {
        const before = await charge(voided);
        expectThat(before.body.status === 'charged', `the test card is ${before.body.status}`);
        const [first, second] = [await voidIt(voided), await voidIt(voided)];
        expectThat(first.body.status === 'voided', `after the void it is ${first.body.status}`);
        expectSame('the two answers', first.body, second.body);
        became.voided = true;
        return 'voided';
      },
    },
    {
      id: 'refund.once',
      says: 'The same refund gives the money back once.',
      async check() {
        aCharge();
        const [first, second] = [await refund('cxl', PART), await refund('cxl', PART)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        const { body } = await find(charged);
        expectThat(body.refundedAmount === PART.amount, `${PART.amount} were asked back, ${body.refundedAmount} went`);
        return `${PART.amount} refunded`;
      },
    },
    {
      id: 'refund.tooHigh',
      says: 'More than is left is 422, and gives nothing back.',
      async check() {
        aCharge();
        expectStatus(await refund('more', MONEY), 422, 5422);
        return '422';
      },
    },
    {
      id: 'statement.complete',
      says: 'The statement of today has each charge of today once, as it stands, and nothing that never took money.',
      async check() {
        aCharge();
        const lines = await readStatement(caller, { path: {}, day, lines: 'transactions' });
        const line = onlyLine(lines, charged);
        expectSame('the amount', MONEY, line.money);
        expectThat(line.status === 'charged', `it states ${line.status}`);
        const { body } = await find(charged);
        expectThat(line.refundedAmount === (body.refundedAmount ?? 0), `it states ${line.refundedAmount} refunded`);
        const { status } = became.voided ? onlyLine(lines, voided) : { status: 'voided' };
        expectThat(status === 'voided', `it states ${status} for what was voided`);
        const isStated = lines.some(({ reference }) => reference === tombstone);
        expectThat(!(became.neverTaken && isStated), 'it states what never took money');
        return `${lines.length} lines`;
      },
    },
    ...rulesOf3ds(chargeOf, customer, run),
  ];
}
