import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import first from '../../../openapi/released/1.0.0/openapi.json' with { type: 'json' };
import second from '../../../openapi/released/1.1.0/openapi.json' with { type: 'json' };
import partners from '../../../openapi/released/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../../generate/document.ts';
import { contractChanges } from './changes.ts';
import { readReviewed, withReviewed } from './reviewed.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const documentOf = (contract: unknown) => contract as ContractDocument;

test.each([
  ['1.0.0', first],
  ['1.1.0', second],
])('no release since %s breaks its clients', async (release, contract) => {
  const changes = await contractChanges(documentOf(contract), documentOf(partners));
  const reviewed = withReviewed(changes, readReviewed(root, release));
  expect(reviewed.filter(({ impact }) => impact === 'breaking')).toEqual([]);
  expect(reviewed.filter(({ impact }) => impact === 'addition').length).toBeGreaterThan(0);
});
