import type { Now } from '../../ports/clock.ts';
import type { CallsFor } from '../../ports/outside-calls.ts';
import { createWrittenBeside } from '../../shared/written-beside.ts';
import { isTold } from './rules.ts';
import { deleteExpired } from './service.ts';
import type { OutsideCallStore } from './store.ts';
import type { OutsideCall } from './types.ts';

type RoomDeps = {
  readonly store: OutsideCallStore;
  readonly now: Now;
  readonly dropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

/** Creates the external-calls module, which records the calls made for an order and their outcomes. */
export function createOutsideCallsRoom({ store, now, dropped, onError }: RoomDeps) {
  const writing = createWrittenBeside<OutsideCall>({ write: store.add, now, dropped, onError });
  return {
    writing,
    /** Records a call that has just ended. */
    called({ isLook, ...order }: CallsFor, call: Omit<OutsideCall, 'at' | keyof CallsFor>): void {
      if (isTold({ ...order, isLook }, call)) writing.add({ ...order, ...call, at: now() });
    },
    deleteExpired: () => deleteExpired({ store, now }),
  };
}
