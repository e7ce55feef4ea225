import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import first from '../../openapi/released/1.0.0/openapi.json' with { type: 'json' };
import partners from '../../openapi/released/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../generate/document.ts';
import { contractChanges } from './changes.ts';
import { readReviewed, withReviewed } from './reviewed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documentOf = (contract: unknown) => contract as ContractDocument;

test('no release since 1.0.0 breaks clients of 1.0.0', async () => {
  const changes = await contractChanges(documentOf(first), documentOf(partners));
  const reviewed = withReviewed(changes, readReviewed(root, '1.0.0'));
  expect(reviewed.filter(({ impact }) => impact === 'breaking')).toEqual([]);
  expect(reviewed.filter(({ impact }) => impact === 'addition').length).toBeGreaterThan(0);
});
