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

/** The door of the calls outside: which were made for an order, and what came of each. */
export function createOutsideCallsRoom({ store, now, dropped, onError }: RoomDeps) {
  const writing = createWrittenBeside<OutsideCall>({ write: store.add, now, dropped, onError });
  return {
    writing,
    /** What has just ended. */
    called({ isLook, ...order }: CallsFor, call: Omit<OutsideCall, 'at' | keyof CallsFor>): void {
      if (isTold({ ...order, isLook }, call)) writing.add({ ...order, ...call, at: now() });
    },
    deleteExpired: () => deleteExpired({ store, now }),
  };
}
