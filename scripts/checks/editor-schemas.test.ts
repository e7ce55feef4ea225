import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import houseRules from '../../openapi/lint/plugin.ts';

/** Tests the schemas that editors use, according to the globs in `.vscode/settings.json`. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const globs = readJson('.vscode/settings.json')['yaml.schemas'] as Record<string, string[]>;
const ajv = new Ajv({ allErrors: true, strict: false });
for (const path of Object.keys(globs)) ajv.addSchema(readJson(path), basename(path));

const filesOf = (path: string) => globs[path]!.flatMap((glob) => globSync(glob, { cwd: root }));
const load = (file: string) => parse(readFileSync(join(root, file), 'utf8'), { merge: true });

function objections(path: string, value: unknown): string[] {
  const check = ajv.getSchema(basename(path))!;
  check(value);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test.each(Object.keys(globs))('every file of %s is valid', (path) => {
  const files = filesOf(path);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(objections(path, load(file)), file).toEqual([]);
});

test('the programs in the launch file exist', () => {
  const { configurations } = readJson('.vscode/launch.json') as { configurations: { program: string }[] };
  for (const { program } of configurations) {
    expect(existsSync(program.replace(/^\${workspaceFolder}/, root)), program).toBe(true);
  }
});

test('every contract file is covered by exactly one schema', () => {
  const reached = Object.keys(globs).flatMap(filesOf);
  const all = globSync(['openapi/*.yaml', 'openapi/{paths,components,connectors}/**/*.yaml', 'redocly.yaml'], {
    cwd: root,
  });
  expect(reached.toSorted()).toEqual(all.toSorted());
});

const SCHEMAS = './openapi/lint/schemas';
test.each([
  ['contract', 'openapi/openapi.yaml'],
  ['operation', 'openapi/paths/car-orders/getOrder.yaml'],
  ['component', 'openapi/components/schemas/car-orders/CarOrder.yaml'],
])('an unknown x- field in the %s schema is refused', (name, file) => {
  expect(objections(`${SCHEMAS}/${name}.schema.json`, { ...load(file), 'x-rate-limits': {} })).not.toEqual([]);
});

test.each([
  ['x-rate-limit', { requests: 60, windowSeconds: 60 }],
  ['x-rate-limit', { requests: 60, windowSeconds: 60, per: 'planet' }],
  ['x-errors', ['request.invalid', 'request.invalid']],
  ['x-repeatable', 'yes'],
])('an invalid value of %s is refused: %j', (field, value) => {
  const operation = load('openapi/paths/car-orders/getOrder.yaml');
  expect(objections(`${SCHEMAS}/operation.schema.json`, { ...operation, [field]: value })).not.toEqual([]);
});

test('a catalogue entry without advice is refused', () => {
  const { 'carOrder.notFound': entry } = load('openapi/errors.yaml');
  const { action: _, ...others } = entry;
  expect(objections(`${SCHEMAS}/catalogue.schema.json`, { 'carOrder.notFound': others })).not.toEqual([]);
});

/** The linter uses the same schemas to determine the allowed contents of an x- field. */
test('the schemas and the linter accept the same x- fields', () => {
  const empty = { properties: {} };
  const types = houseRules().typeExtension.oas3({ Root: empty, Operation: empty, Schema: empty }) as Record<
    string,
    { properties: object }
  >;
  const operation = readJson(`${SCHEMAS}/operation.schema.json`).properties;
  const contract = readJson(`${SCHEMAS}/contract.schema.json`).properties;
  const ours = (properties: object) =>
    Object.keys(properties)
      .filter((name) => name.startsWith('x-'))
      .sort();

  expect(ours(operation)).toEqual(Object.keys(types.Operation!.properties).sort());
  expect(ours(contract)).toEqual(expect.arrayContaining(Object.keys(types.Root!.properties)));
});
