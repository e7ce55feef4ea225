import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inTabs, programOf, readPrograms, stepsIn } from './tabs.ts';

const openapi = fileURLToPath(new URL('../../openapi/', import.meta.url));
const programs = await readPrograms(`${openapi}programs`);

const tabs = (...blocks: string[]) => `::: code-group\n\n${blocks.join('\n\n')}\n\n:::`;
const CURL = '```sh\ncurl one\n```';
const TYPESCRIPT = '```ts\none();\n```';
const IN_TABS = ['```sh [curl]\ncurl one\n```', '```ts [TypeScript]\none();\n```'] as const;

test('consecutive code blocks become tabs', () => {
  expect(inTabs(`${CURL}\n\n${TYPESCRIPT}\n`)).toBe(`${tabs(...IN_TABS)}\n`);
});

test('code blocks with a title keep it', () => {
  const text = '```sh [Python]\npython3 shop.py\n```\n\n```sh [PHP]\nphp shop.php\n```';
  expect(inTabs(text)).toBe(tabs(...text.split('\n\n')));
});

test('code blocks separated by text are not combined', () => {
  const text = `${CURL}\n\nOr:\n\n${TYPESCRIPT}\n`;
  expect(inTabs(text)).toBe(text);
});

describe('programs in guide tabs', () => {
  const java = 'class Lend {\n  void lend() {\n    // 1. Find\n    find();\n\n    // 2. Lend\n    lend();\n  }\n}\n';

  test('each step gets a tab with its part of the program', () => {
    const own = `${CURL}\n\n${TYPESCRIPT}`;
    const filled = inTabs(`## 1. Find\n\n${own}\n\n### 2. Lend\n\n${own}`, 'lend', new Map([['Lend.java', java]]));
    expect(filled).toContain(tabs(...IN_TABS, '```java [Java]\nfind();\n```'));
    expect(filled).toContain(tabs(...IN_TABS, '```java [Java]\nlend();\n```'));
  });

  test('a comment below a code block inserts the whole program', () => {
    const filled = inTabs('```js\none();\n```\n\n<!-- tabs: Lend.java -->', '', new Map([['Lend.java', java]]));
    expect(filled).toBe(tabs('```js [JavaScript]\none();\n```', `\`\`\`java [Java]\n${java}\`\`\``));
    expect(() => inTabs(`${CURL}\n\n<!-- tabs: lend.py -->`)).toThrow('openapi/programs does not contain lend.py');
  });
});

test('no line of a program is too long for the page', () => {
  const long = [...programs].flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => line.length > 88)
      .map((line) => `${file}: ${line}`),
  );
  expect(long.filter((line) => !line.startsWith('Agency.'))).toEqual([]);
});

test.each(['getting-started', 'car-rental', 'payments', 'payment-page', 'credit-check', 'transfers'])(
  'every step of %s has code in Python, PHP and Java',
  (chapter) => {
    const text = readFileSync(`${openapi}guides/${chapter}.md`, 'utf8');
    const stepsWithCode = /^#{2,3} (\d+\. .+)\n(?:(?!#).*\n)*?```sh$/gm;
    const steps = [...text.matchAll(stepsWithCode)].map(([, heading]) => heading);
    for (const ending of ['.py', '.php', '.java'])
      expect(stepsIn(programs.get(programOf(chapter, ending))!), ending).toEqual(steps);
  },
);
