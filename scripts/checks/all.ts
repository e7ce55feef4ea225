/** Every check that needs no running service, each stated here once: `pnpm verify`, and beside the tests `pnpm test`. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations as managementOperations } from '../../packages/server/src/generated/management/operations.ts';
import { operations } from '../../packages/server/src/generated/operations.ts';
import { apiProblems } from '../client/api.ts';
import { demands } from '../contract-diff/changelog.ts';
import { compareWithReleased } from '../contract-diff/contracts.ts';
import { wrongImports } from '../imports/check.ts';
import { hashOfFiles, kept } from '../kept/kept.ts';
import { spectralViolations } from '../spectral/contracts.ts';
import { incompleteConnectors } from './connectors.ts';
import { notExpandOnly } from './expand-only.ts';
import { isOfManagement, readService, wrongFailOf } from './failing-operations.ts';
import { installedLicences, wrongLicences } from './licences.ts';
import { wrongMigrations } from './migrations.ts';
import { contractProblems, formatProblems, portalTypeErrors, problemsBy, typeErrors } from './programs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param find gives one line per cause, which says what to do; nothing when all is well */
export type Check = { readonly name: string; readonly find: () => Promise<readonly string[]> };

// Processes of their own come first: the others run beside them.
export const checks: readonly Check[] = [
  { name: 'types', find: () => typeErrors('.') },
  { name: 'types of the portal and its templates', find: () => portalTypeErrors() },
  { name: 'format and lint', find: () => formatProblems() },
  { name: 'contract', find: contracts },
  { name: 'generated code in step', find: () => problemsBy('scripts/generate.ts', ['--check']) },
  { name: 'contracts by the rules of Spectral and OWASP', find: () => spectralViolations(root) },
  { name: 'changes of the contract told', find: contractChangesTold },
  { name: 'public types of the client as reviewed', find: apiProblems },
  { name: 'licences', find: async () => wrongLicences(await licences()) },
  { name: 'connectors complete', find: async () => incompleteConnectors(root) },
  { name: 'migrations only added', find: () => wrongMigrations() },
  {
    name: 'migrations only add',
    find: () => notExpandOnly(globSync('packages/server/migrations/*.sql', { cwd: root }).sort(), root),
  },
  {
    name: 'errors failed with by operations that declare them',
    find: async () => wrongFailures(),
  },
  { name: 'direction of imports', find: () => wrongImports(root) },
];

/** The contracts, and the rules they are held against. */
const CONTRACTS = ['openapi/**/*', 'redocly.yaml', 'scripts/{lint,redocly}.ts', 'pnpm-lock.yaml'];

function contracts(): Promise<readonly string[]> {
  return kept(root, 'checks/contracts', hashOfFiles(root, CONTRACTS), () => contractProblems([]));
}

/** What is installed follows from the lock file. */
const licences = () => kept(root, 'licences', hashOfFiles(root, ['pnpm-lock.yaml']), () => installedLicences(root));

function wrongFailures(): readonly string[] {
  const service = readService(root);
  return [...wrongFailOf(service, operations), ...wrongFailOf(service, managementOperations, isOfManagement)];
}

async function contractChangesTold(): Promise<readonly string[]> {
  const { released, current, changelog, changes, wrong } = await compareWithReleased(root);
  const versions = { released: released.info.version, current: current.info.version };
  return [...wrong, ...demands(changes, changelog, versions)];
}
