/** `pnpm run contract:diff [--release]`: what has changed in the contract since the last release, and whether it breaks clients. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { released as releasedMigrations } from './checks/migrations.ts';
import { demands, hindrances } from './contract-diff/changelog.ts';
import type { Change, Impact } from './contract-diff/changes.ts';
import { compareWithReleased, RELEASED } from './contract-diff/contracts.ts';
import { REVIEWED } from './contract-diff/reviewed.ts';

const HEADINGS: Readonly<Record<Impact, string>> = {
  breaking: '✗ breaking: clients written for the release may fail',
  reviewed: '○ reviewed: it looks breaking and breaks nobody, for the reason given',
  addition: '+ additions: clients work on',
  wording: '· wording, examples and other harmless changes',
};

const MIGRATIONS = 'packages/server/migrations/checksums';
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
process.exitCode = values.release ? await release() : await report();

async function report(): Promise<number> {
  const { released, current, changelog, changes, wrong } = await compareWithReleased(root);
  for (const impact of Object.keys(HEADINGS) as Impact[]) {
    print(
      impact,
      changes.filter((change) => change.impact === impact),
    );
  }
  if (changes.length === 0) console.log(`Nothing has changed since ${released.info.version}.`);
  const versions = { released: released.info.version, current: current.info.version };
  const problems = [...wrong, ...demands(changes, changelog, versions)];
  for (const problem of problems) console.error(`\n${problem}`);
  return problems.length > 0 ? 1 : 0;
}

async function release(): Promise<number> {
  const { released, current, changelog, changes, wrong } = await compareWithReleased(root);
  const versions = { released: released.info.version, current: current.info.version };
  const problems = [...wrong, ...hindrances(changes, changelog, versions)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  await writeFile(join(root, RELEASED), `${JSON.stringify(current, undefined, 1)}\n`);
  // What was reviewed is part of the release now.
  await rm(join(root, REVIEWED), { recursive: true, force: true });
  const checksums = join(root, MIGRATIONS);
  await writeFile(checksums, releasedMigrations(await readFile(checksums, 'utf8'), current.info.version));
  console.log(`${current.info.version} is released: ${RELEASED}`);
  return 0;
}

function print(impact: Impact, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  console.log(`\n${HEADINGS[impact]} (${changes.length})`);
  for (const { reason, where, what } of changes) {
    console.log(`  ${where}: ${what}${reason === undefined ? '' : `\n    ${reason}`}`);
  }
}
