import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallEvent } from '../connectors/call.ts';
import { createOutsideCallsRoom } from '../features/outside-calls/index.ts';
import { createOutsideCallStore } from '../features/outside-calls/store.sql.ts';
import type { CallingFor, CallsFor, PartyKind } from '../ports/outside-calls.ts';
import type { Given } from './given.ts';

const current = new AsyncLocalStorage<CallsFor>();

/** Attributes every external call made by `work` to the given order. */
export const callingFor: CallingFor = (order, work) => current.run(order, work);

export type OutsideCalls = ReturnType<typeof openOutsideCalls>;

export function openOutsideCalls({ database: { db }, metrics, log, now }: Given) {
  const { called, ...room } = createOutsideCallsRoom({
    store: createOutsideCallStore(db.withTables()),
    now,
    dropped: metrics.outsideCallsNotKept,
    onError: (error) => log.warn({ error }, 'calls outside are not in the timelines of orders yet'),
  });
  return {
    ...room,
    /**
     * Records calls to parties of this kind on the order's timeline. Calls made for no order appear only in the
     * metrics.
     */
    calledOf:
      (partyKind: PartyKind) =>
      ({ party, operation, outcome, durationMilliseconds }: CallEvent): void => {
        const order = current.getStore();
        if (order) called(order, { partyKind, party, operation, outcome, durationMilliseconds });
      },
  };
}
