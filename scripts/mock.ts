/** `pnpm mock`: answers made of the contract's examples, at http://localhost:4010/api/v1. */

import { errors } from '../packages/server/src/generated/errors.ts';
import contract from '../packages/server/src/generated/openapi.json' with { type: 'json' };
import { operations } from '../packages/server/src/generated/operations.ts';
import type { ContractDocument } from './generate/document.ts';
import { createMock } from './mock/app.ts';

const port = Number(process.env.MOCK_PORT || 4010);

try {
  const mock = await createMock({
    contract: contract as unknown as ContractDocument,
    operations,
    errors,
    onAnswered: ({ method, operation, status }) => console.log(`${status} ${operation?.id ?? method}`),
  });
  const { close } = await mock.listen(port);
  const api = `http://localhost:${port}/api/v1`;
  console.log(`
The mock answers every operation at ${api}, to pages of any origin.
It needs a login as the real service does, accepts any key, secret and token, and remembers nothing.

  curl -s "${api}/locations?query=ist" -H 'Authorization: Bearer any'

An answer other than the first: -H 'Prefer: example=none', an error: -H 'Prefer: code=429'.
All there are: http://localhost:${port}/

Ctrl-C stops it.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit()));
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(isTaken ? `MOCK_PORT: ${port} is taken. Start with another MOCK_PORT.` : error);
  process.exit(1);
}
