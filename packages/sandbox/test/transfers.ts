import { parties } from '@agency-booking/connector-contracts/parties';
import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import { afterAll } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/main.ts';
import { type Answer, NOW } from './vendors.ts';

type Schemas = components['schemas'];
export type TransferOffer = Schemas['Offer'];
export type TransferSearch = Schemas['OfferSearch'];
export type Reservation = Schemas['Reservation'];
export type Cancellation = Schemas['Cancellation'];
export type ErrorBody = Schemas['SupplierError'];

export const TRANSFER_SUPPLIER_KEY = parties['transfer-supplier'].stagingKey;

export const IST = { lat: 41.2613, lon: 28.74195 };
export const TAKSIM = { lat: 41.037, lon: 28.9851 };

/** Four travellers from Istanbul Airport to Taksim, 100 days ahead, in the daytime. */
export const toTaksim: TransferSearch = {
  pickup: IST,
  dropoff: TAKSIM,
  pickupTime: '2027-06-10T11:00:00+03:00',
  passengerCount: 4,
};
/** The same transfer with a return leg three days later, early in the morning. */
export const thereAndBack: TransferSearch = { ...toTaksim, returnPickupTime: '2027-06-13T06:00:00+03:00' };

export type TransferSuppliers = {
  readonly sandbox: Sandbox;
  call<Body>(path: string, body?: object, init?: RequestInit): Promise<Answer<Body>>;
  search(supplierCode: string, search?: object): Promise<Answer<{ offers: TransferOffer[] } & ErrorBody>>;
  /** Returns the offers from a search that must succeed. */
  offers(supplierCode: string, search?: TransferSearch): Promise<TransferOffer[]>;
};

/**
 * Starts the transfer suppliers. `whenDone` registers the cleanup: `afterAll` for a file, `onTestFinished` inside a
 * test.
 */
export async function startTransferSuppliers(
  options: Partial<SandboxOptions> = {},
  whenDone: (close: () => Promise<void>) => void = afterAll,
): Promise<TransferSuppliers> {
  const sandbox = await startSandbox({ port: 0, now: () => NOW, publicUrl: 'http://sandbox.test', ...options });
  whenDone(() => sandbox.close());

  async function call<Body>(path: string, body?: object, init: RequestInit = {}): Promise<Answer<Body>> {
    const answer = await fetch(`${sandbox.url}/transfer-suppliers${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...init,
      headers: {
        Authorization: `Bearer ${TRANSFER_SUPPLIER_KEY}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...init.headers,
      },
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }
  const search: TransferSuppliers['search'] = (supplierCode, question = toTaksim) =>
    call(`/${supplierCode}/offers`, question);

  return {
    sandbox,
    call,
    search,
    async offers(supplierCode, question) {
      const { status, body } = await search(supplierCode, question);
      if (status !== 200) throw new Error(`${supplierCode} refused the search: ${JSON.stringify(body)}`);
      return body.offers;
    },
  };
}
