import type { Caller, Request } from '../caller.ts';
import { expectStatus, expectThat, KEY_ACCEPTED, type Rule } from '../rules.ts';

type Asked = { readonly operation: string; readonly request: Request };

/**
 * Returns the rules for every party. `reading` is an operation that changes nothing. `writing` is an operation with a
 * body, and its requests are always refused.
 */
export function rulesOfEvery(caller: Caller, reading: Asked, writing: Asked): Rule[] {
  const refused = async ({ operation, request }: Asked, changes: Partial<Request>, status: number, code: number) => {
    expectStatus(await caller.call(operation, { ...request, ...changes }), status, code);
    return `${status}`;
  };
  return [
    {
      id: KEY_ACCEPTED,
      says: 'A call with the key of the check is not refused with 401.',
      async check() {
        const { status } = await caller.call(reading.operation, reading.request);
        expectThat(status !== 401, 'your key was refused (401): pass the key that the party issued with --key');
        return `${status}`;
      },
    },
    {
      id: 'key.missing',
      says: 'A call without a key returns 401.',
      check: () => refused(reading, { key: null }, 401, 401),
    },
    {
      id: 'key.wrong',
      says: 'A call with a wrong key returns 401.',
      check: () => refused(reading, { key: 'a-key-that-nobody-has-given-out' }, 401, 401),
    },
    {
      id: 'request.malformed',
      says: 'A body that is not JSON returns 400.',
      check: () => refused(writing, { raw: '{"reference": ' }, 400, 400),
    },
    {
      id: 'request.undeclared',
      says: 'A field that the contract does not declare is refused with 400 and never ignored.',
      check: () => refused(writing, { body: { ...(writing.request.body as object), undeclared: true } }, 400, 400),
    },
  ];
}
