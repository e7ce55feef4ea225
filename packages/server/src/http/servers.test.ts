import { expect, test } from 'vitest';
import contract from '../generated/openapi.json' with { type: 'json' };
import { withServers } from './servers.ts';

const here = 'https://api.agency.example/api/v1';
const other = 'https://other.agency.example/api/v1';
const served = (environment: 'staging' | 'production', known?: string) =>
  withServers(contract, { environment, here, other: known }).servers.map(({ url, description }) => [
    url,
    description.split(/[,.]/)[0],
  ]);

test('the contract lists this installation first, then the other environment', () => {
  expect(served('staging', other)).toEqual([
    [here, 'Staging'],
    [other, 'Production'],
  ]);
  expect(served('production', other)).toEqual([
    [here, 'Production'],
    [other, 'Staging'],
  ]);
});

test('an unknown address is listed as in the contract', () => {
  expect(served('staging')[1]).toEqual(['https://{host}/api/v1', 'Production']);
  expect(served('production')[1]).toEqual(['http://localhost:8080/api/v1', 'Staging']);
});
