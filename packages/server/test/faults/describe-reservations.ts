import { describe, expect, test } from 'vitest';
import type { CallEvent } from '../../src/connectors/call.ts';
import type { VendorReservation } from '../../src/ports/reservations.ts';
import type { failures } from '../support/party-server.ts';

type Behaviour = 'well' | 'offContract' | keyof typeof failures;

type Reserving = {
  readonly party: 'vendor' | 'supplier';
  readonly path: string;
  readonly request: object;
  readonly requests: readonly { readonly path: string; readonly body: unknown }[];
  readonly events: () => readonly CallEvent[];
  behave(behaviour: Behaviour): void;
  waitNoLongerThan(milliseconds: number): Promise<void>;
  reserve(): Promise<unknown>;
  find(): Promise<unknown>;
  cancel(): Promise<unknown>;
  /** Makes a call that the circuit breaker can block. */
  search(): Promise<unknown>;
  /** Reservation statuses, each in the party's terms and in ours. */
  readonly standings: readonly (readonly [stand: () => void, said: string, message: VendorReservation])[];
};

/** Adds the tests that apply to both vendors and transfer suppliers. An uncertain result counts as no response. */
export function describeReservations({ party, path, request, requests, standings, ...line }: Reserving): void {
  const { behave, reserve, find, cancel } = line;

  describe(`reservations at a ${party}`, () => {
    test(`a reservation at a ${party} is made, found and cancelled by its reference`, async () => {
      const reserved = { answered: true, answer: { status: 'reserved', reservationId: 'R-1' } };
      expect([await reserve(), await find()]).toEqual([reserved, reserved]);
      expect(await cancel()).toEqual({ answered: true, answer: 'cancelled' });
      expect(requests.map((asked) => [asked.path, asked.body])).toEqual([
        [path, request],
        [`${path}/rsv%3Aatt_1`, undefined],
        [`${path}/rsv%3Aatt_1/cancel`, { reference: 'cxl:att_1' }],
      ]);
    });

    test.each(standings.map(([stand, said, message]) => [said, message, stand] as const))(
      `a reservation with the ${party}'s status %s is returned as %o`,
      async (_, message, stand) => {
        stand();
        const answer = { answered: true, answer: message };
        expect([await find(), await reserve()]).toEqual([answer, answer]);
      },
    );

    test(`a reservation of an offer that the ${party} no longer knows is refused`, async () => {
      behave('refuses');
      expect(await reserve()).toMatchObject({ answered: true, answer: { status: 'refused' } });
    });

    test(`a reservation that never reached the ${party} is not found`, async () => {
      behave('forgets');
      expect(await find()).toEqual({ answered: true, answer: undefined });
    });
  });

  describe(`uncertain results of a ${party}`, () => {
    test.each<[Behaviour, string]>([
      ['hangsUp', 'unreachable'],
      ['fails', 'failed'],
      ['forgets', 'refused'],
      ['notJson', 'offContract'],
      ['offContract', 'offContract'],
    ])(`a ${party} that %s counts as %s and not as an answer`, async (behaviour, reason) => {
      behave(behaviour);
      const unanswered = { answered: false, reason };
      expect([await reserve(), await cancel()]).toMatchObject([unanswered, unanswered]);
    });

    test(`an offer that the ${party} does not know leaves the state of its reservation open`, async () => {
      behave('refuses');
      expect(await find()).toMatchObject({ answered: false, reason: 'refused' });
    });

    test(`a ${party} that is silent past the deadline of reservations counts as late`, async () => {
      behave('silent');
      await line.waitNoLongerThan(30);
      expect([await reserve(), await find(), await cancel()]).toEqual(
        Array.from({ length: 3 }, () => ({ answered: false, reason: 'late' })),
      );
    });
  });

  test(`consecutive failures of reservations at a ${party} block neither reservations nor searches`, async () => {
    behave('fails');
    for (let time = 0; time < 10; time++) await reserve();
    behave('well');
    expect([await reserve(), await line.search()]).toMatchObject([{ answered: true }, { answered: true }]);
    expect(line.events().filter(({ outcome }) => outcome === 'circuitOpen')).toEqual([]);
  });
}
