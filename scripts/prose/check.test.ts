import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrongProse } from './check.ts';
import { EXCEPTIONS } from './rules.ts';
import { textsOf } from './texts.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'prose-'));
});
afterEach(() => rm(root, { recursive: true }));

async function file(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

const testOf = (title: string, rows = '') =>
  `import { test } from 'vitest';\ntest${rows}(\n  '${title}',\n  () => {},\n);\n`;

// The words are assembled here so that this file passes its own check.
const [again, body, chance] = ['an' + 'ew', 'no' + 'body', 'by ' + 'chance'];

test.each([
  ['README.md', `# Title\n\nThe token is issued\n${again}.\n`, 3, again],
  ['openapi/guides/one.md', `- ${body} reads it\n`, 1, body],
  ['openapi/paths/loans/renewLoan.yaml', `description: >-\n  Renews the loan\n  ${again}.\nx: 1\n`, 1, again],
  ['openapi/errors.yaml', `loan.gone:\n  meaning: A number made ${chance}.\n`, 2, chance],
  ['packages/server/src/one.ts', `const a = 1;\n/**\n * Renews it\n * ${again}. */\n`, 2, again],
  ['packages/server/src/two.ts', `const a = 1; // ${body} calls it\n`, 1, body],
  ['packages/portal/src/Page.vue', `<script>\n// Renews\n// ${again}\n</script>\n`, 2, again],
  ['packages/server/src/log.ts', `log.warn({ id }, '${body} answered');\n`, 1, body],
  ['scripts/one.test.ts', testOf(`renews every token ${again}`), 3, again],
  ['packages/portal/src/words/en/desk.ts', `const desk = { lead: 'Renews ${again}' };\n`, 1, again],
])('the prose check reports the word, its line and the replacement in %s', async (path, content, line, word) => {
  await file(path, content);
  expect(wrongProse(textsOf(root))).toEqual([expect.stringMatching(`^${path}:${line}: "${word}": write `)]);
});

test('the prose check reports a comment that begins without a subject', async () => {
  await file('scripts/one.ts', `/** ${'Wh'}at was paid. */\n// The order that was paid.\n`);
  expect(wrongProse(textsOf(root))).toEqual([
    expect.stringContaining('scripts/one.ts:1: "What": write a verb or a noun'),
  ]);
});

test.each([
  ['the actor', 'scripts/one.ts', `// ${'Sh'}e wrote this in May.\n`],
  ['the actor', 'scripts/one.ts', `const a = 1; // ${'col'}leagues asked for it\n`],
  ['the subject first', 'scripts/one.test.ts', testOf('it works for an empty list')],
  ['the subject first', 'scripts/one.test.ts', testOf('should return an empty list')],
  ['a sentence that reads alone', 'scripts/one.test.ts', testOf('returns %s')],
  ['a sentence that reads alone', 'scripts/one.test.ts', testOf('400 request.invalid: %s', '.each([\n  1,\n])')],
])('the prose check asks for %s in %s', async (instead, path, content) => {
  await file(path, content);
  expect(wrongProse(textsOf(root))).toEqual([expect.stringContaining(`write ${instead}`)]);
});

test('the prose check accepts titles of groups, placeholders for a whole title and long titles', async () => {
  const group = testOf('cancelled orders').replace('test(', 'describe(');
  await file('scripts/one.test.ts', `${group}${testOf('%s')}${testOf('a cancelled order cannot be paid')}`);
  expect(wrongProse(textsOf(root))).toEqual([]);
});

test('the prose check ignores code, generated files and released contracts', async () => {
  await file('README.md', `\`\`\`sh\necho ${again}\n\`\`\`\n\nSee \`${again}\` and [it](${again}.md).\n`);
  await file('packages/server/src/generated/one.ts', `// ${again}\n`);
  await file('openapi/released/1.0.0/one.yaml', `description: ${again}\n`);
  await file('packages/server/src/one.ts', `const ${again} = 'https://example.com/${again}';\n`);
  expect(wrongProse(textsOf(root))).toEqual([]);
});

test('every exception of the prose check still occurs in its file', () => {
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  const texts = textsOf(repository);
  const unused = EXCEPTIONS.filter(
    (each) => !texts.some(({ file: path, text }) => path === each.file && text.includes(each.text)),
  );
  expect(unused).toEqual([]);
});
