import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import { failures, json, type Reply, startPartyServer } from '../support/party-server.ts';

type Schemas = components['schemas'];

export type Behaviour = 'well' | keyof typeof broken;

export type SupplierServer = {
  readonly url: string;
  readonly requests: { path: string; authorization: string | undefined; body: unknown }[];
  /** Sets a supplier's behavior. Every supplier behaves correctly by default. */
  behave(supplierCode: string, behaviour: Behaviour): void;
  /** Sets the single offer that every supplier returns. */
  offer(offer: Schemas['Offer']): void;
  /** Sets the status that every reservation has from now on. */
  reservation(reservation: Schemas['Reservation']): void;
  reset(): void;
  close(): Promise<void>;
};

export const VITO: Schemas['Offer'] = {
  offerCode: 'vito',
  bookableUntil: '2027-06-10T10:15:00+03:00',
  oneway: {
    distanceMetres: 43_000,
    durationSeconds: 3_200,
    freeWaitingMinutes: 60,
    payableAtVehicle: 0,
    meeting: { en: 'At the exit.', tr: 'Çıkışta.', de: 'Am Ausgang.' },
    cancellation: [],
  },
  vehicle: {
    name: 'Mercedes Vito',
    category: 'van',
    seatCount: 6,
    baggageCount: 6,
    imageUrl: 'http://127.0.0.1/vito.svg',
  },
  price: { currency: 'TRY', oneway: 300_000, discount: 0 },
  rating: 4.6,
  rules: [],
};

const RESERVED: Schemas['Reservation'] = { reference: 'rsv:att_1', status: 'reserved', reservationId: 'R-1' };

/** Starts transfer suppliers that misbehave on request, over real HTTP. */
export async function startSupplierServer(): Promise<SupplierServer> {
  const requests: SupplierServer['requests'] = [];
  const behaviours = new Map<string, Behaviour>();
  let reservation = RESERVED;
  let offered = VITO;

  function wellBehaved(path: string): object {
    if (path.endsWith('/offers')) return { offers: [offered] };
    return path.endsWith('/cancel') ? { outcome: 'cancelled' } : reservation;
  }

  const server = await startPartyServer(({ request, authorization, body }) => {
    const path = request.slice(request.indexOf(' ') + 1);
    requests.push({ path, authorization, body });
    const behaviour = behaviours.get(path.split('/')[2] ?? '') ?? 'well';
    return behaviour === 'well' ? json(wellBehaved(path)) : broken[behaviour];
  });
  return {
    ...server,
    requests,
    behave: (supplierCode, behaviour) => void behaviours.set(supplierCode, behaviour),
    offer(offer) {
      offered = offer;
    },
    reservation(standing) {
      reservation = standing;
    },
    reset() {
      reservation = RESERVED;
      offered = VITO;
      requests.length = 0;
      behaviours.clear();
    },
  };
}

const broken = {
  ...failures,
  offContract: json({ offers: [{ ...VITO, price: { currency: 'XAU' } }], status: 'maybe', outcome: 'perhaps' }),
} satisfies Record<string, Reply>;
