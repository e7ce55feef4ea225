import type { components } from '@agency-booking/connector-contracts/vendor';
import suppliers from '../../src/features/suppliers/staging.vendors.json' with { type: 'json' };
import { failures, json, type Reply, startPartyServer } from '../support/party-server.ts';

type Schemas = components['schemas'];
export type Offer = Schemas['Offer'];

export const VENDORS = suppliers.filter(({ parentID }) => parentID === null).map(({ code }) => code);

export type Behaviour = 'well' | keyof typeof broken;

export type VendorServer = {
  readonly url: string;
  readonly requests: { vendorCode: string; path: string; authorization: string | undefined; body: unknown }[];
  /** Sets a vendor's behavior. Every vendor behaves correctly by default. */
  behave(vendorCode: string, behaviour: Behaviour): void;
  offer(vendorCode: string, offers: readonly Offer[]): void;
  /** Sets the extra products in every offer from now on. */
  offerExtras(extras: readonly Schemas['Extra'][]): void;
  /** Sets the status that every reservation has from now on. */
  reservation(reservation: Schemas['Reservation']): void;
  reset(): void;
  close(): Promise<void>;
};

const office = (vendorCode: string): Schemas['VendorOffice'] => ({
  id: `${vendorCode}-IST`,
  name: 'Istanbul Airport',
  city: 'Istanbul',
  countryCode: 'TR',
  point: { lat: 41.275278, lon: 28.751944 },
  kind: 'airport',
  timeZone: 'Europe/Istanbul',
  deliveryType: 'airportOffice',
  openingHours: [{ date: '2027-06-10', from: '00:00', to: '24:00' }],
});

export function anOffer(vendorCode: string, changes: Partial<Offer> = {}): Offer {
  return {
    offerCode: `${vendorCode}-clio`,
    supplier: { code: vendorCode, name: vendorCode },
    pickUpOffice: office(vendorCode),
    dropOffOffice: office(vendorCode),
    vehicle: {
      brand: 'Renault',
      model: 'Clio',
      sippCode: 'EDMR',
      groupName: { tr: 'Ekonomik', en: 'Economy', de: 'Kleinwagen' },
      segment: 'economy',
      fuel: 'petrol',
      transmission: 'manual',
      seatCount: 5,
      doorCount: 5,
      baggageCount: 2,
      imageUrl: 'http://127.0.0.1/clio.svg',
    },
    fuelPolicy: 'fullToFull',
    price: {
      currency: 'TRY',
      net: 540_000,
      discount: 0,
      fees: [{ kind: 'airport', amount: 45_000 }],
      payableAtDesk: 0,
    },
    conditions: {
      minDriverAge: 21,
      minLicenceYears: 1,
      deposit: { amount: 500_000, currency: 'TRY' },
      excess: [{ coverage: 'collision', amount: { amount: 2_000_000, currency: 'TRY' } }],
      cancellation: [
        { until: '2027-06-08T07:00:00Z', fee: { amount: 0, currency: 'TRY' } },
        { until: '2027-06-10T07:00:00Z', fee: { amount: 195_000, currency: 'TRY' } },
      ],
      noticeHours: 0,
      minRentalHours: 0,
      mileage: { limit: 300, unit: 'kmPerDay' },
      requiresCreditCheck: false,
      applicableForFullCredit: true,
    },
    coverages: {
      collision: true,
      theft: true,
      thirdParty: true,
      glassTyreHeadlight: false,
      personalAccident: false,
      roadsideAssistance: true,
    },
    documents: {
      productInformationPdfUrl: 'http://127.0.0.1/product-information.pdf',
      termsPdfUrl: 'http://127.0.0.1/terms.pdf',
    },
    ...changes,
  };
}

const EXTRAS: Schemas['Extra'][] = [
  {
    code: 'BABY_SEAT',
    type: 'equipment',
    min: 1,
    max: 2,
    price: { currency: 'TRY', net: 60_000 },
  },
  {
    code: 'CDW',
    type: 'insurance',
    min: 1,
    max: 1,
    price: { currency: 'TRY', net: 90_000 },
    insurance: { code: 'SCDW', excess: { amount: 0, currency: 'TRY' } },
  },
];

const RESERVED: Schemas['Reservation'] = { reference: 'rsv:att_1', status: 'reserved', reservationId: 'R-1' };

function checkOf(offer: Offer | undefined): Schemas['OfferCheck'] {
  return offer ? { isAvailable: true, price: offer.price, conditions: offer.conditions } : { isAvailable: false };
}

/** Starts vendors that misbehave on request, over real HTTP. */
export async function startVendorServer(): Promise<VendorServer> {
  const requests: VendorServer['requests'] = [];
  const behaviours = new Map<string, Behaviour>();
  const offers = new Map<string, readonly Offer[]>();
  let reservation = RESERVED;
  let extras: readonly Schemas['Extra'][] = EXTRAS;

  function wellBehaved(vendorCode: string, path: string): object {
    const offered = offers.get(vendorCode) ?? [anOffer(vendorCode)];
    if (path.endsWith('/offers')) return { offers: offered };
    if (path.endsWith('/extras')) return { extras };
    if (path.endsWith('/cancel')) return { outcome: 'cancelled' };
    if (path.includes('/reservations')) return reservation;
    return checkOf(offered.find(({ offerCode }) => path.endsWith(`/offers/${offerCode}`)));
  }

  const server = await startPartyServer(({ request, authorization, body }) => {
    const path = request.slice(request.indexOf(' ') + 1);
    const vendorCode = path.split('/')[2] ?? '';
    requests.push({ vendorCode, path, authorization, body });
    const behaviour = behaviours.get(vendorCode) ?? 'well';
    return behaviour === 'well' ? json(wellBehaved(vendorCode, path)) : broken[behaviour];
  });
  return {
    ...server,
    requests,
    behave: (vendorCode, behaviour) => void behaviours.set(vendorCode, behaviour),
    offer: (vendorCode, list) => void offers.set(vendorCode, list),
    offerExtras(list) {
      extras = list;
    },
    reservation(standing) {
      reservation = standing;
    },
    reset() {
      reservation = RESERVED;
      extras = EXTRAS;
      requests.length = 0;
      behaviours.clear();
      offers.clear();
    },
  };
}

const broken = {
  ...failures,
  dripping: (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"offers":['),
  endless: json({ offers: [], extras: [], padding: 'x'.repeat(2 * 1024 * 1024) }),
  offContract: json({
    offers: [{ ...anOffer('X'), vehicle: { brand: 'Renault' } }],
    extras: [{ code: 'A B' }],
  }),
} satisfies Record<string, Reply>;
