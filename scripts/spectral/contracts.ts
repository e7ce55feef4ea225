import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { slashed } from '../generate/write-or-check.ts';
import { hashOfFiles, kept } from '../kept/kept.ts';
import { exceptions } from './exceptions.ts';
import { findings, violations } from './findings.ts';

const OWN = 'packages/server/src/generated/openapi.json';
const MANAGEMENT = 'packages/server/src/generated/management/openapi.json';
const CONNECTORS = 'packages/connector-contracts/src/generated/*/openapi.json';

/** Files that the findings depend on: the rules and their configuration. */
const RULES = ['pnpm-lock.yaml', 'scripts/spectral/findings.ts'];

/**
 * Returns violations of the Spectral and OWASP rules in our contracts and in those of the connectors, without the
 * exceptions.
 */
export async function spectralViolations(root: string): Promise<string[]> {
  const found = await Promise.all(
    globSync([OWN, MANAGEMENT, CONNECTORS], { cwd: root }).map(async (file) => {
      const place = placeOf(slashed(file));
      const inContract = await kept(root, `spectral/${place || 'own'}`, hashOfFiles(root, [file, ...RULES]), () =>
        findings(JSON.parse(readFileSync(join(root, file), 'utf8'))),
      );
      return inContract.map((finding) => ({ ...finding, at: [place, finding.at].filter(Boolean).join('.') }));
    }),
  );
  return violations(found.flat(), exceptions);
}

/**
 * Returns a prefix such as `connectors.vendor.paths.…`, so that an exception can apply to all connector contracts. The
 * public contract has no prefix.
 */
function placeOf(file: string): string {
  if (file === OWN) return '';
  return file === MANAGEMENT ? 'management' : `connectors.${basename(dirname(file))}`;
}
