import type { Receiver } from '../receiver.ts';
import { expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import type { Reserver, Run } from './reserving.ts';

export type Pushing = {
  readonly receiver: Receiver;
  /** Of a driver or passenger whose reservation the party cancels by itself. */
  readonly lastName: string;
  readonly patienceMilliseconds: number;
};

/** What the service expects of reports that a reservation has changed; who sends none is asked all the same. */
export function rulesOfPushes({ path, search, requestOf }: Reserver, pushing: Pushing | undefined, run: Run): Rule[] {
  const { caller, newReference } = run;
  const reference = newReference();
  const given = () => needed(pushing, 'nobody listens: give --listen, --secret and --drops');
  const pushes = () => given().receiver.pushesOf(reference, given().patienceMilliseconds);
  return [
    {
      id: 'push.signed',
      says: 'A report of a change names the reservation, and is signed with the secret that is shared.',
      async check() {
        const { lastName } = given();
        const found = await caller.call('searchOffers', { path, body: search });
        const offer = needed(found.body.offers?.[0], 'the search has found nothing to reserve');
        const request = requestOf(offer, reference, lastName);
        expectStatus(await caller.call('createReservation', { path, body: request }), 200);
        const [first] = await pushes();
        expectThat(first !== undefined, 'no report came');
        expectThat(first.problem === undefined, `the report is not right: ${first.problem}`);
        return `signed, ${first.id}`;
      },
    },
    {
      id: 'push.again',
      says: 'A report that is answered 503 is sent again, under the same webhook-id.',
      async check() {
        const [first, second] = await pushes();
        needed(first, 'no report came');
        expectThat(second !== undefined, 'it was not sent again');
        expectThat(second.id === first!.id, `first it was ${first!.id}, then ${second.id}`);
        return 'sent again';
      },
    },
  ];
}
