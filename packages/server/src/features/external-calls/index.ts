import type { Now } from '../../ports/clock.ts';
import type { CallsFor } from '../../ports/external-calls.ts';
import { createWrittenBeside } from '../../shared/written-beside.ts';
import { isRecorded } from './rules.ts';
import { deleteExpired } from './service.ts';
import type { ExternalCallStore } from './store.sql.ts';
import type { ExternalCall } from './types.ts';

type RoomDeps = {
  readonly store: ExternalCallStore;
  readonly now: Now;
  readonly dropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

export function createExternalCallsRoom({ store, now, dropped, onError }: RoomDeps) {
  const writing = createWrittenBeside<ExternalCall>({ write: store.add, now, dropped, onError });
  return {
    writing,
    /** Records a call that has just ended. */
    called({ isLook, ...order }: CallsFor, call: Omit<ExternalCall, 'at' | keyof CallsFor>): void {
      if (isRecorded({ ...order, isLook }, call)) writing.add({ ...order, ...call, at: now() });
    },
    deleteExpired: () => deleteExpired({ store, now }),
  };
}
