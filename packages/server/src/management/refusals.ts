import { failWith, invalid } from '@agency-booking/contract-express';
import { FieldRefusal, Refusal } from '../administration/refusal.ts';
import { type AnyHandler, eachHandler } from '../shared/each-handler.ts';

/**
 * Converts refusals of the administration into API errors. A missing object gives its not-found error, and an invalid
 * field is named. Other refusals give `change.refused` with the same message.
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
