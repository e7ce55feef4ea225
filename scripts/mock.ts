/** `pnpm mock [portal]`: the contract's examples, behind the service's own checks, at http://localhost:4010/api/v1; or those of the portal. */
import { fileURLToPath } from 'node:url';
import { startMock } from './mock/mock.ts';
import { keptPortal } from './portal/built.ts';
import { startPortalMock } from './portal/mock.ts';

const port = Number(process.env.MOCK_PORT || 4010);

try {
  if (process.argv[2] === 'portal') await mockPortal();
  else await mockApi();
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(isTaken ? `MOCK_PORT: ${port} is taken. Start with another MOCK_PORT.` : error);
  process.exit(1);
}

async function mockPortal(): Promise<void> {
  const folder = await keptPortal(fileURLToPath(new URL('..', import.meta.url)));
  const { portal, stop } = await startPortalMock({ port, folder });
  console.log(`
The portal is at ${portal}, and behind it the examples of its contract: any address and password sign in.

While its pages are written: PORTAL_OPERATIONS=${new URL(portal).origin} pnpm --filter @agency-booking/portal dev

Ctrl-C stops it.
`);
  stopOnSignal(stop);
}

async function mockApi(): Promise<void> {
  const { api, stop } = await startMock({ port });
  console.log(`
The mock answers every operation at ${api}, to pages of any origin.

  curl -s "${api}/locations?query=ist" -H 'Authorization: Bearer any'

An answer other than the first: -H 'Prefer: example=none'; an error: -H 'Prefer: code=429'.

It checks requests as the service does, and answers with examples. What it cannot do:
  - remember: an order is the example, whatever was sent, and stays as it is
  - search, price, count: places, cars, sums and RateLimit-* are those of the example
  - tell accounts apart: it takes any bearer token, and any key and secret that are well-formed
  - rules that need stored data, the clock or two fields at once (x-rules, 402, 403, 404, 422): ask for them with Prefer
  - the bank of 3D Secure: staging has one
\`pnpm start\` starts the whole service, which can.

Ctrl-C stops it.
`);
  stopOnSignal(stop);
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
