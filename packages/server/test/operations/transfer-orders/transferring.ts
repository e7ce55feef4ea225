import type { Sandbox } from '@agency-booking/sandbox';
import { expect } from 'vitest';
import type {
  CreditLimits,
  TransferCancelEligibility,
  TransferCancellation,
  TransferOrder,
  TransferOrderStatus,
  TransferProduct,
  TransferSearchResponse,
} from '../../../src/generated/types.ts';
import type { AgencyName } from '../../support/agencies.ts';
import { checkInvariants } from '../../support/invariants.ts';
import type { Settings } from '../../support/service.ts';
import { startStaging } from '../../support/staging.ts';
import { deniz } from '../../support/travellers.ts';

export const END_USER = { 'X-Forwarded-For': '203.0.113.24' };

/** IST to Taksim and back for four passengers, a hundred days ahead of the test clock. */
export const roundTrip = {
  type: 'round',
  pickup: { lat: 41.2613, lon: 28.74195, name: 'Istanbul Airport' },
  dropoff: { lat: 41.037, lon: 28.9851, name: 'Taksim' },
  pickupTime: '2027-06-10T11:00:00+03:00',
  returnPickupTime: '2027-06-13T06:00:00+03:00',
  passengerCount: 4,
};

export const oneWay = { ...roundTrip, type: 'oneway', returnPickupTime: undefined };

export const primary = { ...deniz, primary: true, gender: 'F' };

export const companion = { primary: false, firstName: 'Ada', lastName: 'Kaya', passportNo: 'U12345678' };

export const company = {
  type: 'corporateCompany',
  firstName: 'Horizon Travel A.Ş.',
  email: 'accounting@horizon.example',
  phone: '+902125550142',
  countryCode: 'TR',
  countryName: 'Türkiye',
  adm1: 'İstanbul',
  adm2: 'Şişli',
  line: 'Büyükdere Caddesi 142',
  zipCode: '34394',
  taxIdentifier: '4630123450',
  taxDivision: 'Mecidiyeköy',
};

export type Offer = { readonly searchId: string; readonly product: TransferProduct };

export type OrderChange = {
  readonly as?: AgencyName;
  readonly offer?: Offer;
  readonly body?: Record<string, unknown>;
  readonly passenger?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
};

/** Returns the product as it appears in an order. In an order, the deadline for names is in the passenger list. */
export const orderedProduct = ({ passengersDueAt: _, ...product }: TransferProduct) => product;

export const legsThatAre = (status: TransferOrderStatus, { legs = [] }: Pick<TransferOrder, 'legs'>) =>
  legs.map((leg) => ({ ...leg, status }));

/** Starts the service and the suppliers that it books with, all on a shared clock. */
export async function startTransfers(settings: Settings = {}) {
  const { service, sandbox, clock, tokenOf, stop } = await startStaging(settings);

  async function search(
    body: Record<string, unknown> = roundTrip,
    as: AgencyName = 'horizon',
    headers: Record<string, string> = {},
  ) {
    const answer = await service.api<TransferSearchResponse>('POST', '/transfer/search', {
      token: await tokenOf(as),
      headers,
      body,
    });
    if (answer.status !== 200) throw new Error(`the search was refused: ${answer.text}`);
    return answer.body;
  }

  let found: { agency: AgencyName; at: number; offer: Offer } | undefined;

  /** Returns an arbitrary transfer from a search that is still valid. */
  async function anOffer(agency: AgencyName = 'horizon', body?: Record<string, unknown>): Promise<Offer> {
    const at = clock.now().getTime();
    if (!body && found?.agency === agency && at - found.at < 600_000) return found.offer;
    const { searchId, products } = await search(body, agency);
    const offer = { searchId, product: products[0]! };
    if (!body) found = { agency, at, offer };
    return offer;
  }

  /** Orders a transfer for Deniz Kaya with the given changes. */
  async function order({ as = 'horizon', offer, body, passenger, headers }: OrderChange = {}) {
    const { searchId, product } = offer ?? (await anOffer(as));
    return service.api<TransferOrder>('POST', '/transfer/orders', {
      token: await tokenOf(as),
      headers: { ...END_USER, ...headers },
      body: { searchId, code: product.code, passengers: [{ ...primary, ...passenger }], ...body },
    });
  }

  const at = (orderId: string, path = '') => `/transfer/orders/${orderId}${path}`;
  const read = async (orderId: string, as: AgencyName = 'horizon') =>
    service.api<TransferOrder>('GET', at(orderId), { token: await tokenOf(as) });

  return {
    service,
    sandbox,
    clock,
    tokenOf,
    search,
    anOffer,
    order,
    read,
    async ordered(change: OrderChange = {}): Promise<string> {
      const answer = await order(change);
      expect(answer.status, answer.text).toBe(201);
      return answer.body.orderId;
    },
    async pay(
      orderId: string,
      {
        as = 'horizon',
        body = { paymentType: 'limit' },
        headers = END_USER,
      }: Omit<OrderChange, 'body'> & {
        readonly body?: unknown;
      } = {},
    ) {
      return service.api<TransferOrder>('POST', at(orderId, '/pay'), { token: await tokenOf(as), body, headers });
    },
    completePassengers: async (orderId: string, passengers: readonly object[], as: AgencyName = 'horizon') =>
      service.api<TransferOrder>('PUT', at(orderId, '/passengers'), { token: await tokenOf(as), body: { passengers } }),
    changeFlight: async (orderId: string, body: object, as: AgencyName = 'horizon') =>
      service.api<TransferOrder>('PATCH', at(orderId, '/flight'), { token: await tokenOf(as), body }),
    cancel: async (orderId: string, as: AgencyName = 'horizon') =>
      service.api<TransferCancellation>('POST', at(orderId, '/cancel'), { token: await tokenOf(as) }),
    cancelLegs: async (orderId: string, ...legs: readonly unknown[]) =>
      service.api<TransferCancellation>('POST', at(orderId, '/cancel'), {
        token: await tokenOf('horizon'),
        body: { legs },
      }),
    eligibility: async (orderId: string, as: AgencyName = 'horizon') =>
      service.api<TransferCancelEligibility>('POST', at(orderId, '/cancel_eligibility'), { token: await tokenOf(as) }),
    statusOf: async (orderId: string) => (await read(orderId)).body.status,
    /** Returns the remaining amount of each credit record. */
    async remaining(as: AgencyName = 'horizon') {
      const { body } = await service.api<CreditLimits>('GET', '/payment/limits', { token: await tokenOf(as) });
      return body.remaining;
    },
    async supplierOf(orderId: string): Promise<string> {
      const { rows } = await service.database.pool.query('select supplier_code from transfer_order where id = $1', [
        orderId,
      ]);
      return rows[0].supplier_code;
    },
    checkMoney: () => checkInvariants(service.database, clock.now(), onRecordAt(sandbox)),
    stop,
  };
}

export type Transfers = Awaited<ReturnType<typeof startTransfers>>;

/**
 * Returns the records of the external parties. Transfers are charged to the credit limit in our ledger, so the
 * processor has no record of them.
 */
export function onRecordAt(sandbox: Sandbox) {
  return {
    charges: [],
    reservations: sandbox
      .transferReservations()
      .filter(({ status }) => status === 'reserved')
      .map(({ reference }) => reference),
    dropped: sandbox
      .transferReservations()
      .filter(({ cancelledBy }) => cancelledBy === 'party')
      .map(({ reference }) => reference),
  };
}
