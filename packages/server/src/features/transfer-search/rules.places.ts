import { distanceMetres } from '../../shared/distance.ts';
import { failField } from '../../shared/fail-field.ts';
import type { KnownPlace, TransferPoint, TransferSearchRequest } from './types.ts';

/** Maximum distance between a point and a place's reference point. It is larger for a city than for an airport. */
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

/** @throws request.invalid, identifying the airport or place that does not exist or is too far away */
export function assertPlaces(request: Pick<TransferSearchRequest, 'pickup' | 'dropoff'>, places: Places): void {
  for (const end of ['pickup', 'dropoff'] as const) {
    const point = request[end];
    const { iataCode, placeId } = point;
    if (iataCode !== undefined) {
      const airport = places.airportOf(iataCode) ?? failField(`${end}.iataCode`, 'must be the IATA code of an airport');
      assertNear(`${end}.iataCode`, point, airport);
    }
    if (placeId !== undefined) {
      const place = places.placeOf(placeId) ?? failField(`${end}.placeId`, 'must be the placeId of a place');
      assertNear(`${end}.placeId`, point, place);
    }
  }
}

function assertNear(field: string, point: TransferPoint, { kind, name, ...place }: KnownPlace): void {
  const reach = REACH_KILOMETRES[kind];
  const kilometres = Math.round(distanceMetres(point, place) / 1_000);
  if (kilometres <= reach) return;
  const wanted = kind === 'airport' ? 'an airport' : 'a place';
  const rule = `must be of ${wanted} within ${reach} km of lat and lon`;
  failField(field, `${rule}; ${name} is ${kilometres} km away`, rule);
}
