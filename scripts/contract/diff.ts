/**
 * `pnpm contract diff [--since <version>]`: lists the changes in the contract since the last release, or since an
 * earlier one, and shows which of them break clients.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demands } from './changes/changelog.ts';
import type { Change, Impact } from './changes/changes.ts';
import { compareWithReleased } from './changes/contracts.ts';

const HEADINGS: Readonly<Record<Impact, string>> = {
  breaking: '✗ breaking: clients of the release may fail',
  reviewed: '○ reviewed: formally breaking, but no client is affected, for the given reason',
  addition: '+ additions: existing clients still work',
  wording: '· wording, examples and other harmless changes',
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { since: { type: 'string' } } });
process.exitCode = await report(values.since);

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

function print(impact: Impact, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  console.log(`\n${HEADINGS[impact]} (${changes.length})`);
  for (const { reason, where, what } of changes) {
    console.log(`  ${where}: ${what}${reason === undefined ? '' : `\n    ${reason}`}`);
  }
}
