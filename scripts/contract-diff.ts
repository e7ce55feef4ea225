/** `pnpm run contract:diff [--release]`: what has changed in the contract since the last release, and whether it breaks clients. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { released as releasedMigrations } from './checks/migrations.ts';
import { demands, hindrances } from './contract-diff/changelog.ts';
import { type Change, contractChanges, type Impact } from './contract-diff/changes.ts';
import { RELEASED, readContracts } from './contract-diff/contracts.ts';

const HEADINGS: Readonly<Record<Impact, string>> = {
  breaking: '✗ breaking: clients written for the release may fail',
  addition: '+ additions: clients work on',
  wording: '· wording, examples and other harmless changes',
};

const MIGRATIONS = 'packages/server/migrations/checksums';
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
process.exitCode = values.release ? await release() : await report();

async function report(): Promise<number> {
  const { released, current, changelog } = await readContracts(root);
  const changes = await contractChanges(released, current);
  for (const impact of Object.keys(HEADINGS) as Impact[]) {
    print(
      impact,
      changes.filter((change) => change.impact === impact),
    );
  }
  if (changes.length === 0) console.log(`Nothing has changed since ${released.info.version}.`);
  const problems = demands(changes, changelog, {
    released: released.info.version,
    current: current.info.version,
  });
  for (const problem of problems) console.error(`\n${problem}`);
  return problems.length > 0 ? 1 : 0;
}

async function release(): Promise<number> {
  const { released, current, changelog } = await readContracts(root);
  const versions = { released: released.info.version, current: current.info.version };
  const problems = hindrances(await contractChanges(released, current), changelog, versions);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  await writeFile(join(root, RELEASED), `${JSON.stringify(current, undefined, 1)}\n`);
  const checksums = join(root, MIGRATIONS);
  await writeFile(checksums, releasedMigrations(await readFile(checksums, 'utf8'), current.info.version));
  console.log(`${current.info.version} is released: ${RELEASED}`);
  return 0;
}

function print(impact: Impact, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  console.log(`\n${HEADINGS[impact]} (${changes.length})`);
  for (const { where, what } of changes) console.log(`  ${where}\n    ${what}`);
}
