type Located = { readonly lat: number; readonly lon: number };

const KILOMETRES_PER_DEGREE = 111.2;

export function distanceKilometres(from: Located, to: Located): number {
  const eastWest = (from.lon - to.lon) * Math.cos(((from.lat + to.lat) / 2) * (Math.PI / 180));
  return Math.hypot(from.lat - to.lat, eastWest) * KILOMETRES_PER_DEGREE;
}

/** Returns a function that finds the items within one or two degrees of a point. */
export function createNeighbours<Thing extends Located>(things: readonly Thing[]): (point: Located) => Thing[] {
  const cells = Map.groupBy(things, ({ lat, lon }) => `${Math.floor(lat)} ${Math.floor(lon)}`);
  return ({ lat, lon }) =>
    [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => cells.get(`${Math.floor(lat) + north} ${Math.floor(lon) + east}`) ?? []),
    );
}
