import { expect, test } from 'vitest';
import { causesOfAnnotations, causesOfTypes } from './causes.ts';

test('a type error is one line, however many projects contain its file', () => {
  const line = "src/money.ts(3,5): error TS2322: Type 'number' is not assignable to type 'string'.";
  expect(causesOfTypes(`${line}\n  some detail\n${line}\n`)).toEqual([
    "src/money.ts:3 Type 'number' is not assignable to type 'string'.",
  ]);
});

test('an error of a linter is one line that begins with its place; a warning is none', () => {
  const printed = [
    '::warning title=lint/style/useConst,file=src/money.ts,line=2,endLine=2,col=1,endColumn=4::This let could be a const.',
    `::error title=house/name,file=${process.cwd()}/openapi/paths/login.yaml,line=1,col=1::100%25 wrong.%0AName it login.`,
    'Some other words.',
  ].join('\n');
  expect(causesOfAnnotations(printed)).toEqual(['openapi/paths/login.yaml:1 100% wrong. Name it login. (house/name)']);
});
