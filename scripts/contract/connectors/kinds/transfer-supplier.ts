import type { Reserver } from './reserving.ts';

const DAY_MILLISECONDS = 86_400_000;
const PASSENGER = {
  ...{ isPrimary: true, firstName: 'Deniz', lastName: 'Kaya', phone: '+905321234567', email: 'deniz.kaya@example.com' },
  ...{ nationality: 'TR', identityNumber: '10000000146' },
};

type Given = {
  readonly party: string;
  readonly at: { readonly lat: number; readonly lon: number };
  readonly to: { readonly lat: number; readonly lon: number };
  readonly now: Date;
};

/** Describes a one-way transfer for two passengers, a month from now. */
export function transferSupplier({ party, at, to, now }: Given): Reserver {
  const pickupTime = new Date(now.getTime() + 30 * DAY_MILLISECONDS).toISOString();
  return {
    path: { supplierCode: party },
    otherPath: { supplierCode: 'NOBODY-HAS-THIS-CODE' },
    search: { pickup: at, dropoff: to, pickupTime, passengerCount: 2 },
    requestOf: ({ offerCode }, reference, lastName = PASSENGER.lastName) => ({
      ...{ reference, offerCode, pickup: at, dropoff: to },
      passengers: [{ ...PASSENGER, lastName }],
    }),
    looks: [],
    changed: (request) => ({ ...request, flightNumber: 'TK1' }),
    changes: [
      { leg: 'oneway', flightNumber: 'TK1980' },
      { leg: 'oneway', flightNumber: 'TK2310' },
    ],
  };
}
