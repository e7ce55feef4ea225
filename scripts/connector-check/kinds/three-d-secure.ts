import type { Json } from '../../foreign/contract.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import type { Run } from './reserving.ts';

export type Customer = {
  /** Where the bank sends the browser afterwards. */
  readonly returnUrl: string;
  /** Passes the bank's page, or lets a person pass it. */
  readonly pass: (challenge: { readonly url: string; readonly fields: readonly Field[] }) => Promise<void>;
};
type Field = { readonly name: string; readonly value: string };

/** No browser comes back there. */
const NOWHERE = 'https://agency.example/3ds';

/** What the service expects of a charge that the customer authenticates. @param chargeOf the money and the card of a reference */
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
      says: 'A customer is led to the bank, nothing is taken yet, and the same reference gives the same form.',
      async check() {
        const [first, second] = [await start(waiting, NOWHERE), await start(waiting, NOWHERE)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        const { transaction, challenge } = first.body;
        expectThat(transaction.status === 'awaitingCustomer', `the transaction is ${transaction.status}`);
        expectThat(challenge !== undefined, 'there is no form that leads to the bank');
        expectSame('the two answers', first.body, second.body);
        begun = first.body;
        return `leads to ${new URL(challenge.url).host}`;
      },
    },
    {
      id: '3ds.early',
      says: 'A charge before the customer has authenticated is 422, and takes nothing.',
      async check() {
        needed(begun, 'nothing could be begun');
        expectStatus(await charge(waiting), 422, 2422);
        return '422';
      },
    },
    {
      id: '3ds.unknown',
      says: 'A charge of what was never begun is 404.',
      async check() {
        expectStatus(await charge(unknown), 404, 2404);
        return '404';
      },
    },
    {
      id: '3ds.givenUp',
      says: 'What is voided while the customer is at the bank takes nothing any more.',
      async check() {
        needed(begun, 'nothing could be begun');
        const given = await voidIt(waiting);
        expectThat(given.body.status === 'voided', `after the void it is ${given.body.status}`);
        const late = await charge(waiting);
        expectStatus(late, 200);
        expectThat(late.body.status === 'voided', `what is charged later is ${late.body.status}`);
        return 'voided, and stays it';
      },
    },
    {
      id: '3ds.passed',
      says: 'Once the customer has authenticated, the money is taken when it is charged, once.',
      async check() {
        const { returnUrl, pass } = needed(customer, 'nobody is there to authenticate: give --bank');
        const { body } = await start(passed, returnUrl);
        await pass(needed(body.challenge, 'there is no form that leads to the bank'));
        const found = await caller.call('findTransaction', { path: { reference: passed } });
        const { status } = found.body;
        if (status === 'awaitingCustomer') needed(undefined, 'nobody has authenticated in time');
        expectThat(status === 'authenticated', `before the charge it is ${status}`);
        const [first, second] = [await charge(passed), await charge(passed)];
        expectThat(first.body.status === 'charged', `after the charge it is ${first.body.status}`);
        expectSame('the two answers', first.body, second.body);
        await voidIt(passed);
        return `charged as ${first.body.transactionId}, and voided`;
      },
    },
  ];
}
