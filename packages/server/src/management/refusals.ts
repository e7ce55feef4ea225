import { failWith, invalid } from '@agency-booking/contract-express';
import { FieldRefusal, Refusal } from '../administration/refusal.ts';
import { type AnyHandler, eachHandler } from '../shared/each-handler.ts';

/**
 * What the administration refuses is an answer: what is not there by the error of its kind, a field by its name, everything else as
 * `change.refused` with the same sentence.
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
