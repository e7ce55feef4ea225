import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@agency-booking/connector-contracts/vendor';
import suppliers from '../../src/features/reference-data/data/suppliers.json' with { type: 'json' };

type Schemas = components['schemas'];
export type Offer = Schemas['Offer'];

/** The codes of all vendors that the service asks. */
export const VENDORS = suppliers.filter(({ parentID }) => parentID === null).map(({ code }) => code);

export type Behaviour =
  /** answers after the contract */
  | 'well'
  /** takes the request and never answers */
  | 'silent'
  /** begins an answer and never ends it */
  | 'dripping'
  | 'hangsUp'
  | 'fails'
  /** knows no such offer */
  | 'refuses'
  /** knows no such reservation */
  | 'forgets'
  | 'redirects'
  | 'notJson'
  | 'endless'
  | 'offContract';

export type VendorServer = {
  readonly url: string;
  /** What the vendors were asked, in order. */
  readonly requests: { vendorCode: string; path: string; authorization: string | undefined; body: unknown }[];
  /** Every vendor answers well until it is told otherwise. */
  behave(vendorCode: string, behaviour: Behaviour): void;
  /** What a vendor offers from now on. */
  offer(vendorCode: string, offers: readonly Offer[]): void;
  /** How every reservation stands from now on. */
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
});

/** A Renault Clio at Istanbul Airport, with the changes that a test is about. */
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
      groupName: 'Economy',
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
      freeCancellationHours: 48,
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

const extras: Schemas['Extra'][] = [
  {
    code: 'BABY_SEAT',
    name: { tr: 'Bebek Koltuğu', en: 'Baby Seat', de: 'Babysitz' },
    type: 'equipment',
    min: 1,
    max: 2,
    price: { currency: 'TRY', net: 60_000 },
  },
];

const RESERVED: Schemas['Reservation'] = { reference: 'rsv:att_1', status: 'reserved', reservationId: 'R-1' };

/** What is no longer offered is gone. */
function checkOf(offer: Offer | undefined): Schemas['OfferCheck'] {
  return offer ? { isAvailable: true, price: offer.price } : { isAvailable: false };
}

/** Vendors that misbehave on demand, over real HTTP. */
export async function startVendorServer(): Promise<VendorServer> {
  const requests: VendorServer['requests'] = [];
  const behaviours = new Map<string, Behaviour>();
  const offers = new Map<string, readonly Offer[]>();
  let reservation = RESERVED;

  function wellBehaved(vendorCode: string, path: string): object {
    const offered = offers.get(vendorCode) ?? [anOffer(vendorCode)];
    if (path.endsWith('/offers')) return { offers: offered };
    if (path.endsWith('/extras')) return { extras };
    if (path.endsWith('/cancel')) return { outcome: 'cancelled' };
    if (path.includes('/reservations')) return reservation;
    return checkOf(offered.find(({ offerCode }) => path.endsWith(`/offers/${offerCode}`)));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const vendorCode = path.split('/')[2] ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    requests.push({ vendorCode, path, authorization: request.headers.authorization, body });
    answer(response, behaviours.get(vendorCode) ?? 'well', wellBehaved(vendorCode, path));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (vendorCode, behaviour) => void behaviours.set(vendorCode, behaviour),
    offer: (vendorCode, list) => void offers.set(vendorCode, list),
    reservation(standing) {
      reservation = standing;
    },
    reset() {
      reservation = RESERVED;
      requests.length = 0;
      behaviours.clear();
      offers.clear();
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, behaviour: Behaviour, wellBehaved: object): void {
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  switch (behaviour) {
    case 'well':
      return void json(200, wellBehaved);
    case 'silent':
      return;
    case 'dripping':
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"offers":[');
    case 'hangsUp':
      return void response.destroy();
    case 'fails':
      return void json(500, { code: 500, description: 'The vendor could not answer.' });
    case 'refuses':
      return void json(404, { code: 2404, description: 'There is no such offer.' });
    case 'forgets':
      return void json(404, { code: 3404, description: 'There is no such reservation.' });
    case 'redirects':
      return void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
    case 'notJson':
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>');
    case 'endless':
      return void response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ offers: [], extras: [], padding: 'x'.repeat(2 * 1024 * 1024) }));
    case 'offContract':
      return void json(200, {
        offers: [{ ...anOffer('X'), vehicle: { brand: 'Renault' } }],
        extras: [{ code: 'A B' }],
      });
  }
}
