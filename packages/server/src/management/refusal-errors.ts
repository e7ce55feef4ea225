import { failWith, invalid } from '@agency-booking/contract-express';
import type { ErrorKey } from '../generated/management/errors.ts';
import { type AnyHandler, eachHandler } from '../shared/each-handler.ts';
import { FieldRefusal, Refusal } from './refusal.ts';

/** Wraps the handlers, so that a Refusal thrown by a handler is returned as the corresponding API error. */
export function withRefusalErrors<Handlers extends Record<string, AnyHandler>>(handlers: Handlers): Handlers {
  return eachHandler(handlers, (handler) => async (...request) => {
    try {
      return await handler(...request);
    } catch (error) {
      if (error instanceof Refusal) failAs(error);
      throw error;
    }
  });
}

/**
 * Fails with the API error for a refusal. If a field is invalid, the error identifies it. Each kind of missing object
 * has a separate error. Other refusals keep their message.
 */
function failAs(refusal: Refusal): never {
  if (refusal instanceof FieldRefusal) invalid(refusal.field, refusal.accepted);
  const key: ErrorKey = refusal.unknown === undefined ? 'change.refused' : `${refusal.unknown}.notFound`;
  return failWith(key, key === 'change.refused' ? refusal.message : undefined);
}
