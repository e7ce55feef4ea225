/** Words of a question that say nothing about its subject. */
const IGNORED = new Set(
  'a an and are as at be by can do does for from get have how i if in is it me my need of on or our set should that the there to use want we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Readers' words and the words of the documentation. The search takes all of them. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  '3ds': ['3d', 'secure'],
  ai: ['assistant'],
  airport: ['transfers'],
  auth: ['authentication', 'log'],
  baby: ['child'],
  book: ['order'],
  booking: ['order'],
  callback: ['callbackurl'],
  cancel: ['cancelling'],
  cancellation: ['cancel', 'cancelling'],
  checklist: ['live'],
  checkout: ['pay'],
  cors: ['browser'],
  go: ['live', 'languages'],
  cost: ['total'],
  credentials: ['key'],
  cursor: ['pagination'],
  declined: ['decline'],
  delete: ['erase'],
  expired: ['expire', 'expires'],
  java: ['languages'],
  gdpr: ['personal', 'data'],
  kinds: ['types'],
  kvkk: ['personal', 'data'],
  library: ['client'],
  llm: ['assistant'],
  local: ['machine'],
  localhost: ['machine'],
  locally: ['machine'],
  login: ['log'],
  mcp: ['assistant'],
  mobile: ['phone'],
  money: ['amount'],
  next: ['pagination'],
  npm: ['client'],
  package: ['client'],
  paging: ['pagination'],
  payment: ['pay'],
  playground: ['staging'],
  price: ['total'],
  prices: ['total'],
  privacy: ['personal', 'data'],
  php: ['languages'],
  production: ['live'],
  python: ['languages'],
  quota: ['limits'],
  rate: ['limits'],
  reservation: ['order'],
  roll: ['replace'],
  rotate: ['replace'],
  sandbox: ['staging'],
  sdk: ['client'],
  seat: ['child'],
  signature: ['verify'],
  simulate: ['staging'],
  tax: ['invoice'],
  telephone: ['phone'],
  test: ['staging'],
  throttle: ['limits'],
  throttling: ['limits'],
  track: ['ride'],
  tracking: ['ride'],
  vat: ['invoice'],
};

const GUIDES_FIRST = 1.8;
const FIELDS_LAST = 0.45;
const OLD_NEWS_LAST = 0.3;

/** Options for MiniSearch that rank guides above fields and find the words that readers use instead of ours. */
export const searchBehaviour = {
  processTerm(term: string): string[] | null {
    const word = term.toLowerCase();
    return IGNORED.has(word) ? null : [word, ...(Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word]! : [])];
  },
  boostDocument(id: string): number {
    const [page = '', anchor = ''] = id.replace(/^\/docs\//, '').split('#');
    if (page === 'changelog') return OLD_NEWS_LAST;
    if (page.startsWith('operations/')) return anchor.includes('.') ? FIELDS_LAST : 1;
    return page === 'errors' || page === 'connectors' || page.startsWith('reference') ? 1 : GUIDES_FIRST;
  },
  /** Error codes and statuses are more telling than the words around them. */
  boostTerm: (term: string): number => (/^\d{3,4}$/.test(term) ? 5 : 1),
};
