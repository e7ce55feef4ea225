import type { Json } from '../../foreign/contract.ts';
import type { Answer, Caller } from '../caller.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import { rulesOfChanges } from './changes.ts';
import { rulesOfEvery } from './every.ts';
import { onlyLine, readStatement } from './statement.ts';

/** What tells vendors from transfer suppliers. */
export type Reserver = {
  /** The party's code as a parameter of paths. */
  readonly path: Readonly<Record<string, string>>;
  readonly otherPath: Readonly<Record<string, string>>;
  readonly search: Json;
  readonly requestOf: (offer: Json, reference: string, lastName?: string) => Json;
  /** What an offer is asked about before it is reserved. */
  readonly looks: readonly string[];
  /** The same reference for something else. */
  readonly changed: (request: Json) => Json;
  /** What may be different with what is reserved, and something else that may; absent where the contract changes nothing. */
  readonly changes?: readonly [Json, Json];
};

export type Run = { readonly caller: Caller; readonly newReference: () => string; readonly now: () => Date };

/** What the service expects of whom it reserves with. Everything that is reserved is cancelled again. */
export function rulesOfReserver(
  { path, otherPath, search, requestOf, looks, changed, changes }: Reserver,
  run: Run,
): Rule[] {
  const { caller, newReference, now } = run;
  const [kept, tombstone, unknown] = [newReference(), newReference(), newReference()];
  let offer: Json;
  let reserved: Answer | undefined;
  /** Whether the reference that was cancelled first has reserved nothing. */
  let neverStood = false;
  const day = now().toISOString().slice(0, 10);
  const anOffer = () => needed(offer, 'the search has found nothing to reserve');
  const aReservation = () => needed(reserved, 'nothing could be reserved');

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
      says: 'A code in the path that nobody has is 404.',
      async check() {
        expectStatus(await caller.call('searchOffers', { path: otherPath, body: search }), 404, 1404);
        return '404';
      },
    },
    {
      id: 'search.offers',
      says: 'A search finds offers, or an empty list.',
      async check() {
        const answer = await caller.call('searchOffers', { path, body: search });
        expectStatus(answer, 200);
        [offer] = answer.body.offers;
        return `${answer.body.offers.length} offers`;
      },
    },
    ...looks.map((operation) => ({
      id: `offer.${operation}`,
      says: 'What a search has offered can be looked at again.',
      async check() {
        expectStatus(await caller.call(operation, { path: { ...path, offerCode: anOffer().offerCode } }), 200);
        return '200';
      },
    })),
    {
      id: 'reserve.unknownOffer',
      says: 'An offer that was never made is 404, and reserves nothing.',
      async check() {
        const request = { ...requestOf(anOffer(), unknown), offerCode: 'an-offer-that-was-never-made' };
        expectStatus(await reserve(request), 404, 2404);
        expectStatus(await find(unknown), 404, 3404);
        return '404';
      },
    },
    {
      id: 'reserve.once',
      says: 'The same reference and request reserve once, and are answered alike.',
      async check() {
        const request = requestOf(anOffer(), kept);
        const [first, second] = [await reserve(request), await reserve(request)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectThat(first.body.status === 'reserved', `the reservation is ${first.body.status}`);
        expectSame('the two answers', first.body, second.body);
        reserved = first;
        return `reserved as ${first.body.reservationId}`;
      },
    },
    {
      id: 'reserve.reused',
      says: 'The same reference for something else is 422, and changes nothing.',
      async check() {
        aReservation();
        expectStatus(await reserve(changed(requestOf(anOffer(), kept))), 422, 3422);
        return '422';
      },
    },
    {
      id: 'find.stands',
      says: 'A reservation is found by its reference, as it was answered.',
      async check() {
        const answer = await find(kept);
        expectSame('the reservation', aReservation().body, answer.body);
        return 'found';
      },
    },
    {
      id: 'find.unknown',
      says: 'A reference that never arrived is 404.',
      async check() {
        expectStatus(await find(unknown), 404, 3404);
        return '404';
      },
    },
    ...(changes ? rulesOfChanges({ path, changes, kept, unknown, standing: aReservation }, run) : []),
    {
      id: 'cancel.once',
      says: 'A cancellation can be repeated: the answer is the same, and the reservation tells it.',
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
        expectThat(body.status === expected[first.body.outcome], `${first.body.outcome}, and it is ${body.status}`);
        return first.body.outcome;
      },
    },
    {
      id: 'cancel.tombstone',
      says: 'A reference that is cancelled before it arrives stays cancelled: what arrives later reserves nothing.',
      async check() {
        const { body } = await cancel(tombstone);
        expectThat(body.outcome === 'cancelled', `an unknown reference is ${body.outcome}`);
        const late = await reserve(requestOf(anOffer(), tombstone));
        expectStatus(late, 200);
        // What was reserved all the same is given back.
        if (late.body.status === 'reserved') await cancel(tombstone);
        expectThat(late.body.status === 'cancelled', `what arrives later is ${late.body.status}`);
        neverStood = true;
        return 'cancelled, and so is what arrives later';
      },
    },
    {
      id: 'statement.complete',
      says: 'The statement of today has each reservation of today once, as it stands, and nothing that never stood.',
      async check() {
        aReservation();
        const lines = await readStatement(caller, { path, day, lines: 'reservations' });
        const { body } = await find(kept);
        const line = onlyLine(lines, kept);
        expectThat(
          line.status === (body.status === 'cancelled' ? 'cancelled' : 'reserved'),
          `it states ${line.status}`,
        );
        const isStated = lines.some(({ reference }) => reference === tombstone);
        expectThat(!(neverStood && isStated), 'it states what never stood');
        return `${lines.length} lines`;
      },
    },
  ];
}
