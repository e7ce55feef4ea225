import { fold } from '../../../packages/server/src/shared/fold.ts';
import { createNeighbours, distanceKilometres } from './nearby.ts';
import type { Airport, City } from './sources.ts';

const CITY_REACH_KILOMETRES = 80;
const NEIGHBORHOOD_REACH_KILOMETRES = 30;
/**
 * Radius in kilometres per square root of the population. The radius is 77 km for Istanbul, 23 km for Antalya and 11 km
 * for Denizli.
 */
const METROPOLIS_REACH = 1 / 50;

export function createVicinity(cities: readonly City[]) {
  const towns = cities.filter(({ featureCode }) => featureCode !== 'PPLX');
  const townsNear = createNeighbours(towns);
  const turkishSeats = new Map(
    towns
      .filter(({ countryCode, featureCode }) => countryCode === 'TR' && /^PPL[AC]$/.test(featureCode))
      .map((seat) => [seat.region, seat]),
  );

  const townsByDistance = (place: Airport | City) =>
    townsNear(place)
      .filter(({ countryCode }) => countryCode === place.countryCode)
      .map((town) => ({ town, kilometres: distanceKilometres(town, place) }))
      .sort((left, right) => left.kilometres - right.kilometres);

  return {
    townsByDistance,

    nearestCity: (airport: Airport): City | undefined => townsByDistance(airport)[0]?.town,

    /** Returns the largest nearby city that has one of the municipality's names. */
    servedCity: (airport: Airport): City | undefined => {
      const wanted = new Set(municipalityParts(airport).map(fold));
      return townsByDistance(airport)
        .filter(({ kilometres }) => kilometres <= CITY_REACH_KILOMETRES)
        .map(({ town }) => town)
        .filter(({ name, alternateNames }) => [name, ...alternateNames].some((each) => wanted.has(fold(each))))
        .sort((left, right) => right.population - left.population)[0];
    },

    /** Returns the city that surrounds a neighbourhood. The distance must be small in relation to the city's size. */
    surroundingCity: (neighborhood: City): City | undefined =>
      townsByDistance(neighborhood)
        .filter(({ kilometres }) => kilometres <= NEIGHBORHOOD_REACH_KILOMETRES)
        .filter(({ town }) => town.population > neighborhood.population)
        .map(({ town, kilometres }) => ({ town, pull: town.population / (1 + (kilometres / 5) ** 2) }))
        .sort((left, right) => right.pull - left.pull)[0]?.town,

    /** Returns the seat of the province, because Türkiye lists the districts of a metropolis as separate towns. */
    metropolisOf: (city: City): City | undefined => {
      const seat = city.countryCode === 'TR' ? turkishSeats.get(city.region) : undefined;
      return seat && distanceKilometres(seat, city) <= Math.sqrt(seat.population) * METROPOLIS_REACH ? seat : undefined;
    },
  };
}

/**
 * Splits the name of a municipality: `Paris (Roissy-en-France, Val-d'Oise)` becomes Paris; `Pendik, Istanbul` has two
 * parts.
 */
export function municipalityParts(airport: Airport): string[] {
  return airport.municipality
    .replace(/\s*\(.*/, '')
    .split(/\s*[,/]\s*/)
    .filter((part) => part !== '');
}
