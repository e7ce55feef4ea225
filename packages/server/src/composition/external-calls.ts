import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallEvent } from '../connectors/call.ts';
import { createExternalCallsRoom } from '../features/external-calls/index.ts';
import { createExternalCallStore } from '../features/external-calls/store.sql.ts';
import type { CallingFor, CallsFor, PartyKind } from '../ports/external-calls.ts';
import type { Given } from './given.ts';

const current = new AsyncLocalStorage<CallsFor>();

/** Attributes every external call made by `work` to the given order. */
export const callingFor: CallingFor = (order, work) => current.run(order, work);

export function openExternalCalls({ database: { db }, metrics, log, now }: Given) {
  const { called, ...room } = createExternalCallsRoom({
    store: createExternalCallStore(db.withTables()),
    now,
    dropped: metrics.externalCallsDropped,
    onError: (error) => log.warn({ error }, 'external calls not yet recorded in order timelines'),
  });
  return {
    ...room,
    /** Records calls on the order's timeline. Calls that do not concern an order appear only in the metrics. */
    calledOf:
      (partyKind: PartyKind) =>
      ({ party, operation, outcome, durationMilliseconds }: CallEvent): void => {
        const order = current.getStore();
        if (order) called(order, { partyKind, party, operation, outcome, durationMilliseconds });
      },
  };
}
