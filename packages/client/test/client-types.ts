/** What the compiler refuses of a caller; nothing here runs. */
import type { AgencyClient, PlacePrediction } from '../src/index.ts';

declare const agency: AgencyClient;

export async function calls(): Promise<readonly PlacePrediction[]> {
  await agency.listFuelTypes();
  await agency.getLocation({ path: { placeId: 'plc_1' } });
  // @ts-expect-error a place has an id
  await agency.getLocation();
  // @ts-expect-error the id is called placeId
  await agency.getLocation({ path: { id: 'plc_1' } });
  // @ts-expect-error a query is a text
  await agency.searchLocations({ query: { query: 1 } });
  // @ts-expect-error a search needs its points and times
  await agency.searchCars({ body: { age: 36 } });
  // @ts-expect-error extras come in the currency of their search
  await agency.listExtraProducts({ path: { searchID: 's', code: 'c' }, headers: { 'X-Currency': 'EUR' } });
  // @ts-expect-error tokens are the client's own business
  await agency.login({ body: { key: 'k', secret: 's' } });

  const places = await agency.searchLocations({ query: { query: 'ist' } });
  // @ts-expect-error there is no data before it is known to be there
  places.data;
  if (places.ok) return places.data;
  // @ts-expect-error no error has this name
  if (places.error.key === 'place.lost') return [];
  return [];
}
