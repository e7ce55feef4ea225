import { expect, test } from 'vitest';
import { errorLink, operationLink } from '../../../scripts/docs/anchors.ts';
import contract from '../../server/src/generated/openapi.json' with { type: 'json' };
import { errorInDocs, operationInDocs } from '../src/rules/docs.ts';

test('the request log links each error key to its documentation', () => {
  for (const key of Object.keys(contract['x-error-catalogue'])) expect(errorInDocs(key)).toBe(`/docs${errorLink(key)}`);
});

test('the request log links each operation to its documentation', () => {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values<Operation>(item));
  expect(operations.length).toBeGreaterThan(40);
  for (const {
    operationId: id,
    tags: [area = ''],
  } of operations)
    expect(operationInDocs(area, id)).toBe(`/docs${operationLink({ area, id })}`);
});

type Operation = { readonly operationId: string; readonly tags: readonly string[] };
