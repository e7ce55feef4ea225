import { expect, test } from 'vitest';
import { errorLink } from '../../../scripts/docs/anchors.ts';
import contract from '../../server/src/generated/openapi.json' with { type: 'json' };
import { errorInDocs } from '../src/rules/docs.ts';

test('the request log links each error key to its documentation', () => {
  for (const key of Object.keys(contract['x-error-catalogue'])) expect(errorInDocs(key)).toBe(`/docs${errorLink(key)}`);
});
