import type { Handlers } from '@agency-booking/connector-contracts/reservation-changes';
import { type ContractAppOptions, EdgeFailure } from '@agency-booking/contract-express';
import { LRUCache } from 'lru-cache';
import type { Now } from '../../ports/clock.ts';
import type { ReportedChange } from '../../ports/reservations.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import { forgeryOf, TOLERANCE_SECONDS } from '../webhook-signature.ts';

/** Maximum number of remembered reports. If a report is processed twice, the only effect is a second poll. */
const REMEMBERED_REPORTS = 10_000;

type ReservationChangesDeps = {
  /** Signing secrets, keyed by party code. */
  readonly secrets: ReadonlyMap<string, readonly string[]>;
  /** Schedules an early poll. Returns whether this reservation was requested from the party. */
  readonly lookSoon: (change: ReportedChange) => Promise<boolean>;
  readonly report: ReportSecurity;
  readonly now: Now;
};

type ReservationChanges = {
  readonly verify: ContractAppOptions<never>['verify'];
  readonly handlers: Handlers<never>;
};

/** Handles change reports from vendors and suppliers, as specified in `openapi/connectors/reservation-changes.yaml`. */
export function createReservationChanges({
  secrets,
  lookSoon,
  report,
  now,
}: ReservationChangesDeps): ReservationChanges {
  /** Reports already accepted by this process, kept for as long as their timestamps are valid. */
  const taken = new LRUCache<string, true>({
    max: REMEMBERED_REPORTS,
    ttl: 2 * TOLERANCE_SECONDS * 1000,
    perf: { now: () => now().getTime() },
  });

  const verify: ReservationChanges['verify'] = ({ path: { partyCode = '' }, ...message }) => {
    const reason = forgeryOf(message, secrets.get(partyCode) ?? [], now());
    if (!reason) return;
    report({ event: 'report.forged', reason });
    throw new EdgeFailure('unauthenticated');
  };

  const handlers: ReservationChanges['handlers'] = {
    reportReservationChange: async ({ path: { partyCode: party }, headers, body: { reference } }, answer, fail) => {
      const name = `${party} ${headers['webhook-id']}`;
      if (!taken.has(name)) {
        if (!(await lookSoon({ reference, party }))) return fail('reservation.notFound');
        taken.set(name, true);
      }
      return answer(202);
    },
  };

  return { verify, handlers };
}
