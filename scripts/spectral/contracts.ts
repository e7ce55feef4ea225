import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions } from './exceptions.ts';
import { findings, violations } from './findings.ts';

const GENERATED = 'packages/server/src/generated';

/** Violations of Spectral's and OWASP's rules in the own contract and in those of the connectors, beyond the exceptions. */
export async function spectralViolations(root: string): Promise<string[]> {
  const files = globSync(['openapi.json', 'connectors/*/openapi.json'], { cwd: join(root, GENERATED) });
  const found = await Promise.all(
    files.map((file) => findings(JSON.parse(readFileSync(join(root, GENERATED, file), 'utf8')))),
  );
  return violations(found.flat(), exceptions);
}
