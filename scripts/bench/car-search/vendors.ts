import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Ten vendors in a separate process, with twelve cars each. Two vendors offer each model, so sixty cars remain after
 * merging.
 */
const VENDORS = 10;
const OFFERS_PER_VENDOR = 12;
const MODELS = (VENDORS * OFFERS_PER_VENDOR) / 2;
const SIPP_CODES = ['EDMR', 'CDMD', 'IDAR', 'SFAH', 'PDAR', 'CWMD'];

/** `asked` makes the response unique to its search. */
function vendorBody(vendor: number, asked: string): string {
  const offers = Array.from({ length: OFFERS_PER_VENDOR }, (_, index) => offer(vendor, index, asked));
  return JSON.stringify({ offers });
}

function offer(vendor: number, index: number, asked: string) {
  const model = (vendor * OFFERS_PER_VENDOR + index) % MODELS;
  const office = {
    id: `VENDOR${vendor}-IST`,
    name: 'İstanbul Havalimanı',
    city: 'İstanbul',
    countryCode: 'TR',
    point: { lat: 41.275278 + vendor / 100, lon: 28.751944 },
    kind: 'airport',
    timeZone: 'Europe/Istanbul',
    deliveryType: 'airportOffice',
    openingHours: [{ date: '2027-06-10', from: '00:00', to: '24:00' }],
  };
  return {
    offerCode: Buffer.from(`vendor ${vendor}, offer ${index}, three days at Istanbul Airport, ${asked}`).toString(
      'base64url',
    ),
    supplier: { code: `VENDOR${vendor}`, name: `Vendor ${vendor}` },
    pickUpOffice: office,
    dropOffOffice: office,
    vehicle: {
      brand: `Brand ${model % 12}`,
      model: `Model ${model}`,
      sippCode: SIPP_CODES[model % SIPP_CODES.length],
      groupName: { tr: 'Ekonomik', en: 'Economy', de: 'Kleinwagen' },
      segment: 'economy',
      fuel: 'petrol',
      transmission: 'manual',
      seatCount: 5,
      doorCount: 5,
      baggageCount: 2,
      imageUrl: `http://127.0.0.1:8081/cars/${model}.svg`,
    },
    fuelPolicy: 'fullToFull',
    price: {
      currency: vendor % 3 === 0 ? 'EUR' : 'TRY',
      net: 540_000 + 1_000 * index + ((Date.parse(asked) / 60_000) % 1_000),
      discount: 0,
      fees: [
        { kind: 'airport', amount: 45_000 },
        { kind: 'youngDriver', amount: 5_000 },
      ],
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
      productInformationPdfUrl: `http://127.0.0.1:8081/documents/VENDOR${vendor}/product-information.pdf`,
      termsPdfUrl: `http://127.0.0.1:8081/documents/VENDOR${vendor}/terms.pdf`,
    },
  };
}

if (import.meta.main) {
  const numbers = new Map<string, number>();
  const server = createServer((request, response) => {
    const code = request.url?.split('/')[2] ?? '';
    if (!numbers.has(code)) numbers.set(code, numbers.size % VENDORS);
    let question = '';
    request.on('data', (chunk) => {
      question += chunk;
    });
    request.on('end', () => {
      const body = vendorBody(numbers.get(code)!, JSON.parse(question).pickUp.dateTime);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    });
  });
  process.on('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
}
