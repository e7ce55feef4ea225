import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@agency-booking/connector-contracts/transfer-supplier';

type Schemas = components['schemas'];

export type Behaviour =
  /** answers after the contract */
  | 'well'
  /** takes the request and never answers */
  | 'silent'
  | 'hangsUp'
  | 'fails'
  /** knows no such offer */
  | 'refuses'
  /** knows no such reservation */
  | 'forgets'
  | 'notJson'
  | 'offContract';

export type SupplierServer = {
  readonly url: string;
  /** What the suppliers were asked, in order. */
  readonly requests: { path: string; authorization: string | undefined; body: unknown }[];
  /** Every supplier answers well until it is told otherwise. */
  behave(supplierCode: string, behaviour: Behaviour): void;
  /** How every reservation stands from now on. */
  reservation(reservation: Schemas['Reservation']): void;
  reset(): void;
  close(): Promise<void>;
};

export const VITO: Schemas['Offer'] = {
  offerCode: 'vito',
  oneway: { distanceMetres: 43_000, durationSeconds: 3_200 },
  vehicle: {
    ...{ name: 'Mercedes Vito', category: 'van', seatCount: 6, baggageCount: 6 },
    imageUrl: 'http://127.0.0.1/vito.svg',
  },
  price: { currency: 'TRY', oneway: 300_000, discount: 0 },
  freeWaitingMinutes: 60,
  hasSafeTripInvoice: true,
};

const RESERVED: Schemas['Reservation'] = { reference: 'rsv:att_1', status: 'reserved', reservationId: 'R-1' };

/** Transfer suppliers that misbehave on demand, over real HTTP. */
export async function startSupplierServer(): Promise<SupplierServer> {
  const requests: SupplierServer['requests'] = [];
  const behaviours = new Map<string, Behaviour>();
  let reservation = RESERVED;

  function wellBehaved(path: string): object {
    if (path.endsWith('/offers')) return { offers: [VITO] };
    return path.endsWith('/cancel') ? { outcome: 'cancelled' } : reservation;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    requests.push({ path, authorization: request.headers.authorization, body });
    answer(response, behaviours.get(path.split('/')[2] ?? '') ?? 'well', wellBehaved(path));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (supplierCode, behaviour) => void behaviours.set(supplierCode, behaviour),
    reservation(standing) {
      reservation = standing;
    },
    reset() {
      reservation = RESERVED;
      requests.length = 0;
      behaviours.clear();
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, behaviour: Behaviour, wellBehaved: object): void {
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  switch (behaviour) {
    case 'well':
      return void json(200, wellBehaved);
    case 'silent':
      return;
    case 'hangsUp':
      return void response.destroy();
    case 'fails':
      return void json(500, { code: 500, description: 'The supplier could not answer.' });
    case 'refuses':
      return void json(404, { code: 2404, description: 'There is no such offer.' });
    case 'forgets':
      return void json(404, { code: 3404, description: 'There is no such reservation.' });
    case 'notJson':
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>');
    case 'offContract':
      return void json(200, { offers: [{ ...VITO, price: { currency: 'XAU' } }], status: 'maybe', outcome: 'perhaps' });
  }
}
