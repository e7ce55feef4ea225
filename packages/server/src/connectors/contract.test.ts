import * as vendorContract from '@agency-booking/connector-contracts/vendor';
import { expect, test } from 'vitest';
import { anOffer } from '../../test/faults/vendor-server.ts';
import { answerChecks } from './contract.ts';

const { contract, operations } = vendorContract;
const over = (scheme: 'http' | 'https') =>
  answerChecks<vendorContract.Operations>(contract, operations, scheme).searchOffers;
const at = (origin: string) => ({
  offers: [JSON.parse(JSON.stringify(anOffer('ANADOLU')).replaceAll('http://127.0.0.1', origin))],
});

test('a vendor that is called over https may return https addresses only', () => {
  const theirs = at('https://vendor.example');
  expect(over('https')(theirs)).toBe(theirs);
  expect(() => over('https')(at('http://vendor.example'))).toThrow('offContract');
});

test('the sandbox, which is called over http, may return http addresses', () => {
  const sandbox = at('http://localhost:8081');
  expect(over('http')(sandbox)).toBe(sandbox);
});
