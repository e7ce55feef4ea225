import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errors } from '../../src/generated/errors.ts';
import management from '../../src/generated/management/openapi.json' with { type: 'json' };
import contract from '../../src/generated/openapi.json' with { type: 'json' };

type Operation = { readonly tags: readonly string[]; readonly 'x-rules'?: readonly { readonly field: string }[] };

const root = new URL('../../src/', import.meta.url);
const operationsOf = ({ paths }: { readonly paths: object }) =>
  Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
const operations = operationsOf(contract);
/** Returns the fields that have rules beyond the schema, from both contracts. Defaults to all areas. */
const statedIn = (area?: string) =>
  [...operations, ...operationsOf(management)]
    .filter(({ tags }) => area === undefined || tags.includes(area))
    .flatMap((operation) => operation['x-rules']?.map(({ field }) => field) ?? []);

/** A call that rejects a field. The field is given as written in the code: `passengers[${index}].birthDate`. */
type Refusal = { readonly file: string; readonly area: string | undefined; readonly field: string };

/**
 * Returns the calls that name the rejected field. If the field is a function parameter, the function's caller names it.
 */
function refusalsIn(file: string): Refusal[] {
  const source = readFileSync(new URL(file, root), 'utf8');
  const area = /^features\/([\w-]+)\//.exec(file)?.[1];
  const named = [...source.matchAll(/\bfail(?:Field|Rule)\(\s*(['`])(.+?)\1,/g)].map(([, , field]) => field!);
  const address = [...source.matchAll(/\bproblem\(\s*'(\w+)',/g)].map(([, field]) => `billing.${field}`);
  const withKey = [...source.matchAll(/\bfail\('([\w.]+)', \{\s*field: '([^']+)'/g)]
    .filter(([, key]) => [400, 422].includes(errors[key as keyof typeof errors].status))
    .map(([, , field]) => field!);
  return [...named, ...address, ...withKey].map((field) => ({ file, area, field }));
}

/** Returns a pattern that matches a field. A placeholder matches any name; at the start, it also matches a path. */
const patternOf = (field: string) =>
  new RegExp(
    `^${field
      .replaceAll(/\[\$\{.*?\}\]/g, '[]')
      .replaceAll(/[.[\]]/g, String.raw`\$&`)
      .replace(/^\$\{.*?\}/, '.+')
      .replaceAll(/\$\{.*?\}/g, String.raw`\w+`)}$`,
  );

const files = globSync(['features/**/*.ts', 'shared/*.ts'], { cwd: root, exclude: ['**/*.test.ts'] }).sort();
const refusals = files.flatMap(refusalsIn);

describe('every field rule of the service is in x-rules', () => {
  test.each(refusals.map(({ file, field, area }) => [file, field, area] as const))(
    'the rule by which %s refuses %s is in x-rules',
    (_, field, area) => {
      expect(statedIn(area).filter((stated) => patternOf(field).test(stated))).not.toEqual([]);
    },
  );

  test('the search finds the calls that refuse a field', () => {
    const fields = refusals.map(({ field }) => field);
    expect(fields).toContain('billing.taxIdentifier');
    expect(fields.length).toBeGreaterThan(40);
  });
});

test('the tax number digits are in both billing address descriptions and in their rules', () => {
  const { CarBilling, TransferBilling } = contract.components.schemas;
  const digits = 'In Türkiye, 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`';
  for (const { properties } of [CarBilling, TransferBilling])
    expect(properties.taxIdentifier.description).toContain(digits);
  const rules = operations.flatMap((operation) => (operation['x-rules'] ?? []) as { field: string; says: string }[]);
  const ofTax = rules.filter(({ field }) => field === 'billing.taxIdentifier');
  expect(ofTax).toHaveLength(2);
  for (const { says } of ofTax) expect(says).toContain(digits);
});
