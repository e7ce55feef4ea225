import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractDocument } from '../generate/document.ts';

/** The contract as partners were last given it. */
export const RELEASED = 'openapi/released/openapi.json';
const CURRENT = 'packages/server/src/generated/openapi.json';
const CHANGELOG = 'openapi/CHANGELOG.md';

type Versioned = ContractDocument & { readonly info: { readonly version: string } };

export async function readContracts(
  root: string,
): Promise<{ readonly released: Versioned; readonly current: Versioned; readonly changelog: string }> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const current: Versioned = JSON.parse(await read(CURRENT));
  const released: Versioned = JSON.parse(await read(RELEASED));
  return { released, current, changelog: await read(CHANGELOG) };
}
