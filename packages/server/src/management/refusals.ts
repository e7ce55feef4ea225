import { failWith, invalid } from '@agency-booking/contract-express';
import { type AnyHandler, eachHandler } from '../shared/each-handler.ts';
import { FieldRefusal, Refusal } from './refusal.ts';

/**
 * Converts refusals by the administration module into API errors. A missing object becomes the corresponding not-found
 * error, and an error about an invalid field names the field. Other refusals become `change.refused` with the same
 * message.
 */
export function tellRefusals<Handlers extends Record<string, AnyHandler>>(handlers: Handlers): Handlers {
  return eachHandler(handlers, (handler) => async (...parts) => {
    try {
      return await handler(...parts);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error instanceof FieldRefusal) invalid(error.field, error.accepted);
      return error.unknown === undefined
        ? failWith('change.refused', error.message)
        : failWith(`${error.unknown}.notFound`);
    }
  });
}
