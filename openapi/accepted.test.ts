import { expect, test } from 'vitest';
import { wordsOf } from '../packages/contract-express/src/accepted.ts';
import { resolve } from '../packages/contract-express/src/document.ts';
import management from '../packages/server/src/generated/management/openapi.json' with { type: 'json' };
import contract from '../packages/server/src/generated/openapi.json' with { type: 'json' };

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

test.each([
  ['partners', contract],
  ['the portal', management],
] as const)('messages describe every pattern in the requests of %s in words', (_, document) => {
  const undescribed = new Set<string>();
  const seen = new Set<Json>();
  const visit = (node: Json, place: string): void => {
    if (node === null || typeof node !== 'object' || seen.has(node)) return;
    seen.add(node);
    if (node.$ref) {
      visit(resolve(document, node.$ref), node.$ref.split('/').at(-1));
      return;
    }
    const { pattern, format, 'x-accepted': accepted } = node;
    if (typeof pattern === 'string' && !format && !accepted && !wordsOf(pattern))
      undescribed.add(`${place}: ${pattern}`);
    for (const [key, inner] of Object.entries(node)) {
      if (key !== 'example' && key !== 'examples') visit(inner, `${place}.${key}`);
    }
  };
  for (const item of Object.values<Json>(document.paths)) {
    for (const { operationId, parameters, requestBody } of Object.values<Json>(item)) {
      visit(parameters, operationId);
      visit(requestBody, operationId);
    }
    visit(item.parameters, 'parameters');
  }
  expect([...undescribed]).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});
