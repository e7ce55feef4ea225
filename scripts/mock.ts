/** `pnpm mock`: Prism answers with the contract's examples, at http://localhost:4010/api/v1. */
import contract from '../packages/server/src/generated/openapi.json' with { type: 'json' };
import type { ContractDocument } from './generate/document.ts';
import { startMock } from './mock/prism.ts';

const port = Number(process.env.MOCK_PORT || 4010);

try {
  const { api, ended, stop } = await startMock(contract as unknown as ContractDocument, { port, onLine: console.log });
  console.log(`
The mock answers every operation at ${api}, to pages of any origin.
It accepts any bearer token, and remembers nothing.

  curl -s "${api}/locations?query=ist" -H 'Authorization: Bearer any'

An answer other than the first: -H 'Prefer: example=none'; an error: -H 'Prefer: code=429'.

Ctrl-C stops it.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  await ended;
} catch (error) {
  const isTaken = String(error).includes('EADDRINUSE');
  console.error(isTaken ? `MOCK_PORT: ${port} is taken. Start with another MOCK_PORT.` : error);
  process.exit(1);
}
