import type { Reserver } from './reserving.ts';

const HOUR_MILLISECONDS = 3_600_000;
const DRIVER = {
  ...{ firstName: 'Deniz', lastName: 'Kaya', email: 'deniz.kaya@example.com', phone: '+905321234567' },
  ...{ nationality: 'TR', birthDate: '1990-04-12', identityNumber: '10000000146' },
};

/** Describes a three-day rental, a month from now, at a location where the vendor has cars. */
export function vendor({ party, at, now }: { party: string; at: { lat: number; lon: number }; now: Date }): Reserver {
  const stop = (days: number) => ({
    point: at,
    dateTime: new Date(
      Math.ceil(now.getTime() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS + days * 24 * HOUR_MILLISECONDS,
    ).toISOString(),
  });
  return {
    path: { vendorCode: party },
    otherPath: { vendorCode: 'NOBODY-HAS-THIS-CODE' },
    search: { pickUp: stop(30), dropOff: stop(33), driverAge: 35, residenceCountry: 'TR', radiusMetres: 50_000 },
    requestOf: ({ offerCode }, reference, lastName = DRIVER.lastName) => ({
      ...{ reference, offerCode, extras: [] },
      driver: { ...DRIVER, lastName },
    }),
    looks: ['checkOffer', 'listOfferExtras'],
    changed: (request) => ({ ...request, driver: { ...request.driver, firstName: 'Elif' } }),
  };
}
