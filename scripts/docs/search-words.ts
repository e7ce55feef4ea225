/** Words of a question that say nothing about its subject. */
const IGNORED = new Set(
  'a about an and any api are as at be been being but by can cannot could d did do does doing each for from get gets getting give go got had has have having he help her here him his how i if in into is isn it its just let like ll look lot make made many may me might more most much must my need needs no not now of off on one only or other our out own please possible re s same see set she should so some something such t than that the their them then there these they thing things this those through time times to too up us use used using ve very want was way we were what when where which while who whom whose why will with without won would yet you your'.split(
    ' ',
  ),
);

/** Readers' words and the words of the documentation. The search takes all of them. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  '3ds': ['3d', 'secure'],
  additional: ['extras'],
  ai: ['assistant'],
  airport: ['transfers'],
  allowlist: ['allowed', 'addresses'],
  amend: ['change'],
  auth: ['authentication', 'log'],
  baby: ['child'],
  baggage: ['luggage'],
  book: ['order'],
  booking: ['order'],
  bookings: ['orders'],
  callback: ['callbackurl'],
  cancel: ['cancelling'],
  cancellation: ['cancel', 'cancelling'],
  capture: ['charge'],
  checklist: ['live'],
  checkout: ['pay'],
  cors: ['browser'],
  cost: ['total'],
  counter: ['desk'],
  credentials: ['key'],
  cursor: ['pagination'],
  declined: ['decline'],
  delete: ['erase'],
  double: ['retry', 'twice'],
  dropoff: ['drop'],
  duplicate: ['retry', 'twice'],
  expired: ['expire', 'expires'],
  gdpr: ['personal', 'data'],
  hmac: ['signature'],
  java: ['languages'],
  kinds: ['types'],
  kvkk: ['personal', 'data'],
  library: ['client'],
  llm: ['assistant'],
  local: ['machine'],
  localhost: ['machine'],
  locally: ['machine'],
  login: ['log'],
  markup: ['commission'],
  mcp: ['assistant'],
  mobile: ['phone'],
  modification: ['change'],
  modify: ['change'],
  money: ['amount'],
  next: ['pagination'],
  npm: ['client'],
  oneway: ['way'],
  otp: ['pin'],
  package: ['client'],
  paging: ['pagination'],
  pax: ['passengers'],
  payment: ['pay'],
  php: ['languages'],
  pickup: ['pick'],
  playground: ['staging'],
  price: ['total'],
  prices: ['total'],
  privacy: ['personal', 'data'],
  production: ['live'],
  python: ['languages'],
  quota: ['limits'],
  rate: ['limits'],
  reservation: ['order'],
  reservations: ['orders'],
  roll: ['replace'],
  rotate: ['replace'],
  rotation: ['replace'],
  sandbox: ['staging'],
  sandboxed: ['staging'],
  sdk: ['client'],
  seat: ['child'],
  signature: ['verify'],
  simulate: ['staging'],
  sms: ['pin'],
  stuck: ['pending'],
  swagger: ['contract', 'openapi'],
  tax: ['invoice'],
  telephone: ['phone'],
  test: ['staging'],
  throttle: ['limits'],
  throttling: ['limits'],
  timezone: ['zone'],
  track: ['ride'],
  tracking: ['ride'],
  trips: ['legs'],
  unauthorized: ['token'],
  vat: ['invoice'],
  whitelist: ['allowed', 'addresses'],
  young: ['age'],
};

const ENDINGS = /^(?=.*[aeiouy])(.{3,})(?:ations?|ings?|ed)$|^(.{4,})(?:ment|ly|ion|er)$/;

/** Removes the ending of an English word, so that `cancelled` finds `cancellation`. Names and numbers stay as they are. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word
    .replace(/ie[sd]$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const [, long, short] = ENDINGS.exec(singular) ?? [];
  const root = (long ?? short ?? singular).replace(/([^aeious])\1$/, '$1');
  return root.replace(/(?:e|at)$/, '').replace(/y$/, 'i');
}

/** Returns the words to search for: none, the word, or the word with those that the documentation uses instead. */
export function searchedWords(term: string): string[] | null {
  const word = term.toLowerCase();
  if (IGNORED.has(word)) return null;
  return [word, ...(Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word]! : [])].map(stem);
}
