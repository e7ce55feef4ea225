import { expect, test } from 'vitest';
import { problemsOf } from '../generate/redocly.ts';
import { causeOfError, causesOfAnnotations, causesOfTypes } from './causes.ts';

test('a type error is printed in one line, even if several projects contain the file', () => {
  const line = "src/money.ts(3,5): error TS2322: Type 'number' is not assignable to type 'string'.";
  expect(causesOfTypes(`${line}\n  some detail\n${line}\n`)).toEqual([
    "src/money.ts:3 Type 'number' is not assignable to type 'string'.",
  ]);
});

test('a linter error is printed in one line that begins with its location, and warnings are omitted', () => {
  const printed = [
    '::warning title=lint/style/useConst,file=src/money.ts,line=2,endLine=2,col=1,endColumn=4::This let could be a const.',
    `::error title=house/name,file=${process.cwd()}/openapi/paths/login.yaml,line=1,col=1::100%25 wrong.%0AName it login.`,
    'Some other words.',
  ].join('\n');
  expect(causesOfAnnotations(printed)).toEqual(['openapi/paths/login.yaml:1 100% wrong. Name it login. (house/name)']);
});

const errorWith = (message: string, stack: string) => Object.assign(new Error(message), { stack });

test('an error is attributed to the file and line in the repository that causes it', () => {
  const stack =
    'TypeError: bad\n  at f (file:///home/me/node_modules/x/y.js:1:2)\n  at file:///home/me/packages/a.b.ts:7:1';
  expect(causeOfError(errorWith('bad', stack), '/home/me')).toBe('packages/a.b.ts:7 bad');
});

test('a module with a syntax error is reported with its own line', () => {
  const stack =
    "file:///home/me/a.ts:2\nexport function x( {\n   ^\nSyntaxError: Expected ','\n  at node:internal/modules:1:1";
  expect(causeOfError(errorWith("Expected ','", stack), '/home/me')).toBe("a.ts:2 Expected ','");
});

test('a missing module is reported with the file that imports it', () => {
  const message = "Cannot find module '/home/me/b/gone.ts' imported from /home/me/b/a.ts";
  expect(causeOfError(errorWith(message, `Error: ${message}\n  at node:internal`), '/home/me')).toBe(
    "b/a.ts Cannot find module 'b/gone.ts'",
  );
});

test('a file that cannot be parsed is reported once, and not again by the files that refer to it', () => {
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
  expect(problemsOf(printed, '/x')).toEqual(['openapi/paths/a.yaml:3:1 Failed to parse: deficient indentation in it']);
});
