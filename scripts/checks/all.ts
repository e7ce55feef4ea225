/** All checks that need no running service. `pnpm verify` runs them, and `pnpm test` runs them alongside the tests. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations as managementOperations } from '../../packages/server/src/generated/management/operations.ts';
import { operations } from '../../packages/server/src/generated/operations.ts';
import { cached, hashOfFiles } from '../cache/cached.ts';
import { apiProblems } from '../client/api.ts';
import { demands } from '../contract/changes/changelog.ts';
import { compareWithReleased } from '../contract/changes/contracts.ts';
import { wrongProse } from '../prose/check.ts';
import { wrongSubjects } from '../prose/commits.ts';
import { misspelled } from '../prose/spelling.ts';
import { type Text, textsOf } from '../prose/texts.ts';
import { incompleteConnectors } from './connectors.ts';
import { notExpandOnly } from './expand-only.ts';
import { isOfManagement, readService, wrongFailOf } from './failing-operations.ts';
import { wrongImports } from './imports/check.ts';
import { installedLicences, wrongLicences } from './licences.ts';
import { wrongMigrations } from './migrations.ts';
import { contractProblems, formatProblems, portalTypeErrors, problemsBy, typeErrors } from './programs.ts';
import { spectralViolations } from './spectral/contracts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let readTexts: readonly Text[] | undefined;
/** Reads the files once for both prose checks. */
const texts = () => (readTexts ??= textsOf(root));

/** `find` returns one line per cause with the required action, or nothing if the check passes. */
export type Check = { readonly name: string; readonly find: () => Promise<readonly string[]> };

// Checks in separate processes come first, so that the others run in parallel.
export const checks: readonly Check[] = [
  { name: 'types', find: () => typeErrors('.') },
  { name: 'types of the portal and its templates', find: () => portalTypeErrors() },
  { name: 'format and lint', find: () => formatProblems() },
  { name: 'contract', find: contracts },
  { name: 'generated code is up to date', find: () => problemsBy('scripts/generate.ts', ['--check']) },
  { name: 'contracts against the Spectral and OWASP rules', find: () => spectralViolations(root) },
  { name: 'contract changes in the changelog', find: contractChangesInChangelog },
  { name: 'reviewed public types of the client', find: apiProblems },
  { name: 'licences', find: async () => (await licences()).flatMap(wrongLicences) },
  { name: 'complete connectors', find: async () => incompleteConnectors(root) },
  { name: 'unchanged migrations', find: () => wrongMigrations() },
  {
    name: 'expand-only migrations',
    find: () => notExpandOnly(globSync('packages/server/migrations/*.sql', { cwd: root }).sort(), root),
  },
  {
    name: 'errors declared by their operations',
    find: async () => wrongFailures(),
  },
  { name: 'import directions', find: () => wrongImports(root) },
  { name: 'plain English', find: async () => [...wrongProse(texts()), ...(await wrongSubjects(root))] },
  { name: 'spelling', find: () => misspelled(root, texts()) },
];

const CONTRACTS = ['openapi/**/*', 'redocly.yaml', 'scripts/{checks/lint,generate/redocly}.ts', 'pnpm-lock.yaml'];

function contracts(): Promise<readonly string[]> {
  return cached(root, 'checks/contracts', hashOfFiles(root, CONTRACTS), () => contractProblems([]));
}

/** The installed packages depend only on the lockfile of each folder. */
const LOCKFILES = ['pnpm-lock.yaml', 'scripts/*/pnpm-lock.yaml'];
const licences = () => cached(root, 'licences', hashOfFiles(root, LOCKFILES), () => installedLicences(root));

function wrongFailures(): readonly string[] {
  const service = readService(root);
  return [...wrongFailOf(service, operations), ...wrongFailOf(service, managementOperations, isOfManagement)];
}

async function contractChangesInChangelog(): Promise<readonly string[]> {
  const { released, current, changelog, changes, wrong } = await compareWithReleased(root);
  const versions = { released: released.info.version, current: current.info.version };
  return [...wrong, ...demands(changes, changelog, versions)];
}
