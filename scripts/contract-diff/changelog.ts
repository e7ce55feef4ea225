import type { Change } from './changes.ts';

const UNRELEASED = 'Unreleased';

/** The lines under each `## heading` of the changelog that say something. */
function sectionsOf(changelog: string): ReadonlyMap<string, readonly string[]> {
  const parts = changelog.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return [heading.trim(), lines.filter((line) => /^\s*[-*] \S/.test(line))];
    }),
  );
}

const HEADING = `## ${UNRELEASED}\n`;
/** What stands there while there are no entries. */
const PLACEHOLDER = 'What comes next stands here until it is released.';

/** The changelog with one more entry of what is not released yet. */
export function withEntry(changelog: string, entry: string): string {
  const [before, after] = changelog.split(HEADING);
  if (after === undefined) throw new Error(`openapi/CHANGELOG.md has no heading "${HEADING.trim()}".`);
  const rest = after.replace(PLACEHOLDER, '').trimStart();
  return `${before}${HEADING}\n${entry}\n${rest.startsWith('- ') ? '' : '\n'}${rest}`;
}

/** The changelog of a release, with room for what comes next. */
export function withPlaceholder(changelog: string): string {
  const headed = changelog.includes(HEADING) ? changelog : changelog.replace(/^(?=## )/m, `${HEADING}\n`);
  const [before, after = ''] = headed.split(HEADING);
  const rest = after.trimStart();
  return rest.startsWith('## ') ? `${before}${HEADING}\n${PLACEHOLDER}\n\n${rest}` : headed;
}

type Versions = { readonly released: string; readonly current: string };

/** What is missing before a changed contract may be merged: an entry for people, and for breaking changes a new version. */
export function demands(changes: readonly Change[], changelog: string, { released, current }: Versions): string[] {
  const noticeable = changes.filter(({ impact }) => impact !== 'wording');
  if (noticeable.length === 0) return [];
  const problems: string[] = [];
  if ((sectionsOf(changelog).get(UNRELEASED) ?? []).length === 0) {
    problems.push(
      `The contract differs from the released ${released}, and openapi/CHANGELOG.md says nothing of it under "## ${UNRELEASED}".`,
    );
  } else if (changelog.includes(PLACEHOLDER)) {
    problems.push(`openapi/CHANGELOG.md has entries under "## ${UNRELEASED}": take out "${PLACEHOLDER}".`);
  }
  const breaking = noticeable.filter(({ impact }) => impact === 'breaking');
  if (breaking.length > 0 && major(current) <= major(released)) {
    problems.push(
      `${breaking.length} breaking changes need a new major version: raise info.version above ${released} and give it a base path of its own.`,
    );
  }
  return problems;
}

/** What keeps the current contract from being released. */
export function hindrances(
  changes: readonly Change[],
  changelog: string,
  { released, current: version }: Versions,
): string[] {
  const sections = sectionsOf(changelog);
  const problems: string[] = [];
  if (version === released && changes.some(({ impact }) => impact !== 'wording')) {
    problems.push(`Partners know ${released} as something else: raise info.version.`);
  }
  if (changes.some(({ impact }) => impact === 'breaking') && major(version) <= major(released)) {
    problems.push(`There are breaking changes: they need a new major version.`);
  }
  if ([...sections.keys()].every((heading) => heading.split(' ')[0] !== version)) {
    problems.push(`openapi/CHANGELOG.md has no heading "## ${version}": say there what is new.`);
  }
  if ((sections.get(UNRELEASED) ?? []).length > 0) {
    problems.push(`openapi/CHANGELOG.md still has entries under "## ${UNRELEASED}": move them below "## ${version}".`);
  }
  return problems;
}

function major(version: string): number {
  return Number.parseInt(version, 10);
}
