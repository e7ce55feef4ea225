/**
 * `pnpm mock [portal]`: serves the examples of the partners' or the portal's contract with the service's request
 * validation, at http://localhost:4010/api/v1.
 */
import { fileURLToPath } from 'node:url';
import { startMock } from './mock/mock.ts';
import { builtPortal } from './portal/built.ts';
import { startPortalMock } from './portal/mock.ts';

const port = Number(process.env.MOCK_PORT || 4010);

try {
  if (process.argv[2] === 'portal') await mockPortal();
  else await mockApi();
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(isTaken ? `MOCK_PORT: port ${port} is already in use. Set a different MOCK_PORT.` : error);
  process.exit(1);
}

async function mockPortal(): Promise<void> {
  const folder = await builtPortal(fileURLToPath(new URL('..', import.meta.url)));
  const { portal, stop } = await startPortalMock({ port, folder });
  console.log(`
The portal is available at ${portal} and shows the examples of its contract. Any address and password sign in.

To develop its pages: PORTAL_OPERATIONS=${new URL(portal).origin} pnpm --filter @agency-booking/portal dev

Press Ctrl-C to stop.
`);
  stopOnSignal(stop);
}

async function mockApi(): Promise<void> {
  const { api, stop } = await startMock({ port });
  console.log(`
The mock serves all operations at ${api}, to pages of any origin.

  curl -s "${api}/locations?query=ist" -H 'Authorization: Bearer any'

Select a different response with -H 'Prefer: example=none', or an error with -H 'Prefer: code=429'.

The mock validates requests like the service and returns examples. Limitations:
  - no stored data: an order is always the example, regardless of the request
  - no searches, prices or counts: places, cars, amounts and RateLimit-* come from the examples
  - no accounts: any bearer token, and any well-formed key and secret, are accepted
  - no rules about stored data, the clock or several fields (x-rules, 402, 403, 404, 422): request these errors with Prefer
  - no 3D Secure bank: staging has one
Use the mock for examples, a world for behaviour and time, and staging (\`pnpm start\`) for everything with its pages.
openapi/guides/test-your-integration.md compares them.

Press Ctrl-C to stop.
`);
  stopOnSignal(stop);
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
