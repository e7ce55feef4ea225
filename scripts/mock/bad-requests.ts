/** A request with a typical mistake, as it is sent. */
export type BadRequest = {
  readonly what: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const json = { 'Content-Type': 'application/json' };
const from = { 'X-Forwarded-For': '203.0.113.24' };

const point = { lat: 41.2613, lon: 28.74195 };
const search = {
  checkInDateTime: '2027-06-10T10:00:00+03:00',
  checkOutDateTime: '2027-06-13T10:00:00+03:00',
  checkInLocation: point,
  checkOutLocation: point,
  age: '30+',
  country: 'TR',
  paymentType: 'creditCard',
};
const searching = (changed: object, headers = {}): Omit<BadRequest, 'what'> => ({
  path: '/search/point',
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify({ ...search, ...changed }),
});
const card = {
  cardNumber: '5528790000000008',
  expireMonth: '12',
  expireYear: '2030',
  cardHolderName: 'Deniz Kaya',
  cvc: '123',
  installment: 1,
  isWith3DSecure: false,
  callbackUrl: 'http://localhost:5173/done',
};
const paying = (changed: object): Omit<BadRequest, 'what'> => ({
  path: '/payment/pay',
  method: 'POST',
  headers: json,
  body: JSON.stringify({
    orderID: 'CAR-q7Yt2MvKx0LbN5sWd8RpZg',
    paymentType: 'creditCard',
    payWithCard: { ...card, ...changed },
  }),
});

export const BAD_REQUESTS: readonly BadRequest[] = [
  { what: 'JSON that ends too early', path: '/search/point', method: 'POST', headers: json, body: '{"age":' },
  { what: 'no JSON at all', path: '/payment/pay', method: 'POST', headers: json, body: 'orderID=1' },
  { what: 'JSON cut off at a login', path: '/auth/login', method: 'POST', headers: json, body: '{' },
  { what: 'JSON cut off at a credit check', path: '/creditcheck/check', method: 'POST', headers: json, body: '{' },
  { what: 'half of a surrogate pair', path: '/auth/login', method: 'POST', headers: json, body: '{"key":"\\ud800"}' },
  { what: 'U+0000', path: '/auth/login', method: 'POST', headers: json, body: '{"key":"a\\u0000b","secret":"c"}' },
  { what: '__proto__', path: '/auth/login', method: 'POST', headers: json, body: '{"__proto__":{}}' },
  { what: 'no body', path: '/order', method: 'POST', headers: { ...json, ...from } },
  { what: 'a body of blanks', path: '/order', method: 'POST', headers: { ...json, ...from }, body: '  ' },
  { what: 'fields where none are taken', ...posted('/order/CAR-1/cancel', { reason: 'x' }) },
  { what: 'a list where no body is taken', ...posted('/order/CAR-1/cancel', []) },
  { what: 'a form instead of JSON', path: '/auth/login', method: 'POST', headers: form(), body: 'key=a&secret=b' },
  { what: 'JSON instead of a form', ...posted('/payment/3ds-callback/CAR-1', { status: 'x' }) },
  {
    what: 'text instead of JSON',
    path: '/auth/login',
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: '{}',
  },
  { what: 'JSON in Latin 1', path: '/auth/login', method: 'POST', headers: latin1(), body: '{}' },
  {
    what: 'compressed JSON',
    path: '/auth/login',
    method: 'POST',
    headers: { ...json, 'Content-Encoding': 'gzip' },
    body: '{}',
  },
  { what: 'more than a body may hold', ...posted('/search/point', { ...search, country: 'x'.repeat(70_000) }) },
  { what: 'no path of ours', path: '/cars' },
  { what: 'a path with a slash too many', path: '/order/CAR-1/' },
  { what: 'a path in capitals', path: '/Locations?query=ist' },
  { what: 'a path that goes up', path: '/locations/..%2f..%2fhealth' },
  { what: 'a path that cannot be decoded', path: '/locations/%E0%A4%A' },
  { what: 'another method', path: '/order', method: 'GET' },
  { what: 'another method on a path with an id', path: '/order/CAR-1', method: 'DELETE' },
  { what: 'PUT', path: '/payment/pay', method: 'PUT', headers: json, body: '{}' },
  { what: 'what may be asked for', path: '/order/CAR-1', method: 'OPTIONS' },
  { what: 'no token', path: '/payment/limits', headers: { Authorization: '' } },
  { what: 'no token, at reference data', path: '/helper-data/fuel-types', headers: { Authorization: '' } },
  { what: 'no token, at a transfer', path: '/transfer/orders/TRF-1', headers: { Authorization: '' } },
  { what: 'a password instead of a token', path: '/payment/limits', headers: { Authorization: 'Basic YTpi' } },
  { what: 'a token that is none', path: '/payment/limits', headers: { Authorization: 'Bearer ;' } },
  {
    what: 'no token, and JSON that cannot be read',
    path: '/order',
    method: 'POST',
    headers: { ...json, Authorization: '' },
    body: '{',
  },
  { what: 'an unknown query parameter', path: '/locations?query=ist&lang=tr' },
  { what: 'a query parameter twice', path: '/locations?query=ist&query=ank' },
  { what: 'a query parameter without a name', path: '/locations?query=ist&=1' },
  { what: 'a query that cannot be decoded', path: '/locations?query=%FF' },
  { what: 'a query where there is none', path: '/payment/limits?page=2' },
  { what: 'no query', path: '/locations' },
  { what: 'a query that is too short', path: '/locations?query=i' },
  { what: 'a page that is no number', path: '/helper-data/suppliers?limit=ten' },
  { what: 'a page that is too long', path: '/helper-data/suppliers?limit=100000' },
  { what: 'a page with a sign', path: '/helper-data/suppliers?limit=%2B5' },
  { what: '31 February', ...searching({ checkInDateTime: '2027-02-31T10:00:00+03:00' }) },
  { what: '24 o’clock', ...searching({ checkInDateTime: '2027-06-10T24:00:00+03:00' }) },
  { what: 'the 13th month', ...searching({ checkOutDateTime: '2027-13-01T10:00:00+03:00' }) },
  { what: 'a date without a time', ...searching({ checkInDateTime: '2027-06-10' }) },
  { what: 'an age that is a number', ...searching({ age: 36 }) },
  { what: 'a country that is none', ...searching({ country: 'XX' }) },
  { what: 'a country in small letters', ...searching({ country: 'tr' }) },
  { what: 'a point beyond the pole', ...searching({ checkInLocation: { lat: 91, lon: 0 } }) },
  { what: 'a point in text', ...searching({ checkInLocation: { lat: '41', lon: '28' } }) },
  { what: 'a field too many', ...searching({ promo: 'x' }) },
  { what: 'a field too many inside', ...searching({ checkInLocation: { ...point, name: 'IST' } }) },
  { what: 'a payment type of another product', ...searching({ paymentType: 'cash' }) },
  { what: 'a currency that is none', ...searching({}, { 'X-Currency': 'LIRA' }) },
  { what: 'no address of the end user', ...posted('/order', {}) },
  {
    what: 'an address of the end user that is none',
    path: '/order',
    method: 'POST',
    headers: { ...json, 'X-Forwarded-For': 'me' },
    body: '{}',
  },
  { what: 'a card number with blanks', ...paying({ cardNumber: '5528 7900 0000 0008' }) },
  { what: 'a card number that is a number', ...paying({ cardNumber: 5528790000000008 }) },
  { what: 'a month that is a number', ...paying({ expireMonth: 12 }) },
  { what: 'the 13th month of a card', ...paying({ expireMonth: '13' }) },
  { what: 'no security code', ...paying({ cvc: undefined }) },
  { what: 'installments in text', ...paying({ installment: '3' }) },
  { what: 'a way back that is no address', ...paying({ callbackUrl: 'horizon' }) },
  { what: 'an unknown way to pay', ...posted('/payment/pay', { orderID: 'CAR-1', paymentType: 'cash' }) },
  { what: 'a card that is missing', ...posted('/payment/pay', { orderID: 'CAR-1', paymentType: 'creditCard' }) },
];

function posted(path: string, body: unknown): Omit<BadRequest, 'what'> {
  return { path, method: 'POST', headers: json, body: JSON.stringify(body) };
}

function form() {
  return { 'Content-Type': 'application/x-www-form-urlencoded' };
}

function latin1() {
  return { 'Content-Type': 'application/json; charset=iso-8859-1' };
}
