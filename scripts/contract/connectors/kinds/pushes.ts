import type { Receiver } from '../receiver.ts';
import { expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import type { Reserver, Run } from './reserving.ts';

export type Pushing = {
  readonly receiver: Receiver;
  /** Last name of a driver or passenger whose reservation the party cancels on its own initiative. */
  readonly lastName: string;
  readonly patienceMilliseconds: number;
};

/** Returns the rules for the reports that a party sends. Parties that do not send reports are also checked. */
export function rulesOfPushes({ path, search, requestOf }: Reserver, pushing: Pushing | undefined, run: Run): Rule[] {
  const { caller, newReference } = run;
  const reference = newReference();
  const given = () => needed(pushing, 'the receiver is off: set --listen, --secret and --drops');
  const pushes = () => given().receiver.pushesOf(reference, given().patienceMilliseconds);
  return [
    {
      id: 'push.signed',
      says: 'A change report names the reservation and is signed with the shared secret.',
      async check() {
        const { lastName } = given();
        const found = await caller.call('searchOffers', { path, body: search });
        const offer = needed(found.body.offers?.[0], 'the search returned nothing to reserve');
        const request = requestOf(offer, reference, lastName);
        expectStatus(await caller.call('createReservation', { path, body: request }), 200);
        const [first] = await pushes();
        expectThat(first !== undefined, 'no report was received');
        expectThat(first.problem === undefined, `the report is invalid: ${first.problem}`);
        return `signed, ${first.id}`;
      },
    },
    {
      id: 'push.again',
      says: 'A report that receives 503 is sent again with the same webhook-id.',
      async check() {
        const [first, second] = await pushes();
        needed(first, 'no report was received');
        expectThat(second !== undefined, 'the report was not sent again');
        expectThat(second.id === first!.id, `the first webhook-id was ${first!.id}, the second ${second.id}`);
        return 'sent again';
      },
    },
  ];
}
