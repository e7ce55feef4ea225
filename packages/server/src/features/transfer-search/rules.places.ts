import { assertAll } from '../../shared/assert-all.ts';
import { distanceMetres } from '../../shared/distance.ts';
import { failField } from '../../shared/fail-field.ts';
import type { KnownPlace, TransferPoint, TransferSearchRequest } from './types.ts';

/**
 * Maximum distance between a point and the reference point of a place. The maximum is larger for a city than for an
 * airport.
 */
const REACH_KILOMETRES: Readonly<Record<KnownPlace['kind'], number>> = {
  airport: 10,
  establishment: 10,
  neighborhood: 20,
  locality: 60,
  region: 300,
};

type Places = {
  readonly placeOf: (placeId: string) => KnownPlace | undefined;
  readonly airportOf: (iataCode: string) => KnownPlace | undefined;
};

/** Throws `request.invalid` if airports or places do not exist or are too far away. The error identifies them. */
export function assertPlaces(request: Pick<TransferSearchRequest, 'pickup' | 'dropoff'>, places: Places): void {
  const checks = (['pickup', 'dropoff'] as const).flatMap((end) => [
    () => assertAirport(`${end}.iataCode`, request[end], places),
    () => assertPlace(`${end}.placeId`, request[end], places),
  ]);
  assertAll(...checks);
}

function assertAirport(field: string, point: TransferPoint, { airportOf }: Places): void {
  if (point.iataCode === undefined) return;
  assertNear(field, point, airportOf(point.iataCode) ?? failField(field, 'must be the IATA code of an airport'));
}

function assertPlace(field: string, point: TransferPoint, { placeOf }: Places): void {
  if (point.placeId === undefined) return;
  assertNear(field, point, placeOf(point.placeId) ?? failField(field, 'must be the placeId of a place'));
}

function assertNear(field: string, point: TransferPoint, { kind, name, ...place }: KnownPlace): void {
  const reach = REACH_KILOMETRES[kind];
  const kilometres = Math.round(distanceMetres(point, place) / 1_000);
  if (kilometres <= reach) return;
  const wanted = kind === 'airport' ? 'an airport' : 'a place';
  const rule = `must be that of ${wanted} within ${reach} km of lat and lon`;
  failField(field, `${rule}; ${name} is ${kilometres} km away`, rule);
}
