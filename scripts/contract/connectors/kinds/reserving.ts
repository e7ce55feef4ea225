import type { Json } from '../../../fuzz/contract.ts';
import type { Answer, Caller } from '../caller.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import { rulesOfChanges } from './changes.ts';
import { rulesOfEvery } from './every.ts';
import { onlyLine, readStatement } from './statement.ts';

/** Settings that differ between vendors and transfer suppliers. */
export type Reserver = {
  /** Path parameters that contain the party's code. */
  readonly path: Readonly<Record<string, string>>;
  readonly otherPath: Readonly<Record<string, string>>;
  readonly search: Json;
  readonly requestOf: (offer: Json, reference: string, lastName?: string) => Json;
  /** Operations that check an offer before it is reserved. */
  readonly looks: readonly string[];
  /** Returns a request with the same reference and different content. */
  readonly changed: (request: Json) => Json;
  /** Two alternative changes to a reservation; absent if the contract does not support changes. */
  readonly changes?: readonly [Json, Json];
};

export type Run = { readonly caller: Caller; readonly newReference: () => string; readonly now: () => Date };

/** Returns the rules for reservations. Every reservation is cancelled afterwards. */
export function rulesOfReserver(
  { path, otherPath, search, requestOf, looks, changed, changes }: Reserver,
  run: Run,
): Rule[] {
  const { caller, newReference, now } = run;
  const [kept, tombstone, unknown] = [newReference(), newReference(), newReference()];
  let offer: Json;
  let reserved: Answer | undefined;
  /** True if a reservation request that reuses the reference of a cancelled reservation has reserved nothing. */
  let neverStood = false;
  const day = now().toISOString().slice(0, 10);
  const anOffer = () => needed(offer, 'the search returned nothing to reserve');
  const aReservation = () => needed(reserved, 'no reservation succeeded');

  const reserve = (body: Json) => caller.call('createReservation', { path, body });
  const find = (reference: string) => caller.call('findReservation', { path: { ...path, reference } });
  const cancel = (reference: string) =>
    caller.call('cancelReservation', { path: { ...path, reference }, body: { reference: `cxl:${reference}` } });

  return [
    ...rulesOfEvery(
      caller,
      { operation: 'findReservation', request: { path: { ...path, reference: unknown } } },
      { operation: 'searchOffers', request: { path, body: search } },
    ),
    {
      id: 'party.unknown',
      says: 'An unknown code in the path returns 404.',
      async check() {
        expectStatus(await caller.call('searchOffers', { path: otherPath, body: search }), 404, 1404);
        return '404';
      },
    },
    {
      id: 'search.offers',
      says: 'A search returns offers or an empty list.',
      async check() {
        const answer = await caller.call('searchOffers', { path, body: search });
        expectStatus(answer, 200);
        [offer] = answer.body.offers;
        return `${answer.body.offers.length} offers`;
      },
    },
    ...looks.map((operation) => ({
      id: `offer.${operation}`,
      says: 'An offer from a search can be read again.',
      async check() {
        expectStatus(await caller.call(operation, { path: { ...path, offerCode: anOffer().offerCode } }), 200);
        return '200';
      },
    })),
    {
      id: 'reserve.unknownOffer',
      says: 'A reservation of an unknown offer returns 404 and reserves nothing.',
      async check() {
        const request = { ...requestOf(anOffer(), unknown), offerCode: 'an-offer-that-was-never-made' };
        expectStatus(await reserve(request), 404, 2404);
        expectStatus(await find(unknown), 404, 3404);
        return '404';
      },
    },
    {
      id: 'reserve.once',
      says: 'A repeated request with the same reference reserves once and returns the same response.',
      async check() {
        const request = requestOf(anOffer(), kept);
        const [first, second] = [await reserve(request), await reserve(request)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectThat(first.body.status === 'reserved', `the reservation has the status ${first.body.status}`);
        expectSame('the two responses', first.body, second.body);
        reserved = first;
        return `reserved as ${first.body.reservationId}`;
      },
    },
    {
      id: 'reserve.reused',
      says: 'A reference that was used for a different reservation returns 422 and changes nothing.',
      async check() {
        aReservation();
        expectStatus(await reserve(changed(requestOf(anOffer(), kept))), 422, 3422);
        return '422';
      },
    },
    {
      id: 'find.stands',
      says: 'A reservation is found by its reference and matches the original response.',
      async check() {
        const answer = await find(kept);
        expectSame('the reservation', aReservation().body, answer.body);
        return 'found';
      },
    },
    {
      id: 'find.unknown',
      says: 'An unknown reference returns 404.',
      async check() {
        expectStatus(await find(unknown), 404, 3404);
        return '404';
      },
    },
    ...(changes ? rulesOfChanges({ path, changes, kept, unknown, standing: aReservation }, run) : []),
    {
      id: 'cancel.once',
      says: 'A repeated cancellation returns the same response, and the reservation shows the result.',
      async check() {
        aReservation();
        const [first, second] = [await cancel(kept), await cancel(kept)];
        expectSame('the outcomes', first.body.outcome, second.body.outcome);
        const { body } = await find(kept);
        const expected: Readonly<Record<string, string>> = {
          cancelled: 'cancelled',
          pending: 'cancelling',
          refused: 'reserved',
        };
        expectThat(
          body.status === expected[first.body.outcome],
          `the outcome is ${first.body.outcome}, but the status is ${body.status}`,
        );
        return first.body.outcome;
      },
    },
    {
      id: 'cancel.tombstone',
      says:
        'A reference that is cancelled before its reservation arrives stays cancelled, and the later request ' +
        'reserves nothing.',
      async check() {
        const { body } = await cancel(tombstone);
        expectThat(
          body.outcome === 'cancelled',
          `the cancellation of an unknown reference has the outcome ${body.outcome}`,
        );
        const late = await reserve(requestOf(anOffer(), tombstone));
        expectStatus(late, 200);
        // Cancels a reservation that was wrongly accepted.
        if (late.body.status === 'reserved') await cancel(tombstone);
        expectThat(late.body.status === 'cancelled', `the later reservation has the status ${late.body.status}`);
        neverStood = true;
        return 'cancelled, also for the later reservation';
      },
    },
    {
      id: 'statement.complete',
      says:
        "Today's statement lists each reservation of today once with its current status, and no reservation " +
        'that never existed.',
      async check() {
        aReservation();
        const lines = await readStatement(caller, { path, day, lines: 'reservations' });
        const { body } = await find(kept);
        const line = onlyLine(lines, kept);
        expectThat(
          line.status === (body.status === 'cancelled' ? 'cancelled' : 'reserved'),
          `the statement lists the status ${line.status}`,
        );
        const isStated = lines.some(({ reference }) => reference === tombstone);
        expectThat(!(neverStood && isStated), 'the statement lists a reservation that never existed');
        return `${lines.length} lines`;
      },
    },
  ];
}
