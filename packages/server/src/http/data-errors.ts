import { EdgeFailure } from '@agency-booking/contract-express';
import { type AnyHandler, eachHandler } from '../shared/each-handler.ts';

/**
 * SQLSTATE class 22, "data exception": a value that no column can hold, such as a NUL character or an excessively large
 * number.
 */
const DATA_EXCEPTION = /^22/;

/**
 * Maps storage errors to 400. A value that the contract allows but that cannot be stored is a bad request rather than a
 * failure.
 */
export function failUnstorable<Handlers extends Record<string, AnyHandler>>(handlers: Handlers): Handlers {
  return eachHandler(handlers, (handler) => async (...parts) => {
    try {
      return await handler(...parts);
    } catch (error) {
      if (!isDataException(error)) throw error;
      const details = { field: 'body', message: 'holds a character or a number that cannot be stored' };
      throw new EdgeFailure('invalidRequest', details, { cause: error });
    }
  });
}

function isDataException(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DATA_EXCEPTION.test(String(error.code));
}
