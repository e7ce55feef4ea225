import { GET, none, OK, type Row, refuses, serves } from './probes.ts';
import { type Change, ORIGIN } from './things.ts';

const scheme =
  (given: object | undefined): Change =>
  ({ contract }) => {
    contract.components.securitySchemes.token = given;
    delete contract.paths['/things/{id}'].put;
  };
const required =
  (...security: object[]): Change =>
  ({ get, contract }) => {
    get.security = security;
    contract.components.securitySchemes.cookie = { type: 'apiKey', in: 'cookie', name: 'sid' };
  };
const SCHEMES = 'use HTTP bearer or an apiKey in a cookie';
export const SECURITY: Row[] = [
  [
    'HTTP bearer',
    'supported',
    serves(none, GET, OK),
    serves(none, ['GET', '/things/1', { authorization: '' }], { status: 401 }),
  ],
  [
    '`apiKey` in a cookie',
    'supported',
    serves(
      scheme({ type: 'apiKey', in: 'cookie', name: 'sid' }),
      ['GET', '/things/1', { authorization: '', cookie: 'sid=token', origin: ORIGIN }],
      OK,
    ),
    serves(scheme({ type: 'apiKey', in: 'cookie', name: 'sid' }), GET, { status: 401 }),
  ],
  [
    'Operations without security, alone or next to secured ones',
    'supported',
    serves(({ get }) => (get.security = []), ['GET', '/things/1', { authorization: '' }], OK),
    serves(({ contract }) => delete contract.security, ['GET', '/things/1', { authorization: '' }], OK),
  ],
  [
    '`apiKey` in a header or the query, HTTP basic, OAuth 2, OpenID Connect, mutual TLS, and undeclared schemes',
    'refused at start',
    ...[
      [{ type: 'apiKey', in: 'header', name: 'X-Key' }, 'apiKey in header'],
      [{ type: 'apiKey', in: 'query', name: 'key' }, 'apiKey in query'],
      [{ type: 'http', scheme: 'basic' }, 'http basic'],
      [{ type: 'oauth2', flows: {} }, 'oauth2'],
      [{ type: 'openIdConnect', openIdConnectUrl: 'https://things.example' }, 'openIdConnect'],
      [{ type: 'mutualTLS' }, 'mutualTLS'],
      [undefined, 'not declared'],
    ].map(([given, name]) =>
      refuses(
        scheme(given as object | undefined),
        `getThing: the security scheme token (${name}) is not supported: ${SCHEMES}`,
      ),
    ),
  ],
  [
    'Optional security (`{}`), and alternative or combined schemes',
    'refused at start',
    ...[[{}], [{}, { token: [] }], [{ token: [] }, { cookie: [] }], [{ token: [], cookie: [] }]].map((given) =>
      refuses(required(...given), 'getThing: security must require exactly one scheme, or be an empty list'),
    ),
  ],
  [
    'Scopes and roles in `security`',
    'refused at start',
    refuses(
      required({ token: ['write'] }),
      'getThing: the scopes of token are not checked, so they must not be declared',
    ),
  ],
  [
    'Bearer tokens and cookies in one contract',
    'refused at start',
    refuses(
      required({ cookie: [] }),
      'putThing: the security scheme token is of a different kind than that of getThing',
    ),
  ],
];
