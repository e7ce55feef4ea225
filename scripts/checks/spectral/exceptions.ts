export type Exception = {
  readonly rule: string;
  /**
   * The path where the rule does not apply, with its steps separated by dots. Without a path, the rule does not apply
   * anywhere.
   */
  readonly at?: RegExp;
  readonly because: string;
};

const CONNECTORS = /^connectors\./;
const NO_REAL_DATA = 'A world contains no real data, and listens on the machine of the test only.';

export const exceptions: readonly Exception[] = [
  {
    rule: 'info-contact',
    because:
      'The contact is the operator of each installation, so a single address in the contract would be wrong ' +
      'for most of them.',
  },
  {
    rule: 'owasp:api8:2023-no-server-http',
    because: 'The only named server runs on the reader’s own machine.',
  },
  {
    rule: 'owasp:api9:2023-inventory-access',
    because: 'All partners use the same server.',
  },
  {
    rule: 'owasp:api8:2023-define-cors-origin',
    because: 'The API requires a secret key, so only servers call it and browser pages must not.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    because: 'A pattern or a format bounds the other values; house/values-have-bounds requires one of the three.',
  },
  {
    rule: 'owasp:api4:2023-string-restricted',
    because: 'Names and sentences are free text with a length; house/identifiers-have-patterns checks the rest.',
  },
  {
    rule: 'owasp:api4:2023-integer-format',
    because:
      'Every number has a minimum and a maximum, which are more precise; int64 is used where 32 bits are too few.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    at: /\.responses\.(\w*Unauthenticated|401)\./,
    because: 'Calls are counted per user, and the user is not known yet.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    at: CONNECTORS,
    because: 'The external systems define how often they may be called.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    at: CONNECTORS,
    because: 'The external systems define how often they may be called.',
  },
  {
    rule: 'owasp:api2:2023-read-restricted',
    at: /^connectors\.exchange-rates\./,
    because: 'Central banks publish their rates without authentication.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    at: /^connectors\.exchange-rates\./,
    because: 'Central banks publish their rates without authentication.',
  },
  {
    rule: 'owasp:api2:2023-read-restricted',
    at: /^connectors\.world\./,
    because: NO_REAL_DATA,
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    at: /^connectors\.world\./,
    because: NO_REAL_DATA,
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    at: /^connectors\.world\./,
    because: NO_REAL_DATA,
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    at: /^paths\.\/auth\/(login|refresh)\.post\./,
    because: 'The key or refresh token in the body authenticates these calls.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    at: /^connectors\.reservation-changes\./,
    because:
      'The Standard Webhooks signature over headers and body authenticates the call, which no security ' +
      'scheme can express.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    at: /^paths\.\/payment\/3ds-callback\//,
    because:
      'The customer’s browser sends the call on behalf of the bank; the transaction in the form authenticates it.',
  },
  {
    rule: 'owasp:api2:2023-read-restricted',
    at: /^paths\.\/payment\/3ds-finish\//,
    because: 'The customer’s browser sends the call; the token in the address authenticates it.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    at: /^paths\.\/payment\/3ds-(callback|finish)\//,
    because: 'Browsers send these calls without an access token.',
  },
  {
    rule: 'owasp:api2:2023-no-credentials-in-url',
    at: /^(components\.parameters\.finishToken|paths\.\/payment\/3ds-finish\/.*\.parameters\.\d+)\./,
    because: 'A redirect leads the browser to this address, which only returns the customer from one payment.',
  },
  {
    rule: 'owasp:api1:2023-no-numeric-ids',
    at: /^management\./,
    because:
      'Agencies, credit records, approvals, rates and tasks have short numbers for use in conversation. A ' +
      'number alone grants no access: the role and agency of the session do, which is tested for each ID.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    at: /^management\.paths\.\/(session(\/passkey(\/begin)?)?|password-resets(\/complete)?|invitations\/(read|accept))\.post\./,
    because:
      'These calls create a session: a password, a signature or the secret of a mailed link in the body ' +
      'authenticates them.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    at: /^management\.paths\.\/(session\/passkey\/begin|password-resets(\/complete)?|invitations\/(read|accept))\.post\./,
    because:
      'No member is signed in yet. An invalid link returns 410, and all unknown addresses and challenges ' +
      'return the same response.',
  },
];
