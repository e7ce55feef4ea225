import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { operations } from '../../../packages/server/src/generated/operations.ts';
import { samplesOf } from '../../samples/samples.ts';
import { contract } from '../contract.ts';
import { brunoArchive, brunoFiles } from './bruno.ts';
import { chainOf, expressionOf } from './chain.ts';
import { postmanCollection } from './postman.ts';

const SET_FROM_THE_START = ['baseUrl', 'key', 'secret'];
const variablesIn = (sent: unknown) => JSON.stringify(sent).match(/(?<=\{\{)\w+(?=\}\})/g) ?? [];

test('the collection contains every operation that a program calls exactly once', () => {
  const called = Object.keys(operations).filter((id) => samplesOf(contract).get(id)!.typescript);
  expect(
    chainOf(contract)
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(called.sort());
});

test('a request uses only values from earlier responses', () => {
  const known = new Set(SET_FROM_THE_START);
  for (const { operationId, takes, ...sent } of chainOf(contract)) {
    const unknown = variablesIn(sent).filter((name) => !known.has(name));
    expect({ operationId, unknown }).toEqual({ operationId, unknown: [] });
    for (const { variable } of takes) known.add(variable);
  }
});

test('list items are selected by name, and each variable has one meaning', () => {
  const search = chainOf(contract).find(({ operationId }) => operationId === 'searchCars')!;
  expect(search.takes.map(({ variable, steps }) => [variable, expressionOf(steps)])).toContainEqual([
    'searchCarsCode',
    'answer.results.find((item) => item.brand?.name === "Renault" && item.model?.name === "Clio" && item.vendor?.name === "Test Drive").code',
  ]);
  for (const { takes } of chainOf(contract)) {
    const names = takes.map(({ variable }) => variable);
    expect(names).toEqual([...new Set(names)]);
  }
});

test('the key and the secret are variables with the values for staging', () => {
  const [login] = postmanCollection(contract).item[0]!.item;
  expect(login!.request).toMatchObject({ auth: { type: 'noauth' }, url: { raw: '{{baseUrl}}/auth/login' } });
  expect(JSON.stringify(login!.request)).not.toContain('sk_staging');
  expect(brunoFiles(contract).get('environments/staging.bru')).toContain('  secret: sk_staging_horizon');
});

test('the Bruno archive contains every file and is reproducible', () => {
  const archive = brunoArchive(contract);
  const files = Object.entries(unzipSync(archive)).map(([path, bytes]): [string, string] => [path, strFromU8(bytes)]);
  expect(new Map(files)).toEqual(
    new Map([...brunoFiles(contract)].map(([path, text]) => [`agency-booking/${path}`, text])),
  );
  expect(brunoArchive(contract)).toEqual(archive);
});
