import type { PlaceRow } from '../../../packages/server/src/features/locations/places.pack.ts';

type Twin = PlaceRow & {
  readonly district: string;
  /** Larger towns around the place, nearest first. */
  readonly near: () => readonly string[];
};

const labelOf = ({ name, address }: PlaceRow) => `${name}, ${address}`;

/** Adds the district, then a nearby town and then the coordinates to labels, until all labels are unique. */
export function withTellingAddresses<Place extends Twin>(places: readonly Place[]): Place[] {
  const inDistrict = addressedWhereTwin(places, ({ district, address }) =>
    district === '' || address.includes(district) ? address : `${district}, ${address}`,
  );
  const addresses = new Map(inDistrict.map(({ id, address }) => [id, address]));
  const near = (nth: number) => (place: Place) => {
    const town = place.near()[nth];
    return `${town ? `near ${town}, ` : ''}${addresses.get(place.id)}`;
  };
  const at = ({ id, lat, lon }: Place) => `${lat.toFixed(2)}° ${lon.toFixed(2)}°, ${addresses.get(id)}`;
  return [near(0), near(1), near(2), at].reduce(addressedWhereTwin, inDistrict);
}

function addressedWhereTwin<Place extends Twin>(
  places: readonly Place[],
  addressOf: (place: Place) => string,
): Place[] {
  const sharing = Map.groupBy(
    places.filter(({ isRetired }) => !isRetired),
    labelOf,
  );
  return places.map((place) =>
    !place.isRetired && sharing.get(labelOf(place))!.length > 1 ? { ...place, address: addressOf(place) } : place,
  );
}
