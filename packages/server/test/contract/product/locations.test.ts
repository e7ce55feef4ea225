import { country, letters, list, number, object, seen, text } from './facts.ts';
import { operation } from './page.ts';

operation('GET /locations', {
  token: 'required',
  query: { query: letters(2) },
  success: 200,
  answer: list(
    object({
      placeId: text,
      description: text,
      mainText: text,
      secondaryText: text,
      types: list(seen('airport', 'locality', 'neighborhood', 'establishment', 'point_of_interest', 'political')),
    }),
  ),
  // The contract declares no 404, because a search without results returns an empty list.
  failures: [400, 401, 429, 500],
  codes: [[1001, 'request.invalid']],
  limit: [60, 'user'],
});

operation('GET /locations/{placeId}', {
  token: 'required',
  path: { placeId: text },
  success: 200,
  answer: object({
    placeId: text,
    name: text,
    city: text,
    countryCode: country,
    timezone: text,
    point: object({ lat: number, lon: number }),
  }),
  failures: [401, 404, 429, 500],
  codes: [[1001, 'request.invalid']],
  limit: [100, 'user'],
});
