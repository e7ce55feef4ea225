import type { Change } from './changes.ts';

const UNRELEASED = 'Unreleased';

/** Returns the non-empty list items below each `## heading` of the changelog. */
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
const PLACEHOLDER = 'No unreleased changes.';

export function withEntry(changelog: string, entry: string): string {
  const [before, after] = changelog.split(HEADING);
  if (after === undefined) throw new Error(`openapi/CHANGELOG.md has no heading "${HEADING.trim()}".`);
  const rest = after.replace(PLACEHOLDER, '').trimStart();
  return `${before}${HEADING}\n${entry}\n${rest.startsWith('- ') ? '' : '\n'}${rest}`;
}

export function withPlaceholder(changelog: string): string {
  const headed = changelog.includes(HEADING) ? changelog : changelog.replace(/^(?=## )/m, `${HEADING}\n`);
  const [before, after = ''] = headed.split(HEADING);
  const rest = after.trimStart();
  return rest.startsWith('## ') ? `${before}${HEADING}\n${PLACEHOLDER}\n\n${rest}` : headed;
}

type Versions = { readonly released: string; readonly current: string };

/** Requires a changelog entry, and a new version for breaking changes. */
export function demands(changes: readonly Change[], changelog: string, { released, current }: Versions): string[] {
  const noticeable = changes.filter(({ impact }) => impact !== 'wording');
  if (noticeable.length === 0) return [];
  const problems: string[] = [];
  if ((sectionsOf(changelog).get(UNRELEASED) ?? []).length === 0) {
    problems.push(
      `The contract differs from release ${released}, but openapi/CHANGELOG.md has no entry under "## ${UNRELEASED}".`,
    );
  } else if (changelog.includes(PLACEHOLDER)) {
    problems.push(`openapi/CHANGELOG.md has entries under "## ${UNRELEASED}". Remove "${PLACEHOLDER}".`);
  }
  const breaking = noticeable.filter(({ impact }) => impact === 'breaking');
  if (breaking.length > 0 && major(current) <= major(released)) {
    problems.push(
      `${breaking.length} breaking changes need a new major version. Raise info.version above ${released} ` +
        'and use a separate base path.',
    );
  }
  return problems;
}

/** Returns the problems that block a release of the current contract. */
export function hindrances(
  changes: readonly Change[],
  changelog: string,
  { released, current: version }: Versions,
): string[] {
  const sections = sectionsOf(changelog);
  const problems: string[] = [];
  if (version === released && changes.some(({ impact }) => impact !== 'wording')) {
    problems.push(`${released} is already released with a different contract. Raise info.version.`);
  }
  if (changes.some(({ impact }) => impact === 'breaking') && major(version) <= major(released)) {
    problems.push('Breaking changes need a new major version.');
  }
  if ([...sections.keys()].every((heading) => heading.split(' ')[0] !== version)) {
    problems.push(`openapi/CHANGELOG.md has no heading "## ${version}". Describe the changes there.`);
  }
  if ((sections.get(UNRELEASED) ?? []).length > 0) {
    problems.push(`openapi/CHANGELOG.md still has entries under "## ${UNRELEASED}". Move them below "## ${version}".`);
  }
  return problems;
}

function major(version: string): number {
  return Number.parseInt(version, 10);
}
