import { expect, test } from 'vitest';
import { errorLink, operationLink } from '../../../scripts/docs/anchors.ts';
import contract from '../../server/src/generated/openapi.json' with { type: 'json' };
import { operations } from '../../server/src/generated/operations.ts';
import { errorInDocs, operationInDocs } from '../src/rules/docs.ts';

test('the request log links each error key to its documentation', () => {
  for (const key of Object.keys(contract['x-error-catalogue'])) expect(errorInDocs(key)).toBe(`/docs${errorLink(key)}`);
});

test('the request log links each operation to its documentation', () => {
  for (const operation of Object.values(operations))
    expect(operationInDocs(operation.area, operation.id)).toBe(`/docs${operationLink(operation)}`);
});
