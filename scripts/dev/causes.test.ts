import { expect, test } from 'vitest';
import { causeOfError, causesOfBundle, causesOfTypes } from './causes.ts';
import { causesOfLint } from './checks.ts';

const errorWith = (message: string, stack: string) => Object.assign(new Error(message), { stack });

test('an error names the file and line of ours that it comes from', () => {
  const stack =
    'TypeError: bad\n  at f (file:///home/me/node_modules/x/y.js:1:2)\n  at file:///home/me/packages/a.b.ts:7:1';
  expect(causeOfError(errorWith('bad', stack), '/home/me')).toBe('packages/a.b.ts:7 bad');
});

test('a module that cannot be read names its own line', () => {
  const stack =
    "file:///home/me/a.ts:2\nexport function x( {\n   ^\nSyntaxError: Expected ','\n  at node:internal/modules:1:1";
  expect(causeOfError(errorWith("Expected ','", stack), '/home/me')).toBe("a.ts:2 Expected ','");
});

test('a module that is missing names the file that imports it', () => {
  const message = "Cannot find module '/home/me/b/gone.ts' imported from /home/me/b/a.ts";
  expect(causeOfError(errorWith(message, `Error: ${message}\n  at node:internal`), '/home/me')).toBe(
    "b/a.ts Cannot find module 'b/gone.ts'",
  );
});

test('a file that does not parse is said once, not again by the file that refers to it', () => {
  const printed = [
    '[1] openapi/paths/a.yaml:3:1 ',
    '',
    'Failed to parse: deficient indentation in "/x/openapi/paths/a.yaml" (3:1)',
    '',
    '[2] openapi/openapi.yaml:65:10 at #/paths/~1a/get',
    '',
    'Can\'t resolve $ref: deficient indentation in "/x/openapi/paths/a.yaml" (3:1)',
    '',
  ].join('\n');
  expect(causesOfBundle(printed)).toEqual(['openapi/paths/a.yaml:3 Failed to parse: deficient indentation in']);
});

test('what is no report of Redocly is its first line', () => {
  expect(causesOfBundle('getOrder lists errors the catalogue lacks: x.y\nmore')).toEqual([
    'getOrder lists errors the catalogue lacks: x.y',
  ]);
});

test('a type error is one line for its place, however many projects contain the file', () => {
  const line = "packages/a.ts(12,5): error TS2345: Argument of type 'x'.\n  Types are incompatible.\n";
  expect(causesOfTypes(line + line)).toEqual(["packages/a.ts:12 Argument of type 'x'."]);
});

test('a finding of lint is its file, line and message', () => {
  const problem = { message: 'Say so.', location: [{ source: { ref: 'openapi/a.yaml' }, start: { line: 4, col: 1 } }] };
  expect(causesOfLint(`noise\n${JSON.stringify({ problems: [problem] })}\n`, '/x')).toEqual([
    'openapi/a.yaml:4 Say so.',
  ]);
});
