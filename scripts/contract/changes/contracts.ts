import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractDocument } from '../../generate/document.ts';
import { type Change, contractChanges } from './changes.ts';
import { type Correction, hasTestIn, readReviewed, withReviewed, wrongCorrections } from './reviewed.ts';

/** The latest contract that was released to partners. */
export const RELEASED = 'openapi/released/openapi.json';
/** Returns a superseded release's folder, which also contains the reviewed changes up to the next release. */
export const archiveOf = (version: string): string => `openapi/released/${version}`;
const CURRENT = 'packages/server/src/generated/openapi.json';
export const CHANGELOG = 'openapi/CHANGELOG.md';

type Versioned = ContractDocument & { readonly info: { readonly version: string } };

async function readContracts(
  root: string,
  since: string | undefined,
): Promise<{ readonly released: Versioned; readonly current: Versioned; readonly changelog: string }> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const current: Versioned = JSON.parse(await read(CURRENT));
  const released: Versioned = JSON.parse(await read(since ? `${archiveOf(since)}/openapi.json` : RELEASED));
  return { released, current, changelog: await read(CHANGELOG) };
}

type Comparison = {
  readonly released: Versioned;
  readonly current: Versioned;
  readonly changelog: string;
  readonly changes: readonly Change[];
  /** Problems in the reviewed list. */
  readonly wrong: readonly string[];
};

/**
 * Compares the contract with its release. If `since` names an earlier release, the lists of later releases also apply,
 * but are not checked.
 */
export async function compareWithReleased(root: string, since?: string): Promise<Comparison> {
  const contracts = await readContracts(root, since);
  const corrections: readonly Correction[] = readReviewed(root, since);
  const found = await contractChanges(contracts.released, contracts.current);
  const wrong = since ? [] : wrongCorrections(corrections, found, hasTestIn(root));
  return { ...contracts, changes: withReviewed(found, corrections), wrong };
}
