// biome-ignore lint/suspicious/noExplicitAny: tests change a contract in any place
export type Loose = any;

/** A small contract for tests: a loan is asked for by book and days, and the answer says when it ends. */
export const contract = () =>
  structuredClone({
    openapi: '3.1.0',
    info: { title: 'Library', version: '1.0.0' },
    security: [{ card: [] }],
    servers: [{ url: 'http://library.test' }],
    paths: {
      '/loans': {
        post: {
          operationId: 'addLoan',
          summary: 'Borrow',
          'x-repeatable': true,
          'x-errors': ['loan.refused'],
          'x-rate-limit': { requests: 10, windowSeconds: 60, per: 'user' },
          parameters: [{ name: 'X-Desk', in: 'header', schema: { type: 'string' } }],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['book'],
                  properties: {
                    book: { type: 'string', maxLength: 100 },
                    days: { type: 'integer', minimum: 1, maximum: 30 },
                    shelf: { type: 'string', enum: ['open', 'closed'] },
                  },
                },
              },
            },
          },
          responses: {
            '201': {
              description: 'Borrowed.',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['id', 'until'],
                    properties: {
                      id: { type: 'string' },
                      until: { type: 'string', format: 'date' },
                      status: { type: 'string', enum: ['lent', 'returned'] },
                    },
                  },
                },
              },
            },
          },
        },
      },
      '/books': { get: { operationId: 'listBooks', responses: { '200': { description: 'Books.' } } } },
    },
    components: {
      securitySchemes: { card: { type: 'http', scheme: 'bearer' }, seal: { type: 'http', scheme: 'basic' } },
    },
    'x-error-catalogue': { 'loan.refused': { code: 4001, status: 422, retry: 'never' } },
  });

export const loan = (c: Loose) => c.paths['/loans'].post;
export const request = (c: Loose) => loan(c).requestBody.content['application/json'].schema;
export const answer = (c: Loose) => loan(c).responses['201'].content['application/json'].schema;
