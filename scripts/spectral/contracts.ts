import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOfFiles, kept } from '../kept/kept.ts';
import { exceptions } from './exceptions.ts';
import { findings, violations } from './findings.ts';

const OWN = 'packages/server/src/generated/openapi.json';
const CONNECTORS = 'packages/connector-contracts/src/generated/*/openapi.json';

/** What the rules find follows from: they themselves, and how they are asked. */
const RULES = ['pnpm-lock.yaml', 'scripts/spectral/findings.ts'];

/** Violations of Spectral's and OWASP's rules in the own contract and in those of the connectors, beyond the exceptions. */
export async function spectralViolations(root: string): Promise<string[]> {
  const found = await Promise.all(
    globSync([OWN, CONNECTORS], { cwd: root }).map(async (file) => {
      const name = file === OWN ? '' : basename(dirname(file));
      const inContract = await kept(root, `spectral/${name || 'own'}`, hashOfFiles(root, [file, ...RULES]), () =>
        findings(JSON.parse(readFileSync(join(root, file), 'utf8'))),
      );
      // `connectors.vendor.paths.…`: an exception can be for the contracts of all connectors.
      const place = name && `connectors.${name}.`;
      return inContract.map((finding) => ({ ...finding, at: `${place}${finding.at}` }));
    }),
  );
  return violations(found.flat(), exceptions);
}
