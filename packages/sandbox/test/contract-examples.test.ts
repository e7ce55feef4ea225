import { expect, test } from 'vitest';
import contract from '../src/generated/vendor/openapi.json' with { type: 'json' };
import type { Extra, Offer, OfferSearch } from './vendors.ts';
import { startVendors } from './vendors.ts';

const vendors = await startVendors({ publicUrl: contract.servers[0]!.url });
const { examples, parameters } = contract.components;
const search = examples['OfferSearch.three-days-at-istanbul-airport'].value as OfferSearch;
const list = examples['OfferList.three-days-at-istanbul-airport'].value as { offers: Offer[] };
const extras = examples['ExtraList.all-four-types'].value as { extras: Extra[] };

test("the contract's example of a search finds the contract's example of an offer", async () => {
  const offers = await vendors.offers('TESTDRIVE', search);
  for (const shown of list.offers) expect(offers).toContainEqual(shown);
});

test("the offer code of the contract has the contract's example of extras", async () => {
  expect(parameters.offerCode.example).toBe(list.offers[0]!.offerCode);
  expect(await vendors.extras('TESTDRIVE', parameters.offerCode.example)).toEqual({ status: 200, body: extras });
});
