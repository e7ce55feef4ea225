import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cached, hashOfFiles } from '../../cache/cached.ts';
import { slashed } from '../../generate/write-or-check.ts';
import { exceptions } from './exceptions.ts';
import { findings, violations } from './findings.ts';

const OWN = 'packages/server/src/generated/openapi.json';
const MANAGEMENT = 'packages/server/src/generated/management/openapi.json';
const CONNECTORS = 'packages/connector-contracts/src/generated/*/openapi.json';

const RULES = ['scripts/checks/{pnpm-lock.yaml,spectral/findings.ts}'];

/**
 * Checks our contracts and the connector contracts against the Spectral and OWASP rules, and applies the exceptions.
 */
export async function spectralViolations(root: string): Promise<string[]> {
  const found = await Promise.all(
    globSync([OWN, MANAGEMENT, CONNECTORS], { cwd: root }).map(async (file) => {
      const place = placeOf(slashed(file));
      const inContract = await cached(root, `spectral/${place || 'own'}`, hashOfFiles(root, [file, ...RULES]), () =>
        findings(JSON.parse(readFileSync(join(root, file), 'utf8'))),
      );
      return inContract.map((finding) => ({ ...finding, at: [place, finding.at].filter(Boolean).join('.') }));
    }),
  );
  return violations(found.flat(), exceptions);
}

/**
 * Returns the prefix of the paths in a file, such as `connectors.vendor`. With this prefix, an exception can apply to
 * all connectors. The public contract has no prefix.
 */
function placeOf(file: string): string {
  if (file === OWN) return '';
  return file === MANAGEMENT ? 'management' : `connectors.${basename(dirname(file))}`;
}
