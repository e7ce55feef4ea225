import type { Handlers } from '@agency-booking/connector-contracts/world';
import type { World } from '../world.ts';

/** Handles calls from tests in any language, as specified in `openapi/connectors/world.yaml`. */
export function createControlHandlers(world: World): Handlers<unknown> {
  const { clock } = world;
  const time = () => ({ now: clock.now().toISOString() });
  return {
    readClock: (_, answer) => answer(200, time()),

    async setClock({ body }, answer) {
      await clock.set(body.now);
      return answer(200, time());
    },

    async advanceClock({ body }, answer) {
      await world.advance(body);
      return answer(200, time());
    },

    setFault({ path: { partyCode }, body: { fault, calls = 'all' } }, answer, fail) {
      if (!world.hasParty(partyCode)) return fail('party.notFound');
      // These functions accept the code of any party, not only of a vendor.
      const { fail: failAll, failNext, restore } = world.vendors;
      if (fault === 'none') restore(partyCode);
      else if (calls === 'next') failNext(partyCode, fault);
      else failAll(partyCode, fault);
      return answer(204);
    },

    async answerChallenge({ body }, answer, fail) {
      if (!world.bank.challenges().some(({ state }) => state === 'open')) return fail('challenge.notFound');
      return answer(200, { location: await world.bank[body.answer]() });
    },

    dropReservation({ path: { reservationId }, body: { leg } }, answer, fail) {
      return world.transferSuppliers.drop(reservationId, leg) ? answer(204) : fail('reservation.notFound');
    },

    publishRates({ body }, answer) {
      world.rates.publish(body.publishing);
      return answer(204);
    },

    readRecords: (_, answer) => answer(200, recordsOf(world)),
  };
}

function recordsOf({ calls, mail, bureau, processor, vendors, transferSuppliers }: World) {
  return {
    calls: calls().map(({ at, party, request, status }) => ({
      ...{ at: at.toISOString(), party, request: request.title },
      status: status ?? undefined,
    })),
    mails: mail.sent().map(({ at, to, subject, text }) => ({ at: at.toISOString(), to, subject, text })),
    messages: bureau.messages().map(({ at, phone, text }) => ({ at: at.toISOString(), phone, text })),
    transactions: processor.transactions().map(({ at, reference, status, money, refundedAmount, maskedCard }) => ({
      ...{ at: at.toISOString(), reference, status, amount: money?.amount, currency: money?.currency },
      ...{ refundedAmount, card: maskedCard },
    })),
    reservations: [...vendors.reservations(), ...transferSuppliers.reservations()].map(
      ({ at, party, reference, reservationId, status }) => ({
        ...{ at: at.toISOString(), party, reference, reservationId, status },
      }),
    ),
  };
}
