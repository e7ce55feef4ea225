import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions } from './exceptions.ts';
import { findings, violations } from './findings.ts';

const CONTRACTS = [
  'packages/server/src/generated/openapi.json',
  'packages/connector-contracts/src/generated/*/openapi.json',
];

/** Violations of Spectral's and OWASP's rules in the own contract and in those of the connectors, beyond the exceptions. */
export async function spectralViolations(root: string): Promise<string[]> {
  const files = globSync(CONTRACTS, { cwd: root });
  const found = await Promise.all(files.map((file) => findings(JSON.parse(readFileSync(join(root, file), 'utf8')))));
  return violations(found.flat(), exceptions);
}
