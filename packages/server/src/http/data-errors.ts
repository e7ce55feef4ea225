import { EdgeFailure } from '@agency-booking/contract-express';

/** SQLSTATE class 22, "data exception": a value that no column can hold, such as a NUL character or a huge number. */
const DATA_EXCEPTION = /^22/;

type Handler = (...parts: never[]) => unknown;

/** A value that passes the contract and cannot be stored is a bad request (400), not a failure of the service (500). */
export function failUnstorable<Handlers extends Record<string, Handler>>(handlers: Handlers): Handlers {
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
