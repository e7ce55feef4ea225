/**
 * `pnpm run contract:diff [--since <version> | --release]`: lists the changes in the contract since the last release,
 * or since an earlier one, and shows which of them break clients.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { released as releasedMigrations } from './checks/migrations.ts';
import { demands, hindrances, withPlaceholder } from './contract-diff/changelog.ts';
import type { Change, Impact } from './contract-diff/changes.ts';
import { archiveOf, CHANGELOG, compareWithReleased, RELEASED } from './contract-diff/contracts.ts';
import { REVIEWED } from './contract-diff/reviewed.ts';

const HEADINGS: Readonly<Record<Impact, string>> = {
  breaking: '✗ breaking: clients of the release may fail',
  reviewed: '○ reviewed: formally breaking, but no client is affected, for the given reason',
  addition: '+ additions: existing clients still work',
  wording: '· wording, examples and other harmless changes',
};

const MIGRATIONS = 'packages/server/migrations/checksums';
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { release: { type: 'boolean', default: false }, since: { type: 'string' } } });
process.exitCode = values.release ? await release() : await report(values.since);

async function report(since?: string): Promise<number> {
  const { released, current, changelog, changes, wrong } = await compareWithReleased(root, since);
  for (const impact of Object.keys(HEADINGS) as Impact[]) {
    print(
      impact,
      changes.filter((change) => change.impact === impact),
    );
  }
  if (changes.length === 0) console.log(`No changes since ${released.info.version}.`);
  const versions = { released: released.info.version, current: current.info.version };
  const breaks = changes.some(({ impact }) => impact === 'breaking');
  if (since) return breaks ? 1 : 0;
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
  // Archives the previous release, together with the reviewed changes since then. `--since` can now compare against
  // this archive.
  const archive = join(root, archiveOf(released.info.version));
  await mkdir(archive, { recursive: true });
  if (existsSync(join(root, REVIEWED))) await rename(join(root, REVIEWED), join(archive, 'reviewed'));
  await rename(join(root, RELEASED), join(archive, 'openapi.json'));
  await writeFile(join(root, RELEASED), `${JSON.stringify(current, undefined, 1)}\n`);
  await writeFile(join(root, CHANGELOG), withPlaceholder(changelog));
  const checksums = join(root, MIGRATIONS);
  await writeFile(checksums, releasedMigrations(await readFile(checksums, 'utf8'), current.info.version));
  console.log(`${current.info.version} was released: ${RELEASED}`);
  return 0;
}

function print(impact: Impact, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  console.log(`\n${HEADINGS[impact]} (${changes.length})`);
  for (const { reason, where, what } of changes) {
    console.log(`  ${where}: ${what}${reason === undefined ? '' : `\n    ${reason}`}`);
  }
}
