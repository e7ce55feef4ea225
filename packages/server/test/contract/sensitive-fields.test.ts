import { createRedaction, PLACEHOLDER } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import management from '../../src/generated/management/openapi.json' with { type: 'json' };
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import { CANARY, marksIn, type PlantedBody, plantedBodies } from '../support/sensitive-fields.ts';

const redactions = new WeakMap<object, Map<string, ReturnType<typeof createRedaction>>>();

function redactionOf(document: object, { method, path }: PlantedBody) {
  const known = redactions.get(document) ?? new Map<string, ReturnType<typeof createRedaction>>();
  redactions.set(document, known);
  const key = `${method} ${path}`;
  if (!known.has(key)) known.set(key, createRedaction(document, { method: method as 'get', path }));
  return known.get(key)!;
}

function redactedBy(document: object, planted: PlantedBody) {
  const { side, of, body } = planted;
  const redaction = redactionOf(document, planted);
  const redact = side === 'request' ? redaction.request(of) : redaction.response(of === 'default' ? 599 : Number(of));
  return JSON.stringify(redact?.(body, (text) => text));
}
const holdsCanary = (text: string) => text.includes(CANARY);
const nameOf = ({ operation, side, of }: PlantedBody) => `${operation} ${side} ${of}`;

describe.each([
  ['the contract for partners', contract],
  ['the management contract', management],
])('%s', (_, document) => {
  const bodies = plantedBodies(document);
  const planted = bodies.filter(({ body }) => holdsCanary(JSON.stringify(body)));

  test('describes every body completely, so that each can be stored', () => {
    expect(bodies.filter((body) => redactedBy(document, body) === undefined).map(nameOf)).toEqual([]);
  });

  test('removes each marked value from every body, and only those', () => {
    expect(planted.length).toBeGreaterThan(10);
    expect(planted.filter((body) => holdsCanary(redactedBy(document, body))).map(nameOf)).toEqual([]);
    const changed = planted.filter(
      (body) => redactedBy(document, body) !== JSON.stringify(body.body).replaceAll(CANARY, PLACEHOLDER),
    );
    // A list or object that is marked as sensitive is replaced as a whole.
    expect([...new Set(changed.map(({ operation }) => operation))].sort()).toEqual(
      document === contract ? [] : ['enableSecondFactor'],
    );
  });

  test('would keep the values without the marks', () => {
    const unmarked = JSON.parse(JSON.stringify(document).replaceAll('"x-sensitive":true', '"x-sensitive":false'));
    expect(planted.filter((body) => !holdsCanary(redactedBy(unmarked, body))).map(nameOf)).toEqual([]);
  });
});

test('the marked names are those of cards, secrets, documents and codes', () => {
  expect([...marksIn(contract)].sort()).toEqual([
    ...['accessToken', 'cardHolderName', 'cardNumber', 'cvc', 'expireMonth', 'expireYear', 'identityNumber'],
    ...['passportNo', 'pinCode', 'refreshToken', 'secret', 'taxIdentifier', 'threeDSHtmlContent', 'token', 'url'],
  ]);
  expect([...marksIn(management)].sort()).toEqual([
    ...['attestationObject', 'authenticatorData', 'challenge', 'clientDataJSON', 'code', 'currentPassword'],
    ...['document', 'identityNumber', 'key', 'otpauthUri', 'passportNo', 'password', 'recoveryCodes', 'secret'],
    ...['signature', 'taxIdentifier', 'token', 'url'],
  ]);
});
