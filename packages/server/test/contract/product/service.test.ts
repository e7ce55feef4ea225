import { describe, expect, test } from 'vitest';
import { type Fact, integer, object, optional, text } from './facts.ts';
import { PRODUCT } from './operations.ts';
import { allOperations, bundled, differences, needsToken, operationOf, resolve } from './product.ts';

test('every operation of the product exists in the contract', () => {
  expect(PRODUCT.filter((name) => !allOperations.includes(name))).toEqual([]);
});

test('every operation except login, refresh and the bank returns needs a token', () => {
  expect(allOperations.filter((name) => !needsToken(name))).toEqual([
    'POST /auth/login',
    'POST /auth/refresh',
    'POST /payment/3ds-callback/{orderID}',
    // The URL that the callback page leads to is not part of the product.
    'GET /payment/3ds-finish/{orderID}',
  ]);
});

test("exactly the operations that create an order or pay a transfer require the end user's address", () => {
  const required = allOperations.filter((name) =>
    operationOf(name)
      .parameters.map(resolve)
      .some(
        (parameter: { name: string; required?: boolean }) => parameter.name === 'X-Forwarded-For' && parameter.required,
      ),
  );
  expect(required).toEqual(['POST /order', 'POST /transfer/orders', 'POST /transfer/orders/{orderId}/pay']);
});

test('the base path ends in /api/v1', () => {
  for (const { url } of bundled.servers) expect(url).toMatch(/\/api\/v1$/);
});

test('an access token is a JWT in the Authorization header', () => {
  expect(bundled.components.securitySchemes.accessToken).toMatchObject({
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
});

test('operations use only the documented statuses', () => {
  const used = new Set(allOperations.flatMap((name) => Object.keys(operationOf(name).responses)));
  // 303 redirects the customer back to the agency. `default` covers errors that occur before an operation is reached.
  const statuses = ['200', '201', '204', '303', '400', '401', '402', '403', '404', '422', '429', '500', 'default'];
  expect([...used].sort()).toEqual(statuses);
});

test('every operation returns 429 for a request over a limit', () => {
  expect(allOperations.filter((name) => !('429' in operationOf(name).responses))).toEqual([]);
});

describe('error format', () => {
  const { ApiError: error, ValidationDetails, CardDeclineDetails, TransferOrderDetails } = bundled.components.schemas;
  const catalogue = bundled['x-error-catalogue'];

  test('an error has a code, a description and details', () => {
    expect(differences(object({ code: integer, description: text }), error)).toEqual([]);
    const kinds = error.properties.details.anyOf.map(
      (kind: { $ref?: string; type?: string }) => kind.$ref ?? kind.type,
    );
    expect(kinds.map((kind: string) => kind.split('/').at(-1))).toEqual(
      expect.arrayContaining(['ValidationDetails', 'CardDeclineDetails', 'TransferOrderDetails', 'string']),
    );
  });

  const details: readonly (readonly [string, Fact, unknown])[] = [
    ['a wrong field', object({ field: text, message: text }), ValidationDetails],
    [
      'a declined card',
      object({ field: text, message: text, bankCode: integer, bankMessage: text }),
      CardDeclineDetails,
    ],
    ['a transfer order', object({ orderId: text, status: optional(text) }), TransferOrderDetails],
  ];
  test.each(details)('the details match the schema for %s', (_what, fact, schema) => {
    expect(differences(fact, schema)).toEqual([]);
  });

  test.each([
    ['request.invalid', 'ValidationDetails'],
    ['cardPayment.declined', 'CardDeclineDetails'],
    ['transferPay.alreadyPaid', 'TransferOrderDetails'],
    ['transferCancel.notPossible', 'TransferCancelRefusalDetails'],
    ['transferSearch.offerNotFound', 'text'],
  ])('the error %s has details of the type %s', (key, kind) => {
    expect(catalogue[key].details).toContain(kind);
  });
});

describe('identifiers', () => {
  const namesIn = (node: unknown): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const { name, properties } = node as { name?: unknown; properties?: object };
    const own = [...(typeof name === 'string' ? [name] : []), ...Object.keys(properties ?? {})];
    return [...own, ...Object.values(node).flatMap(namesIn)];
  };
  const within = (area: string) =>
    allOperations
      .filter((name) => operationOf(name).tags.includes(area))
      .flatMap((name) => {
        const { parameters, requestBody } = operationOf(name);
        const pieces = name.match(/\{\w+\}/g)?.map((piece) => piece.slice(1, -1)) ?? [];
        const body = Object.values<{ schema: unknown }>(requestBody?.content ?? {}).map(({ schema }) =>
          resolve(schema),
        );
        return [...pieces, ...namesIn(parameters.map(resolve)), ...namesIn(body)];
      });

  test.each(['car-search', 'car-orders', 'payments'])('requests of %s use searchID and orderID', (area) => {
    const names = within(area);
    expect(names).toContain(area === 'car-search' ? 'searchID' : 'orderID');
    expect(names).not.toContain('searchId');
    expect(names).not.toContain('orderId');
  });

  test.each(['transfer-search', 'transfer-orders'])('requests of %s use searchId and orderId', (area) => {
    const names = within(area);
    expect(names).toContain('searchId');
    expect(names).not.toContain('searchID');
    expect(names).not.toContain('orderID');
  });
});
