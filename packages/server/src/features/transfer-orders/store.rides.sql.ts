import { type Kysely, sql } from 'kysely';
import type { RideNote } from './types.ts';

export type RideTables = {
  transfer_ride_event: {
    order_id: string;
    agency_id: number;
    leg: RideNote['leg'];
    type: RideNote['type'];
    happened_at: Date;
    expected_at: Date | null;
    noticed_at: Date;
  };
};

type RideRow = Pick<RideNote, 'leg' | 'type'> & { readonly happened_at: string; readonly expected_at: string | null };

/** Order column with the ride events, oldest first. */
export const rideEvents = sql<readonly RideRow[] | null>`(
  select json_agg(ride order by ride.happened_at)
  from (select order_id, agency_id, leg, type, happened_at, expected_at from transfer_ride_event) ride
  where ride.order_id = transfer_order.id and ride.agency_id = transfer_order.agency_id
)`.as('ride_events');

export const notesOf = (events: readonly RideRow[] | null): readonly RideNote[] => (events ?? []).map(noteOf);

/** Stores ride events, skipping those that are already stored. */
export async function addRideNotes(
  tx: Kysely<RideTables>,
  order: { readonly id: string; readonly agencyId: number },
  notes: readonly RideNote[],
  noticedAt: Date,
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ leg, type, at, expectedAt }) => ({
    order_id: order.id,
    agency_id: order.agencyId,
    leg,
    type,
    happened_at: at,
    expected_at: expectedAt ?? null,
    noticed_at: noticedAt,
  }));
  await tx
    .insertInto('transfer_ride_event')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function noteOf({ leg, type, happened_at, expected_at }: RideRow): RideNote {
  return { leg, type, at: new Date(happened_at), expectedAt: expected_at === null ? undefined : new Date(expected_at) };
}
