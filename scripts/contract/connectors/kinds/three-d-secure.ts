import type { Json } from '../../../fuzz/contract.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import type { Run } from './reserving.ts';

export type Customer = {
  readonly returnUrl: string;
  /** Completes the challenge on the bank's page, or waits until the customer has completed it. */
  readonly pass: (challenge: { readonly url: string; readonly fields: readonly Field[] }) => Promise<void>;
};
type Field = { readonly name: string; readonly value: string };

/** A return URL that no browser visits. */
const NOWHERE = 'https://agency.example/3ds';

/** Returns the rules for 3D Secure. `chargeOf` returns the amount and card for a reference. */
export function rulesOf3ds(
  chargeOf: (reference: string) => Json,
  customer: Customer | undefined,
  { caller, newReference }: Run,
): Rule[] {
  const [waiting, passed, unknown] = [newReference(), newReference(), newReference()];
  let begun: Json;

  const start = (reference: string, returnUrl: string) => {
    const { by: _, ...charge } = chargeOf(reference);
    return caller.call('start3ds', { body: { ...charge, returnUrl, language: 'en' } });
  };
  const charge = (reference: string) => caller.call('charge', { body: { by: 'authentication', reference } });
  const voidIt = (reference: string) =>
    caller.call('voidTransaction', { path: { reference }, body: { reference: `void:${reference}` } });

  return [
    {
      id: '3ds.start',
      says:
        'The response contains a form that leads to the bank, the card is not charged yet, and a repeated ' +
        'request returns the same form.',
      async check() {
        const [first, second] = [await start(waiting, NOWHERE), await start(waiting, NOWHERE)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        const { transaction, challenge } = first.body;
        expectThat(transaction.status === 'awaitingCustomer', `the transaction has the status ${transaction.status}`);
        expectThat(challenge !== undefined, 'the response contains no form that leads to the bank');
        expectSame('the two responses', first.body, second.body);
        begun = first.body;
        return `the form leads to ${new URL(challenge.url).host}`;
      },
    },
    {
      id: '3ds.early',
      says: 'A charge before the customer has authenticated returns 422 and charges nothing.',
      async check() {
        needed(begun, 'no 3D Secure transaction could be started');
        expectStatus(await charge(waiting), 422, 2422);
        return '422';
      },
    },
    {
      id: '3ds.unknown',
      says: 'A charge of an unknown 3D Secure transaction returns 404.',
      async check() {
        expectStatus(await charge(unknown), 404, 2404);
        return '404';
      },
    },
    {
      id: '3ds.givenUp',
      says: 'A transaction that is voided while the customer is at the bank can no longer charge the card.',
      async check() {
        needed(begun, 'no 3D Secure transaction could be started');
        const given = await voidIt(waiting);
        expectThat(given.body.status === 'voided', `after the void, the status is ${given.body.status}`);
        const late = await charge(waiting);
        expectStatus(late, 200);
        expectThat(late.body.status === 'voided', `the later charge has the status ${late.body.status}`);
        return 'voided, also after the later charge';
      },
    },
    {
      id: '3ds.passed',
      says: 'After the customer has authenticated, a charge succeeds once.',
      async check() {
        const { returnUrl, pass } = needed(customer, 'no customer can authenticate: set --bank');
        const { body } = await start(passed, returnUrl);
        await pass(needed(body.challenge, 'the response contains no form that leads to the bank'));
        const found = await caller.call('findTransaction', { path: { reference: passed } });
        const { status } = found.body;
        if (status === 'awaitingCustomer') needed(undefined, 'the customer did not authenticate before the deadline');
        expectThat(status === 'authenticated', `before the charge, the status is ${status}`);
        const [first, second] = [await charge(passed), await charge(passed)];
        expectThat(first.body.status === 'charged', `after the charge, the status is ${first.body.status}`);
        expectSame('the two responses', first.body, second.body);
        await voidIt(passed);
        return `charged as ${first.body.transactionId}, then voided`;
      },
    },
  ];
}
