/** What the README and CONTRIBUTING say can be looked up; what they say of behaviour is held where it happens. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { operations } from '../../packages/server/src/generated/operations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');
const contributing = read('CONTRIBUTING.md');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

const operating = ['README', 'RUNBOOK', 'CAPACITY'].map((name) => `scripts/operate/${name}.md`);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'openapi/README.md', 'openapi/GLOSSARY.md', ...operating];

/** The cells of the first column of the table below a heading. */
function firstColumn(page: string, heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|')[1]!.trim());
}

/** What stands between backticks. */
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);

describe.each(pages)('%s', (file) => {
  test('every link to a file leads somewhere', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });

  test('every path of the repository that is named is there', () => {
    const paths = quoted(read(file)).filter((code) => /^(openapi|packages|scripts)\/[\w./-]+$/.test(code));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the README', () => {
  test('its table of verbs has the scripts of package.json, each once', () => {
    const verbs = firstColumn(readme, 'Verbs').map((cell) => /`(?:run )?([\w:]+)/.exec(cell)![1]!);
    expect(verbs.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  test('its map has every package, and nothing else', () => {
    const mapped = firstColumn(readme, 'The map').flatMap(quoted);
    // One without a manifest of ours is there to be copied.
    const packages = globSync('packages/*/{package.json,pyrightconfig.json}', { cwd: root }).map(
      (file) => `packages/${basename(dirname(file))}/`,
    );
    expect(mapped.toSorted()).toEqual(['openapi/', 'scripts/', ...packages].toSorted());
  });

  test('its list of chapters has every chapter of the guides', () => {
    const chapters = globSync('openapi/guides/*.md', { cwd: root });
    expect(chapters.filter((chapter) => !readme.includes(`](${chapter})`))).toEqual([]);
  });

  test('every command starts the same version of pnpm', () => {
    const versions = new Set([...`${readme}${contributing}`.matchAll(/pnpm@([\d.]+)/g)].map(([, version]) => version));
    expect(versions.size).toBe(1);
  });
});

describe('the house', () => {
  const rooms = globSync('packages/server/src/features/*/', { cwd: root }).map((folder) => basename(folder));

  const areas = [...new Set(Object.values(operations).map(({ area }) => area as string))];

  test('has a room for each area', () => {
    expect(areas.filter((area) => !rooms.includes(area))).toEqual([]);
  });

  test.each(rooms)(
    'the room %s has a door and a service, handlers if it has an area, no other name for them',
    (room) => {
      const files = globSync('*', { cwd: join(root, 'packages/server/src/features', room) });
      expect(files).toEqual(expect.arrayContaining(['index.ts', 'service.ts']));
      expect(files.includes('handlers.ts')).toBe(areas.includes(room));
      expect(
        files.filter((file) => /^(controller|routes?|api|domain|utils?|helpers?|repository)\b/.test(file)),
      ).toEqual([]);
    },
  );
});

describe('CONTRIBUTING', () => {
  test('every verb it names is one', () => {
    const verbs = [...contributing.matchAll(/pnpm(?:@[\d.]+)? (?:run )?([\w:]+)/g)].map(([, verb]) => verb!);
    expect(verbs.filter((verb) => !Object.hasOwn(scripts, verb))).toEqual([]);
  });

  test('its table of a room has the files that the rooms have', () => {
    const names = firstColumn(contributing, 'The house').flatMap(quoted);
    const files = new Set(globSync('packages/server/src/features/*/*.ts', { cwd: root }).map((file) => basename(file)));
    expect(names.filter((name) => !files.has(name))).toEqual([]);
  });
});

test('every name of code in the glossary occurs in the code or the contract', () => {
  const sources = globSync(['packages/*/{src,migrations}/**/*.{ts,sql}', 'openapi/**/*.{yaml,md}'], {
    cwd: root,
    exclude: ['**/GLOSSARY.md'],
  });
  const code = sources.map((file) => `${file}\n${read(file)}`).join('\n');
  const names = quoted(read('openapi/GLOSSARY.md').replaceAll('requires_action', ''));
  expect(names.filter((name) => !code.includes(name.replaceAll('…', '').replace(/^guides/, 'openapi/guides')))).toEqual(
    [],
  );
});
