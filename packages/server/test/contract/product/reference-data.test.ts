import { byDefault, flag, integer, list, object, optional, or, seen, text } from './facts.ts';
import { operation } from './page.ts';

const common = {
  token: 'required',
  success: 200,
  failures: [401, 403, 429, 500],
  codes: [
    [2001, 'referenceData.unauthorized'],
    [2002, 'referenceData.forbidden'],
    [500, 'server.error'],
  ],
  limit: [100, 'user'],
} as const;

for (const path of ['car-classes', 'fuel-types', 'transmission-types', 'delivery-types']) {
  operation(`GET /helper-data/${path}`, { ...common, answer: list(object({ id: integer, name: text })) });
}

operation('GET /helper-data/extra-products', {
  ...common,
  headers: { 'Accept-Language': byDefault('en', seen('en', 'tr', 'de')) },
  answer: list(
    object({
      id: integer,
      name: text,
      type: seen('babySeat', 'gpsNavigation', 'additionalDriver', 'insurance', 'extraRange'),
      code: seen('BABY_SEAT', 'GPS', 'ADD_DRIVER', 'CDW', 'EXTRA_RANGE'),
    }),
  ),
});

operation('GET /helper-data/suppliers', {
  ...common,
  query: { hasParentID: optional(flag), limit: optional(integer), offset: optional(integer) },
  answer: object({
    limit: integer,
    offset: integer,
    total: integer,
    results: list(
      object({
        id: integer,
        name: text,
        displayName: text,
        code: text,
        // Present only for sub-suppliers.
        parentID: or(integer, 'null'),
        logo: optional(text),
      }),
    ),
  }),
});
