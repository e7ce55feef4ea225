import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions } from './exceptions.ts';
import { findings, objections } from './findings.ts';

const GENERATED = 'packages/server/src/generated';

/** What others object to in the service's own contract and in those toward the outside. */
export async function objectionsToContracts(root: string): Promise<string[]> {
  const files = globSync(['openapi.json', 'connectors/*/openapi.json'], { cwd: join(root, GENERATED) });
  const found = await Promise.all(
    files.map((file) => findings(JSON.parse(readFileSync(join(root, GENERATED, file), 'utf8')))),
  );
  return objections(found.flat(), exceptions);
}
