import type { ErrorCatalogue, Operation } from '../src/index.ts';

/** A small lending library, whose contract covers all features of the framework. */

const error = { $ref: '#/components/responses/Error' };
const errors = { '400': error, '401': error, '429': error, '500': error, default: error };
const json = (schema: object) => ({ 'application/json': { schema } });
const answer = (schema: object) => ({ description: 'ok', content: json(schema) });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const contract = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  servers: [{ url: '/api/v1' }],
  security: [{ accessToken: [] }],
  paths: {
    '/sessions': {
      post: {
        operationId: 'openSession',
        security: [],
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['cardNumber'],
            additionalProperties: false,
            properties: { cardNumber: { type: 'string', minLength: 4, maxLength: 20 } },
          }),
        },
        responses: {
          '200': answer({ type: 'object', required: ['token'], properties: { token: { type: 'string' } } }),
          ...errors,
        },
      },
    },
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 } },
          { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0 } },
          { name: 'title', in: 'query', schema: { type: 'string', minLength: 2, maxLength: 100 } },
          { name: 'tag', in: 'query', schema: { type: 'array', maxItems: 3, items: { type: 'string' } } },
          { name: 'available', in: 'query', schema: { type: 'boolean' } },
          { name: 'X-Language', in: 'header', schema: { type: 'string', enum: ['tr', 'en', 'de'], default: 'en' } },
        ],
        responses: { '200': answer({ type: 'array', items: reference('Book') }), ...errors },
      },
      post: {
        operationId: 'addBook',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: reference('NewBook'),
              examples: {
                short: { value: { title: 'Kuyucaklı Yusuf' } },
                full: { $ref: '#/components/examples/fullBook' },
              },
            },
          },
        },
        responses: {
          '201': answer(reference('Book')),
          '204': { description: 'nothing to add' },
          ...errors,
        },
      },
    },
    '/books/{bookId}': {
      parameters: [{ name: 'bookId', in: 'path', required: true, schema: reference('BookId'), example: 'b1' }],
      get: { operationId: 'getBook', responses: { '200': answer(reference('Book')), '404': error, ...errors } },
    },
    '/books/{bookId}/reservation': {
      parameters: [{ name: 'bookId', in: 'path', required: true, schema: reference('BookId') }],
      post: { operationId: 'reserveBook', responses: { '204': { description: 'kept' }, ...errors } },
    },
    '/books/newest': {
      get: { operationId: 'getNewestBook', responses: { '200': answer(reference('Book')), ...errors } },
    },
    '/shelves/{shelf}': {
      get: {
        operationId: 'countShelf',
        parameters: [
          { name: 'shelf', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 99 } },
        ],
        responses: { '200': answer({ type: 'object', properties: { shelf: { type: 'integer' } } }), ...errors },
      },
    },
    '/returns/{loanId}': {
      post: {
        operationId: 'confirmReturn',
        security: [],
        parameters: [{ name: 'loanId', in: 'path', required: true, schema: reference('BookId') }],
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['code'],
                additionalProperties: false,
                properties: { code: { type: 'string', pattern: '^[0-9]{4}$' }, note: { type: 'string' } },
              },
            },
          },
        },
        responses: {
          '200': { description: 'a page', content: { 'text/html': { schema: { type: 'string' } } } },
          '303': { description: 'onward', headers: { Location: { schema: { type: 'string' } } } },
          ...errors,
        },
      },
    },
  },
  components: {
    securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
    headers: { 'X-Request-Id': { schema: { type: 'string', maxLength: 40 } } },
    responses: { Error: answer(reference('Error')) },
    examples: {
      fullBook: {
        value: {
          title: 'Kürk Mantolu Madonna',
          pages: 160,
          year: '1943',
          signature: 'TR-813',
          subtitle: 'Roman',
          copy: '813',
          isSigned: false,
          pin: '4711',
          contributors: [{ kind: 'company', registration: 'R-7' }],
          note: 'x'.repeat(200),
        },
      },
    },
    schemas: {
      Error: {
        type: 'object',
        required: ['key', 'code', 'description'],
        properties: {
          key: { type: 'string' },
          code: { type: 'integer' },
          description: { type: 'string' },
          details: {},
        },
      },
      Wrong: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
      Invalid: {
        type: 'object',
        required: ['field', 'message'],
        properties: {
          field: { type: 'string' },
          message: { type: 'string' },
          problems: { type: 'array', items: reference('Wrong') },
        },
      },
      Lost: { type: 'object', required: ['bookId'], properties: { bookId: reference('BookId') } },
      BookId: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
      Book: {
        type: 'object',
        required: ['id', 'title', 'addedAt'],
        properties: {
          id: reference('BookId'),
          title: { type: 'string' },
          description: { type: ['string', 'null'], description: 'A property may be called so.' },
          addedAt: { type: 'string', format: 'date-time' },
          formats: { type: 'array', items: { oneOf: [reference('Paper'), reference('Audio')] } },
        },
        examples: [{ id: 'b1', format: 'no-format-at-all', type: 'integer' }],
      },
      Paper: {
        type: 'object',
        required: ['type', 'pages'],
        properties: { type: { const: 'paper' }, pages: { type: 'integer' } },
      },
      Audio: {
        type: 'object',
        required: ['type', 'minutes'],
        properties: { type: { const: 'audio' }, minutes: { type: 'integer' } },
      },
      NewBook: {
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 200 },
          pages: { type: 'integer', minimum: 1 },
          year: { type: 'string', pattern: '^19[0-9]{2}$' },
          signature: { type: 'string', pattern: '^[A-Z]{2}-([1-9]\\d*)$' },
          subtitle: { type: ['string', 'null'] },
          copy: { type: 'string', pattern: '^[1-9][0-9]{2}$' },
          isSigned: { type: 'boolean' },
          pin: { type: 'string', pattern: '^[0-9]{4}$', writeOnly: true },
          note: { type: 'string', maxLength: 300 },
          copies: { type: 'integer' },
          rating: { type: 'number', minimum: 0, maximum: 5 },
          language: { type: 'string', enum: ['tr', 'en', 'de'], default: 'tr' },
          published: { type: 'string', format: 'date' },
          orderedAt: { type: 'string', format: 'date-time' },
          author: {
            type: ['object', 'null'],
            required: ['name'],
            additionalProperties: false,
            properties: {
              name: { type: 'string' },
              email: { type: 'string', format: 'email' },
              country: { type: 'string', format: 'iso-country' },
            },
          },
          shelf: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^[a-z]+$' }] },
          phone: { type: 'string', format: 'e164', pattern: '^[+]' },
          contributors: {
            type: 'array',
            maxItems: 10,
            items: {
              oneOf: [reference('Person'), reference('Company')],
              discriminator: {
                propertyName: 'kind',
                mapping: { person: '#/components/schemas/Person', company: '#/components/schemas/Company' },
              },
            },
          },
        },
      },
      Person: {
        type: 'object',
        required: ['kind', 'name'],
        additionalProperties: false,
        properties: { kind: { enum: ['person'] }, name: { type: 'string' } },
      },
      Company: {
        type: 'object',
        required: ['kind', 'registration'],
        additionalProperties: false,
        properties: { kind: { enum: ['company'] }, registration: { type: 'string' } },
      },
    },
  },
};

export const catalogue = {
  'request.invalid': {
    ...entry(1001, 400, 'The request is not valid.', 'invalidRequest'),
    details: ['Invalid'],
  },
  'session.malformedBody': entry(1000, 400, 'The body cannot be read.', 'malformedBody'),
  'token.invalid': {
    ...entry(401, 401, 'The access token is missing or not valid.', 'unauthenticated'),
    details: ['Wrong'],
  },
  'card.blocked': entry(1003, 401, 'The card is blocked.', 'cardBlocked'),
  'shelf.unauthorized': entry(2001, 401, 'The access token is missing or not valid.', 'unauthenticated'),
  'access.forbidden': entry(403, 403, 'Not allowed.', 'forbidden'),
  'rateLimit.exceeded': entry(429, 429, 'Too many requests.', 'rateLimited'),
  'server.error': entry(500, 500, 'Something went wrong.', 'internalError'),
  'book.notFound': entry(404, 404, 'There is no such book.'),
  'book.lost': entry(4041, 404, 'The book is lost.'),
  'book.lent': { ...entry(4042, 404, 'The book is lent.'), details: ['Lost', 'text'] },
  'server.busy': entry(503, 503, 'Too much to do.', 'overloaded'),
  'path.notFound': entry(404, 404, 'There is nothing here.', 'pathNotFound'),
  'method.notAllowed': entry(405, 405, 'Not with this method.', 'methodNotAllowed'),
  'request.timeout': entry(408, 408, 'The request took too long to arrive.', 'requestTimeout'),
  'body.tooLarge': entry(413, 413, 'The body is too large.', 'bodyTooLarge'),
  'mediaType.unsupported': entry(415, 415, 'Not this media type.', 'unsupportedMediaType'),
  'request.expectationFailed': entry(417, 417, 'Not this expectation.', 'expectationFailed'),
  'headers.tooLarge': entry(431, 431, 'The headers are too large.', 'headersTooLarge'),
} as const satisfies ErrorCatalogue;

function entry(code: number, status: number, description: string, situation?: ErrorCatalogue[string]['situation']) {
  return { area: 'library', code, status, description, retry: 'never', ...(situation && { situation }) } as const;
}

type Key = keyof typeof catalogue;
const everywhere: Key[] = ['request.invalid', 'token.invalid', 'card.blocked', 'rateLimit.exceeded', 'server.error'];
const answers = (good: Record<string, string[]>) => ({ ...good, default: ['application/json'] });
const ok = answers({ '200': ['application/json'] });
const shared = { area: 'library', errors: everywhere, requestMediaTypes: [] as string[], answers: ok };

export const operations = {
  openSession: {
    ...shared,
    id: 'openSession',
    method: 'post',
    path: '/sessions',
    secured: false,
    errors: ['session.malformedBody', ...everywhere],
    requestMediaTypes: ['application/json'],
    limit: { requests: 10, windowSeconds: 60, per: 'credential' },
  },
  listBooks: { ...shared, id: 'listBooks', method: 'get', path: '/books', secured: true },
  addBook: {
    ...shared,
    id: 'addBook',
    method: 'post',
    path: '/books',
    secured: true,
    requestMediaTypes: ['application/json'],
    answers: answers({ '201': ['application/json'], '204': [] }),
    limit: { requests: 30, windowSeconds: 60, per: 'user' },
  },
  getBook: {
    ...shared,
    id: 'getBook',
    method: 'get',
    path: '/books/{bookId}',
    file: 'openapi/paths/library/getBook.yaml',
    secured: true,
    errors: [...everywhere, 'book.notFound', 'book.lent'],
    limit: { requests: 60, windowSeconds: 60, per: 'user' },
  },
  reserveBook: {
    ...shared,
    id: 'reserveBook',
    method: 'post',
    path: '/books/{bookId}/reservation',
    secured: true,
    answers: answers({ '204': [] }),
  },
  getNewestBook: { ...shared, id: 'getNewestBook', method: 'get', path: '/books/newest', secured: true },
  countShelf: {
    ...shared,
    id: 'countShelf',
    method: 'get',
    path: '/shelves/{shelf}',
    secured: true,
    errors: ['request.invalid', 'shelf.unauthorized', 'rateLimit.exceeded', 'server.error'],
  },
  confirmReturn: {
    ...shared,
    id: 'confirmReturn',
    method: 'post',
    path: '/returns/{loanId}',
    secured: false,
    requestMediaTypes: ['application/x-www-form-urlencoded'],
    answers: answers({ '200': ['text/html'], '303': [] }),
    limit: { requests: 100, windowSeconds: 60, per: 'loan' },
  },
} as const satisfies Record<string, Operation<Key>>;
