/** Words of a question that say nothing about its subject. */
const IGNORED = new Set(
  'a an and api are as at be by can do does for from get have how i if in is it me my need of on or our set should that the there to use want we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Readers' words and the words of the documentation. The search takes all of them. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  '3ds': ['3d', 'secure'],
  additional: ['extras'],
  ai: ['assistant'],
  airport: ['transfers'],
  amend: ['change'],
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
  cost: ['total'],
  credentials: ['key'],
  cursor: ['pagination'],
  declined: ['decline'],
  delete: ['erase'],
  double: ['retry', 'twice'],
  duplicate: ['retry', 'twice'],
  expired: ['expire', 'expires'],
  gdpr: ['personal', 'data'],
  go: ['live', 'languages'],
  java: ['languages'],
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
  modification: ['change'],
  modify: ['change'],
  money: ['amount'],
  next: ['pagination'],
  npm: ['client'],
  package: ['client'],
  paging: ['pagination'],
  payment: ['pay'],
  php: ['languages'],
  playground: ['staging'],
  price: ['total'],
  prices: ['total'],
  privacy: ['personal', 'data'],
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
  stuck: ['pending'],
  tax: ['invoice'],
  telephone: ['phone'],
  test: ['staging'],
  throttle: ['limits'],
  throttling: ['limits'],
  track: ['ride'],
  tracking: ['ride'],
  unauthorized: ['token'],
  vat: ['invoice'],
  young: ['age'],
};

/** Factors by the beginning of a path; the first match applies. Tables of magic inputs mention most terms, but explain few. */
const RANKS: readonly (readonly [place: RegExp, factor: number])[] = [
  [/^changelog/, 0.3],
  [/^staging#(?:errors|last-names|cars|agencies)/, 0.6],
  [/^(?:#|connectors|go-live)/, 1],
  [/^payments#(?:_1-|responses)/, 0.8],
  [/^operations\/.*\./, 0.45],
  [/^(?:operations|reference)/, 1],
  [/^errors#/, 1.15],
];
const GUIDE = 1.8;

/** Options for MiniSearch that rank guides above fields and find the words that readers use instead of ours. */
export const searchBehaviour = {
  processTerm(term: string): string[] | null {
    const word = term.toLowerCase();
    return IGNORED.has(word) ? null : [word, ...(Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word]! : [])];
  },
  boostDocument(id: string): number {
    const path = id.replace(/^\/docs\//, '');
    return RANKS.find(([place]) => place.test(path))?.[1] ?? GUIDE;
  },
  /** Error codes and statuses are more telling than the words around them. */
  boostTerm: (term: string): number => (/^\d{3,4}$/.test(term) ? 5 : 1),
};
