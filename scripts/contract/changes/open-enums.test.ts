import { expect, test } from 'vitest';
import released from '../../../openapi/released/1.0.0/openapi.json' with { type: 'json' };
import current from '../../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { type ContractDocument, resolve } from '../../generate/document.ts';

type Node = { readonly [key: string]: unknown };

/** Returns the declared values of each text field in each response, by path. */
function valuesIn(document: ContractDocument, keyword: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const walk = (given: unknown, where: string, above: readonly unknown[]): void => {
    if (given === null || typeof given !== 'object') return;
    const node = resolve(document, given as Node) as Node;
    if (above.includes(node)) return;
    if (node[keyword]) found.set(where, [...(found.get(where) ?? []), ...(node[keyword] as string[])]);
    for (const [key, part] of Object.entries(node)) {
      // Alternatives share their parent's path, because a value matches only one of them.
      const isChoice = Array.isArray(node) || ['oneOf', 'anyOf', 'properties', 'schema'].includes(key);
      walk(part, isChoice ? where : `${where}/${key}`, [...above, node]);
    }
  };
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) walk(operation.responses, `${method} ${path}`, []);
  }
  return found;
}

test('an enum of answers that was opened knows every value that partners were told of', () => {
  const before = valuesIn(released as unknown as ContractDocument, 'enum');
  const opened = [...valuesIn(current as unknown as ContractDocument, 'x-extensible-enum')];
  expect(opened.length).toBeGreaterThan(0);
  for (const [where, known] of opened)
    expect(known, where).toEqual(expect.arrayContaining([...(before.get(where) ?? [])]));
});
