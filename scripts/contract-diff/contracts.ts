import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractDocument } from '../generate/document.ts';
import { type Change, contractChanges } from './changes.ts';
import { type Correction, hasTestIn, readReviewed, withReviewed, wrongCorrections } from './reviewed.ts';

/** The contract as partners were last given it. */
export const RELEASED = 'openapi/released/openapi.json';
const CURRENT = 'packages/server/src/generated/openapi.json';
const CHANGELOG = 'openapi/CHANGELOG.md';

type Versioned = ContractDocument & { readonly info: { readonly version: string } };

async function readContracts(
  root: string,
): Promise<{ readonly released: Versioned; readonly current: Versioned; readonly changelog: string }> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const current: Versioned = JSON.parse(await read(CURRENT));
  const released: Versioned = JSON.parse(await read(RELEASED));
  return { released, current, changelog: await read(CHANGELOG) };
}

export type Comparison = {
  readonly released: Versioned;
  readonly current: Versioned;
  readonly changelog: string;
  readonly changes: readonly Change[];
  /** What is wrong with the reviewed list. */
  readonly wrong: readonly string[];
};

/** The contract as it is against the one that partners have, by the reviewed list. */
export async function compareWithReleased(root: string): Promise<Comparison> {
  const contracts = await readContracts(root);
  const corrections: readonly Correction[] = readReviewed(root);
  const found = await contractChanges(contracts.released, contracts.current);
  const wrong = wrongCorrections(corrections, found, hasTestIn(root));
  return { ...contracts, changes: withReviewed(found, corrections), wrong };
}
