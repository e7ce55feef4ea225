import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exceptions } from './exceptions.ts';
import { findings, violations } from './findings.ts';

const GENERATED = 'packages/server/src/generated';

/** Violations of Spectral's and OWASP's rules in the own contract and in those of the connectors, beyond the exceptions. */
export async function spectralViolations(root: string): Promise<string[]> {
  const files = globSync(['openapi.json', 'connectors/*/openapi.json'], { cwd: join(root, GENERATED) });
  const found = await Promise.all(
    files.map(async (file) => {
      const inContract = await findings(JSON.parse(readFileSync(join(root, GENERATED, file), 'utf8')));
      // `connectors.vendor.paths.…`: an exception can be for the contracts of all connectors.
      const place = dirname(file) === '.' ? '' : `${dirname(file).replaceAll('/', '.')}.`;
      return inContract.map((finding) => ({ ...finding, at: `${place}${finding.at}` }));
    }),
  );
  return violations(found.flat(), exceptions);
}
