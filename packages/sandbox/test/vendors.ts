import { parties } from '@agency-booking/connector-contracts/parties';
import type { components } from '@agency-booking/connector-contracts/vendor';
import { afterAll } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/main.ts';

type Schemas = components['schemas'];
export type Offer = Schemas['Offer'];
export type Extra = Schemas['Extra'];
export type OfferSearch = Schemas['OfferSearch'];

export const NOW = new Date('2027-03-01T09:00:00Z');
export const VENDOR_KEY = parties.vendor.stagingKey;

export const ISTANBUL_AIRPORT = { lat: 41.2753, lon: 28.7519 };
export const ANTALYA_AIRPORT = { lat: 36.8987, lon: 30.8005 };

/** A three-day rental at Istanbul Airport, 100 days ahead. */
export const threeDays: OfferSearch = {
  pickUp: { point: ISTANBUL_AIRPORT, dateTime: '2027-06-10T10:00:00+03:00' },
  dropOff: { point: ISTANBUL_AIRPORT, dateTime: '2027-06-13T10:00:00+03:00' },
  driverAge: 30,
  residenceCountry: 'TR',
  radiusMetres: 50_000,
};

export const at = (point: OfferSearch['pickUp']['point']): OfferSearch => ({
  ...threeDays,
  pickUp: { ...threeDays.pickUp, point },
  dropOff: { ...threeDays.dropOff, point },
});

export type Answer<Body> = { readonly status: number; readonly body: Body };

export type Vendors = {
  readonly sandbox: Sandbox;
  call<Body>(path: string, init?: RequestInit): Promise<Answer<Body>>;
  search(vendorCode: string, search?: object): Promise<Answer<{ offers: Offer[] }>>;
  extras(vendorCode: string, offerCode: string): Promise<Answer<{ extras: Extra[] }>>;
  /** Returns the offers from a search that must succeed. */
  offers(vendorCode: string, search?: OfferSearch): Promise<Offer[]>;
};

/** Starts the vendors. `whenDone` registers the cleanup: `afterAll` for a file, `onTestFinished` inside a test. */
export async function startVendors(
  options: Partial<SandboxOptions> = {},
  whenDone: (close: () => Promise<void>) => void = afterAll,
): Promise<Vendors> {
  const sandbox = await startSandbox({ port: 0, now: () => NOW, publicUrl: 'http://sandbox.test', ...options });
  whenDone(() => sandbox.close());

  async function call<Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> {
    const headers = { Authorization: `Bearer ${VENDOR_KEY}`, 'Content-Type': 'application/json', ...init.headers };
    const answer = await fetch(`${sandbox.url}${path}`, { ...init, headers });
    return { status: answer.status, body: (await answer.json()) as Body };
  }
  const search: Vendors['search'] = (vendorCode, body = threeDays) =>
    call(`/vendors/${vendorCode}/offers`, { method: 'POST', body: JSON.stringify(body) });

  return {
    sandbox,
    call,
    search,
    extras: (vendorCode, offerCode) => call(`/vendors/${vendorCode}/offers/${offerCode}/extras`),
    async offers(vendorCode, question) {
      const { status, body } = await search(vendorCode, question);
      if (status !== 200) throw new Error(`${vendorCode} refused the search: ${JSON.stringify(body)}`);
      return body.offers;
    },
  };
}

export const owed = ({ price }: Offer): number => price.fees.reduce((sum, { amount }) => sum + amount, price.net);
