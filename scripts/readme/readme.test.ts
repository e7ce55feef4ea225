/** Statements about behaviour are tested alongside the code that they describe. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { operations } from '../../packages/server/src/generated/operations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');
const architecture = read('ARCHITECTURE.md');
const contributing = read('CONTRIBUTING.md');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

const operating = ['README', 'SETTINGS', 'DATABASE', 'RUNBOOK', 'CAPACITY'].map((name) => `scripts/operate/${name}.md`);
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'openapi/README.md',
  'openapi/GLOSSARY.md',
  ...operating,
];
const README_MAX_BYTES = 8_000;

function firstColumn(page: string, heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|')[1]!.trim());
}

const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);

/** Returns the anchors of a page's headings, derived in the same way as on GitHub. */
const anchorsOf = (page: string) =>
  [...page.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(pages)('references in %s', (file) => {
  test('every link to a file leads to an existing file', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });

  test('every link to a heading leads to an existing heading', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)].map(([, path, anchor]) => ({
      page: path ? join(dirname(file), path) : file,
      anchor: anchor!,
    }));
    expect(links.filter(({ page, anchor }) => !anchorsOf(read(page)).includes(anchor))).toEqual([]);
  });

  test('every path in the text exists', () => {
    const paths = quoted(read(file)).filter((code) => /^(openapi|packages|scripts)\/[\w./-]+$/.test(code));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('README.md', () => {
  const excerpts = [...readme.matchAll(/^\*\*[\w ]+\*\*: \[`([^`]+)`\][^`]*```\w+\n([^`]*)^```/gm)].map(
    ([, file, code]) => ({ file: file!, code: code!.trim().split('\n') }),
  );

  test('the README has excerpts of a contract, a generated type, a handler and a test', () => {
    expect(excerpts.map(({ file }) => basename(file))).toEqual([
      'searchCars.yaml',
      'types.ts',
      'handlers.ts',
      'search-cars.test.ts',
    ]);
  });

  test.each(excerpts)('the excerpt of $file quotes its lines in order and marks omitted lines', ({ file, code }) => {
    const lines = read(file)
      .split('\n')
      .map((line) => line.trim());
    let next = 0;
    let maySkip = true;
    for (const line of code.map((each) => each.trim())) {
      if (/^(#|\/\/) …$/.test(line)) {
        maySkip = true;
        continue;
      }
      if (maySkip) next = lines.indexOf(line, next);
      expect(lines[next]).toBe(line);
      next += 1;
      maySkip = false;
    }
  });

  test(`the README has at most ${README_MAX_BYTES} bytes`, () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(README_MAX_BYTES);
  });

  test('every command uses the same pnpm version', () => {
    const versions = new Set([...`${readme}${contributing}`.matchAll(/pnpm@([\d.]+)/g)].map(([, version]) => version));
    expect(versions.size).toBe(1);
  });
});

test('the table of folders in ARCHITECTURE.md has every package', () => {
  const folders = firstColumn(architecture, 'Folders').flatMap(quoted);
  // Packages without one of these files are templates for copying.
  const packages = globSync('packages/*/{package.json,pyrightconfig.json}', { cwd: root }).map(
    (file) => `packages/${basename(dirname(file))}/`,
  );
  expect(folders.toSorted()).toEqual(['openapi/', 'scripts/', ...packages].toSorted());
});

test('the list of guides in openapi/README.md has every guide', () => {
  const page = read('openapi/README.md');
  const guides = globSync('guides/*.md', { cwd: join(root, 'openapi') });
  expect(guides.filter((guide) => !page.includes(`](${guide})`))).toEqual([]);
});

describe('feature folders', () => {
  const features = globSync('packages/server/src/features/*/', { cwd: root }).map((folder) => basename(folder));

  const areas = [...new Set(Object.values(operations).map(({ area }) => area as string))];

  test('every area of the contract has a feature folder', () => {
    expect(areas.filter((area) => !features.includes(area))).toEqual([]);
  });

  test.each(features)(
    'the feature %s has an index and a service, handlers only if it is a contract area, and no alternative file names',
    (feature) => {
      const files = globSync('*', { cwd: join(root, 'packages/server/src/features', feature) });
      expect(files).toEqual(expect.arrayContaining(['index.ts', 'service.ts']));
      expect(files.includes('handlers.ts')).toBe(areas.includes(feature));
      expect(
        files.filter((file) => /^(controller|routes?|api|domain|utils?|helpers?|repository)\b/.test(file)),
      ).toEqual([]);
    },
  );
});

describe('CONTRIBUTING.md', () => {
  test('the table of commands lists every script of package.json once', () => {
    const commands = firstColumn(contributing, 'Commands').map((cell) => /`(?:run )?([\w:]+)/.exec(cell)![1]!);
    expect(commands.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  test('every command in the text exists', () => {
    const commands = [...contributing.matchAll(/pnpm(?:@[\d.]+)? (?:run )?([\w:]+)/g)].map(([, command]) => command!);
    const ofPnpm = ['add', 'install', 'remove'];
    expect(commands.filter((command) => !Object.hasOwn(scripts, command) && !ofPnpm.includes(command))).toEqual([]);
  });

  test('every file name in the table of feature files occurs in a feature', () => {
    const names = firstColumn(contributing, 'Feature folders').flatMap(quoted);
    const files = new Set(globSync('packages/server/src/features/*/*.ts', { cwd: root }).map((file) => basename(file)));
    expect(names.filter((name) => !files.has(name))).toEqual([]);
  });
});

test('every identifier in the glossary occurs in the code or the contract', () => {
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
