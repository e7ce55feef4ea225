import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions } from './exceptions.ts';
import { findings, objections } from './findings.ts';

const CONTRACTS = [
  'packages/server/src/generated/openapi.json',
  'packages/connector-contracts/src/generated/*/openapi.json',
];

/** What others object to in the service's own contract and in those toward the outside. */
export async function objectionsToContracts(root: string): Promise<string[]> {
  const files = globSync(CONTRACTS, { cwd: root });
  const found = await Promise.all(files.map((file) => findings(JSON.parse(readFileSync(join(root, file), 'utf8')))));
  return objections(found.flat(), exceptions);
}
