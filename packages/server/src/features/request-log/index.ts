import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import { newId } from '../../shared/ids.ts';
import {
  bodiesOf,
  countStatuses,
  deleteBodies,
  deleteErasedBodies,
  deleteExpired,
  figuresOf,
  findRequest,
  listRequests,
} from './service.ts';
import type { BodyStore } from './store.bodies.ts';
import type { RequestLogStore } from './store.sql.ts';
import type { FoundRequest, LoggedRequest, RecordedBodies } from './types.ts';
import { createWriting } from './writing.ts';

type RoomDeps = {
  readonly store: RequestLogStore;
  /** The store for bodies; absent in production, where bodies are never stored. */
  readonly bodies: BodyStore | undefined;
  readonly randomBytes: RandomBytes;
  readonly noteUses: (keyIds: readonly string[], usedAt: Date) => Promise<void>;
  readonly now: Now;
  readonly dropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

/** Facts about a call in progress that only its operation can provide. */
type Notes = Partial<Pick<LoggedRequest, 'isRepeat' | 'orderId' | 'silentParties'>>;

/** Completed call without its notes. `identity` is the object under which the notes were stored. */
type Answered = Omit<LoggedRequest, 'at' | 'bodies' | keyof Notes> & {
  readonly identity: object;
  readonly bodies?: (() => RecordedBodies) | undefined;
};

/** Maximum number of buffered calls with bodies. Further calls are logged without bodies. */
const MOST_WITH_BODIES = 1_000;

export function createRequestLogRoom(given: RoomDeps) {
  const writing = createWriting(given);
  const notes = new WeakMap<object, Notes>();

  function storable(bodies: Answered['bodies']): LoggedRequest['bodies'] {
    if (!bodies || !given.bodies || writing.waiting() >= MOST_WITH_BODIES) return undefined;
    return { ...bodies(), id: newId('bod_', given.randomBytes) };
  }

  return {
    writing,
    /** Adds facts to the log entry of a call in progress. */
    note(identity: object, facts: Notes): void {
      notes.set(identity, { ...notes.get(identity), ...facts });
    },
    answered({ identity, bodies, ...request }: Answered): void {
      const facts = { isRepeat: false, ...notes.get(identity) };
      writing.add({ ...request, at: given.now(), ...facts, bodies: storable(bodies) });
    },
    list: (asked: Parameters<typeof listRequests>[0]) => listRequests(asked, given),
    find: (asked: Parameters<typeof findRequest>[0]) => findRequest(asked, given),
    bodiesOf: (request: Pick<FoundRequest, 'agencyId' | 'at' | 'bodyId'>) => bodiesOf(request, given),
    countStatuses: (asked: Parameters<typeof countStatuses>[0]) => countStatuses(asked, given),
    figures: (asked: Parameters<typeof figuresOf>[0]) => figuresOf(asked, given),
    deleteExpired: () => deleteExpired(given),
    deleteBodies: () => deleteBodies(given),
    deleteErasedBodies: () => deleteErasedBodies(given),
  };
}
