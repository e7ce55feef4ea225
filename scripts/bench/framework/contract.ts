import type { ErrorCatalogue, Operation } from '@agency-booking/contract-express';

/** Thirty operations, about as many as a complete booking API has. Four of them are measured. */

const money = { $ref: '#/components/schemas/Money' };
const time = { type: 'string', format: 'date-time' };
const text = (maxLength = 100) => ({ type: 'string', maxLength });
const integer = { type: 'integer' };
const email = { type: 'string', format: 'email' };
const country = { type: 'string', format: 'iso-country' };
/** Returns an object that maps every name to the same value. */
const each = <Value>(names: readonly string[], value: Value) => Object.fromEntries(names.map((name) => [name, value]));
const PRICES = ['net', 'fee', 'commission', 'total', 'vendorTotal', 'paymentTotal', 'daily'];
const idName = { $ref: '#/components/schemas/IdName' };
const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});
const list = (items: object) => ({ type: 'array', items });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const upTo = (maximum: number) => ({ type: 'number', minimum: -maximum, maximum });
const point = object({ lat: upTo(90), lon: upTo(180) });

const schemas = {
  Error: object({ key: text(), code: integer, description: text(), details: {} }, ['key', 'code', 'description']),
  Money: object({ amount: { type: 'integer', minimum: 0 }, currency: { enum: ['TRY', 'USD', 'EUR', 'GBP'] } }),
  IdName: object({ id: integer, name: text() }),
  Login: object(each(['apiKey', 'secret'], { ...text(), minLength: 8 })),
  Tokens: object({
    accessToken: text(2000),
    refreshToken: text(200),
    expiresAt: time,
    user: object({ id: text(), email, name: text(), agencyID: integer }),
  }),
  Office: object({ id: text(), name: text(200), point, address: text(300), phone: { type: 'string', format: 'e164' } }),
  Appointment: object({ time, office: reference('Office'), distanceMetres: { type: 'integer', minimum: 0 } }),
  Pricing: object(each(PRICES, money)),
  Rule: object({
    ...each(['minDriverAge', 'minLicenseYears'], integer),
    deposit: money,
    mileageLimit: { type: ['integer', 'null'] },
  }),
  Car: object({
    code: text(200),
    ...each(['vendor', 'brand', 'model', 'carClass', 'transmission', 'fuel'], idName),
    image: { type: 'string', format: 'uri' },
    ...each(['seats', 'bags'], integer),
    ...each(['pickUp', 'dropOff'], reference('Appointment')),
    pricing: reference('Pricing'),
    rule: reference('Rule'),
    coverages: list(object({ code: text(), name: text(200), included: { type: 'boolean' } })),
    conditions: text(500),
    freeCancellationUntil: time,
  }),
  SearchRequest: object({
    ...each(['checkInDateTime', 'checkOutDateTime'], time),
    age: { enum: [...Array.from({ length: 12 }, (_, index) => String(18 + index)), '30+'] },
    country,
    paymentType: { enum: ['creditCard', 'limit'] },
    ...each(['checkInLocation', 'checkOutLocation'], point),
  }),
  SearchAnswer: object({ count: integer, searchID: text(), results: list(reference('Car')) }),
  Order: object({
    id: text(),
    status: { enum: ['open', 'closed'] },
    createdAt: time,
    car: reference('Car'),
    passenger: object({
      name: text(),
      email,
      phone: { type: 'string', format: 'e164' },
      birthDate: { type: 'string', format: 'date' },
      nationality: country,
    }),
  }),
  Suppliers: object({
    total: integer,
    items: list(object({ id: integer, code: text(), name: text(), parentID: { type: ['integer', 'null'] } })),
  }),
} satisfies Record<string, object>;

const json = (name: string) => ({ description: name, content: { 'application/json': { schema: reference(name) } } });
const failures = each(['400', '401', '404', '429', '500', 'default'], json('Error'));

type Query = Record<string, object>;
type Row = { id: string; method: 'get' | 'post'; path: string; body?: string; answer: string; query?: Query };

const measured: Row[] = [
  { id: 'login', method: 'post', path: '/auth/login', body: 'Login', answer: 'Tokens' },
  { id: 'readOrder', method: 'get', path: '/order/{orderID}', answer: 'Order' },
  {
    id: 'listSuppliers',
    method: 'get',
    path: '/helper-data/suppliers',
    answer: 'Suppliers',
    query: { limit: { ...integer, minimum: 1, maximum: 200 }, offset: { ...integer, minimum: 0 }, name: text() },
  },
  { id: 'searchCars', method: 'post', path: '/search/point', body: 'SearchRequest', answer: 'SearchAnswer' },
];
const others: Row[] = Array.from({ length: 26 }, (_, index) => ({
  id: `other${index}`,
  method: index % 2 ? 'get' : 'post',
  path: index % 3 ? `/area${index}/things` : `/area${index}/{thingID}/parts`,
  answer: 'Order',
}));
export const rows = [...others.slice(0, 13), ...measured, ...others.slice(13)];

const ID = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
export const basePath = '/api/v1';
export const contract = {
  openapi: '3.1.0',
  info: { title: 'Measured', version: '1' },
  paths: Object.fromEntries(
    rows.map(({ id, method, path, body, answer, query }) => [
      path,
      {
        [method]: {
          operationId: id,
          ...(id === 'login' && { security: [] }),
          parameters: [
            ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
              name,
              in: 'path',
              required: true,
              schema: ID,
            })),
            ...Object.entries(query ?? {}).map(([name, schema]) => ({ name, in: 'query', schema })),
          ],
          ...(body && {
            requestBody: { required: true, content: { 'application/json': { schema: reference(body) } } },
          }),
          responses: { '200': json(answer), ...failures },
        },
      },
    ]),
  ),
  components: { schemas },
};

/** The contract served by our stack. The other stacks check the token in their own code, or not at all. */
export const securedContract = {
  ...contract,
  security: [{ token: [] }],
  components: { ...contract.components, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
};

const failure = (status: number, situation: ErrorCatalogue[string]['situation']) =>
  ({ area: 'all', code: status, status, description: 'No.', retry: 'never', situation }) as const;

export const errors = {
  invalid: failure(400, 'invalidRequest'),
  unauthenticated: failure(401, 'unauthenticated'),
  notFound: failure(404, 'pathNotFound'),
  method: failure(405, 'methodNotAllowed'),
  timeout: failure(408, 'requestTimeout'),
  tooLarge: failure(413, 'bodyTooLarge'),
  media: failure(415, 'unsupportedMediaType'),
  expectation: failure(417, 'expectationFailed'),
  limited: failure(429, 'rateLimited'),
  headers: failure(431, 'headersTooLarge'),
  internal: failure(500, 'internalError'),
  busy: failure(503, 'overloaded'),
} satisfies ErrorCatalogue;

export const operations = Object.fromEntries(
  rows.map(({ id, method, path, body }) => [
    id,
    {
      ...{ id, method, path, area: 'all', secured: id !== 'login' },
      ...(id !== 'login' && { limit: { requests: 1e9, windowSeconds: 60, per: 'user' } }),
      errors: Object.keys(errors),
      requestMediaTypes: body ? ['application/json'] : [],
      answers: { '200': ['application/json'] },
    } satisfies Operation,
  ]),
);

const lira = (amount: number) => ({ amount, currency: 'TRY' });
const named = (id: number, name: string) => ({ id, name });
const office = {
  id: 'IST-01',
  name: 'İstanbul Havalimanı Dış Hatlar Geliş Katı',
  point: { lat: 41.2753, lon: 28.7519 },
  address: 'Tayakadın, Terminal Caddesi No:1, 34283 Arnavutköy/İstanbul',
  phone: '+902124440000',
};
const COVERAGE = 'Kasko ve üçüncü şahıs sigortası';
const car = (index: number) => ({
  code: `offer-${index}-${'0123456789abcdef'.repeat(3)}`,
  vendor: named(index % 10, 'Test Drive'),
  ...{ brand: named(7, 'Renault'), model: named(70, 'Clio'), carClass: named(2, 'Ekonomik') },
  ...{ transmission: named(1, 'Manuel'), fuel: named(1, 'Benzin') },
  image: 'https://images.horizon.example/cars/renault-clio.png',
  seats: 5,
  bags: 2,
  pickUp: { time: '2027-06-10T10:00:00+03:00', office, distanceMetres: 120 + index },
  dropOff: { time: '2027-06-13T10:00:00+03:00', office, distanceMetres: 120 + index },
  pricing: each(PRICES, lira(495000)),
  rule: { minDriverAge: 21, minLicenseYears: 1, deposit: lira(300000), mileageLimit: index % 2 ? 900 : null },
  coverages: ['CDW', 'TP', 'TPL', 'PAI'].map((code) => ({ code, name: COVERAGE, included: true })),
  conditions: 'Araç dolu depo ile teslim edilir ve dolu depo ile geri alınır.',
  freeCancellationUntil: '2027-06-09T10:00:00+03:00',
});

const SUPPLIER = { code: 'ANADOLU', name: 'Anadolu Rent' };
export const answers: Record<string, unknown> = {
  login: {
    accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.'.repeat(6),
    refreshToken: 'r'.repeat(64),
    expiresAt: '2027-03-08T09:00:00Z',
    user: { id: 'usr_1', email: 'elif.demir@horizon.example', name: 'Elif Demir', agencyID: 1 },
  },
  readOrder: {
    id: 'CAR-1',
    status: 'open',
    createdAt: '2027-03-01T09:00:00Z',
    car: car(1),
    passenger: {
      name: 'Deniz Kaya',
      email: 'deniz.kaya@example.com',
      phone: '+905321234567',
      birthDate: '1990-04-12',
      nationality: 'TR',
    },
  },
  listSuppliers: {
    total: 14,
    items: Array.from({ length: 14 }, (_, id) => ({ id, ...SUPPLIER, parentID: id > 9 ? 2 : null })),
  },
  searchCars: { count: 60, searchID: 'srch_1', results: Array.from({ length: 60 }, (_, index) => car(index)) },
};

const post = (path: string, body: object) => ({ method: 'POST', path, body: JSON.stringify(body) }) as const;
export const requests: Record<string, { method: 'GET' | 'POST'; path: string; body?: string }> = {
  login: post('/auth/login', { apiKey: 'key_horizon_0001', secret: 'a-secret-of-some-length' }),
  readOrder: { method: 'GET', path: '/order/CAR-1' },
  listSuppliers: { method: 'GET', path: '/helper-data/suppliers?limit=50&offset=0' },
  searchCars: post('/search/point', {
    checkInDateTime: '2027-06-10T10:00:00+03:00',
    checkOutDateTime: '2027-06-13T10:00:00+03:00',
    age: '30+',
    country: 'TR',
    paymentType: 'limit',
    ...each(['checkInLocation', 'checkOutLocation'], office.point),
  }),
};
