/** All checks that need no running service. `pnpm verify` runs them, and `pnpm test` runs them alongside the tests. */
import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cached, hashOfFiles } from '../cache/cached.ts';
import { apiProblems } from '../client/api.ts';
import { demands } from '../contract/changes/changelog.ts';
import { compareWithReleased } from '../contract/changes/contracts.ts';
import { wrongProse } from '../prose/check.ts';
import { wrongSubjects } from '../prose/commits.ts';
import { misspelled } from '../prose/spelling.ts';
import { type Text, textsOf } from '../prose/texts.ts';
import { unnamedColumns } from './columns.ts';
import { incompleteConnectors } from './connectors.ts';
import { notExpandOnly } from './expand-only.ts';
import { wrongImports } from './imports/check.ts';
import { installedLicences, wrongLicences } from './licences.ts';
import { wrongMigrations } from './migrations.ts';
import { contractProblems, formatProblems, portalTypeErrors, problemsBy, typeErrors } from './programs.ts';
import { wrongDependencies, wrongFileNames } from './repository.ts';
import { spectralViolations } from './spectral/contracts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let readTexts: readonly Text[] | undefined;
/** Reads the files once for both prose checks. */
const texts = () => (readTexts ??= textsOf(root));

/**
 * A check. `find` returns one line per cause with the required action, or nothing if the check passes. `reads` contains
 * the patterns of the files that the check depends on.
 */
export type Check = {
  readonly name: string;
  readonly reads: readonly string[];
  readonly find: () => Promise<readonly string[]>;
};

const TYPESCRIPT = '{openapi,packages,scripts}/**/*.ts';
const CONTRACT = 'openapi/**';
const BUNDLED = 'packages/*/src/generated/**/openapi.json';
const GENERATED = [
  '{openapi,packages/python-client}/**',
  'packages/*/src/generated/**',
  'packages/server/src/{{features,management}/*/handlers*,management/*}',
  'packages/server/src/{config/*,shared/security-events*}.ts',
  '{SECURITY.md,scripts/operate/SETTINGS.md}',
];

// Checks in separate processes come first, so that the other checks run in parallel with them.
export const checks: readonly Check[] = [
  { name: 'types', reads: [TYPESCRIPT, 'tsconfig*.json'], find: () => typeErrors('.') },
  {
    name: 'types of the portal and its templates',
    reads: ['packages/{portal,html}/**', 'tsconfig.base.json'],
    find: () => portalTypeErrors(),
  },
  { name: 'format and lint', reads: ['**/*.{ts,js,mjs,cjs,vue,css,json}'], find: () => formatProblems() },
  { name: 'contract', reads: [CONTRACT, 'redocly.yaml'], find: contracts },
  {
    name: 'generated code is up to date',
    reads: GENERATED,
    find: () => problemsBy('scripts/generate.ts', ['--check']),
  },
  {
    name: 'contracts against the Spectral and OWASP rules',
    reads: [BUNDLED],
    find: () => spectralViolations(root),
  },
  { name: 'contract changes in the changelog', reads: [CONTRACT, BUNDLED], find: contractChangesInChangelog },
  { name: 'reviewed public types of the client', reads: ['packages/client/**'], find: apiProblems },
  { name: 'licences', reads: ['**/pnpm-lock.yaml'], find: async () => (await licences()).flatMap(wrongLicences) },
  {
    name: 'exact versions of dependencies',
    reads: ['**/{package.json,pnpm-lock.yaml}'],
    find: async () => wrongDependencies(root),
  },
  { name: 'file names', reads: ['{openapi,packages,scripts}/**'], find: async () => wrongFileNames(root) },
  {
    name: 'complete connectors',
    reads: ['openapi/connectors/*.yaml', 'packages/{server,sandbox}/src/**/*.ts'],
    find: async () => incompleteConnectors(root),
  },
  { name: 'unchanged migrations', reads: ['packages/server/migrations/*'], find: () => wrongMigrations() },
  {
    name: 'expand-only migrations',
    reads: ['packages/server/migrations/*.sql'],
    find: () => notExpandOnly(globSync('packages/server/migrations/*.sql', { cwd: root }).sort(), root),
  },
  { name: 'named columns', reads: ['packages/server/src/**/*.ts'], find: async () => unnamedColumns(root) },
  { name: 'import directions', reads: ['packages/*/src/**', '**/package.json'], find: () => wrongImports(root) },
  {
    name: 'plain English',
    reads: ['**/*.{md,yaml,ts,js,vue}'],
    find: async () => [...wrongProse(texts()), ...(await wrongSubjects(root))],
  },
  { name: 'spelling', reads: ['**/*.{md,yaml,ts,js,vue}'], find: () => misspelled(root, texts()) },
];

/** The code of the checks themselves. A change to any of these files triggers every check. */
const OF_CHECKS = '{package.json,pnpm-*.yaml,scripts/{cache,checks,client,contract,generate,prose}/**}';

/** Returns the checks that depend on one of the files. */
export function checksFor(files: readonly string[]): readonly Check[] {
  const isRead = (patterns: readonly string[]) =>
    files.some((file) => patterns.some((pattern) => posix.matchesGlob(file, pattern)));
  return isRead([OF_CHECKS]) ? checks : checks.filter(({ reads }) => isRead(reads));
}

const CONTRACTS = ['openapi/**/*', 'redocly.yaml', 'scripts/{checks/lint,generate/redocly}.ts', 'pnpm-lock.yaml'];
function contracts(): Promise<readonly string[]> {
  return cached(root, 'checks/contracts', hashOfFiles(root, CONTRACTS), () => contractProblems([]));
}

/** The installed packages depend only on each folder's lockfile. */
const LOCKFILES = ['pnpm-lock.yaml', 'scripts/*/pnpm-lock.yaml'];
const licences = () => cached(root, 'licences', hashOfFiles(root, LOCKFILES), () => installedLicences(root));

async function contractChangesInChangelog(): Promise<readonly string[]> {
  const { released, current, changelog, changes, wrong } = await compareWithReleased(root);
  const versions = { released: released.info.version, current: current.info.version };
  return [...wrong, ...demands(changes, changelog, versions)];
}
