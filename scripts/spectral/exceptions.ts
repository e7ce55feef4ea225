export type Exception = {
  readonly rule: string;
  /** Where it does not hold, steps with dots between them; without it, nowhere. */
  readonly at?: RegExp;
  readonly because: string;
};

const CONNECTORS = /^connectors\./;

/** Deliberate exceptions from Spectral's rules, in our own contracts and in those of the connectors. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'info-contact',
    because: 'The contact is the operator of each installation; one address in the contract would be wrong for most.',
  },
  {
    rule: 'owasp:api8:2023-no-server-http',
    because: 'The one server named is on the reader’s own machine.',
  },
  {
    rule: 'owasp:api9:2023-inventory-access',
    because: 'There is one server, for all partners.',
  },
  {
    rule: 'owasp:api8:2023-define-cors-origin',
    because: 'A secret key opens the API, so it is called from servers; no browser page may.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    because: 'A pattern or a format bounds the others; house/values-have-bounds demands one of the three.',
  },
  {
    rule: 'owasp:api4:2023-string-restricted',
    because: 'Names and sentences are free text with a length; house/identifiers-have-patterns looks after the rest.',
  },
  {
    rule: 'owasp:api4:2023-integer-format',
    because: 'Every number has a minimum and a maximum, which say more; int64 stands where 32 bits are too few.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    at: /\.responses\.(\w*Unauthenticated|401)\./,
    because: 'Calls are counted per user, and here the user is not known yet.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    at: CONNECTORS,
    because: 'The outside systems set how often they may be called.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    at: CONNECTORS,
    because: 'The outside systems set how often they may be called.',
  },
  {
    rule: 'owasp:api2:2023-read-restricted',
    at: /^connectors\.exchange-rates\./,
    because: 'Central banks publish their rates to everybody.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    at: /^connectors\.exchange-rates\./,
    because: 'Central banks publish their rates to everybody.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    at: /^paths\.\/auth\/(login|refresh)\.post\./,
    because: 'The key or the refresh token in the body is what opens these.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    at: /^connectors\.reservation-changes\./,
    because:
      'The signature over headers and body, as Standard Webhooks have it, is what opens it; no security scheme can say so.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    at: /^paths\.\/payment\/3ds-callback\//,
    because: 'The customer’s browser calls it, sent by the bank; the transaction in the form is what it knows.',
  },
  {
    rule: 'owasp:api2:2023-read-restricted',
    at: /^paths\.\/payment\/3ds-finish\//,
    because: 'The customer’s browser calls it; the token in the address is what opens it.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    at: /^paths\.\/payment\/3ds-(callback|finish)\//,
    because: 'Browsers call these without an access token.',
  },
  {
    rule: 'owasp:api2:2023-no-credentials-in-url',
    at: /^(components\.parameters\.finishToken|paths\.\/payment\/3ds-finish\/.*\.parameters\.\d+)\./,
    because: 'A browser follows a redirect to it, and it opens nothing but the way back of one payment.',
  },
  {
    rule: 'owasp:api1:2023-no-numeric-ids',
    at: /^management\./,
    because:
      'Agencies, credit records, approvals, rates and tasks have numbers that people say to each other. None opens anything: the role and the agency of the session do, which is tested id by id.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    at: /^management\.paths\.\/(session(\/passkey(\/begin)?)?|password-resets(\/complete)?|invitations\/(read|accept))\.post\./,
    because:
      'These lead to a session: a password, a signature or the secret of a mailed link in the body is what opens them.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    at: /^management\.paths\.\/(session\/passkey\/begin|password-resets(\/complete)?|invitations\/(read|accept))\.post\./,
    because:
      'Nobody is signed in yet; a link that is not valid is 410, and an address that nobody has, or whoever asks for a challenge, is answered alike.',
  },
];
