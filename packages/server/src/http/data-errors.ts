import { EdgeFailure } from '@agency-booking/contract-express';

/** SQLSTATE class 22, "data exception": a value that no column can hold, such as a NUL character or a huge number. */
const DATA_EXCEPTION = /^22/;

type Handler = (...parts: never[]) => unknown;

/** What passes the contract and is still refused by the database as a value is the customer's to mend, not a 500. */
export function refuseUnstorable<Handlers extends Record<string, Handler>>(handlers: Handlers): Handlers {
  const wrapped = Object.entries(handlers).map(([id, handler]) => [
    id,
    async (...parts: never[]) => {
      try {
        return await handler(...parts);
      } catch (error) {
        if (!isDataException(error)) throw error;
        const details = { field: 'body', message: 'holds a character or a number that cannot be stored' };
        throw new EdgeFailure('invalidRequest', details, { cause: error });
      }
    },
  ]);
  return Object.fromEntries(wrapped);
}

function isDataException(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DATA_EXCEPTION.test(String(error.code));
}
