import type { components } from '@agency-booking/connector-contracts/vendor';
import type { StatementAs } from '../traffic/misstatements.ts';
import type { ReservationRecord } from './reservation-ledger.ts';
import { ofDay, pageOf, statedAs } from './statement.ts';

type Schemas = components['schemas'];
type Line = Schemas['StatementReservation'];

type Asked = {
  readonly party: string;
  readonly day: string;
  readonly cursor: string | undefined;
  readonly as: StatementAs;
};

export function reservationStatementOf(
  newestFirst: readonly ReservationRecord<unknown>[],
  { party, day, cursor, as }: Asked,
): Schemas['Statement'] {
  const own = newestFirst.filter((record) => record.party === party);
  const stated = statedAs(ofDay(own, day).flatMap(lineOf), { day, as, wrongly });
  const { lines, ...more } = pageOf(stated, cursor);
  return { day, reservations: lines, ...more };
}

function lineOf({ reference, reservationId, status, at, changedAt }: ReservationRecord<unknown>): Line[] {
  if (reservationId === undefined || status === 'refused') return [];
  const stands = status === 'cancelled' ? status : 'reserved';
  const times = { reservedAt: at.toISOString(), changedAt: changedAt.toISOString() };
  return [{ reference, reservationId, status: stands, ...times }];
}

const wrongly = {
  foreign: (day: string): Line => ({
    reference: `rsv:att_of_somebody_else_${day}`,
    reservationId: `SE-${day}`,
    status: 'reserved',
    reservedAt: `${day}T00:00:00Z`,
    changedAt: `${day}T00:00:00Z`,
  }),
  otherState: (line: Line): Line => ({ ...line, status: line.status === 'reserved' ? 'cancelled' : 'reserved' }),
  twice: (line: Line): Line => ({ ...line, reservationId: `${line.reservationId}-2` }),
};
