import type { Now } from '../../ports/clock.ts';
import { countStatuses, deleteExpired, figuresOf, findRequest, listRequests } from './service.ts';
import type { RequestLogStore } from './store.ts';
import type { LoggedRequest } from './types.ts';
import { createWriting } from './writing.ts';

type RoomDeps = {
  readonly store: RequestLogStore;
  readonly noteUses: (keyIds: readonly string[], usedAt: Date) => Promise<void>;
  readonly now: Now;
  readonly dropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

/** Facts about a call in progress that only its operation knows. */
type Notes = Partial<Pick<LoggedRequest, 'isRepeat' | 'silentParties'>>;

/** Completed call without its notes. `identity` is the object under which they were stored. */
type Answered = Omit<LoggedRequest, 'at' | keyof Notes> & { readonly identity: object };

export function createRequestLogRoom(given: RoomDeps) {
  const writing = createWriting(given);
  const notes = new WeakMap<object, Notes>();
  return {
    writing,
    /** Adds facts to the log entry of a call in progress. */
    note(identity: object, facts: Notes): void {
      notes.set(identity, { ...notes.get(identity), ...facts });
    },
    answered({ identity, ...request }: Answered): void {
      writing.add({ ...request, at: given.now(), isRepeat: false, ...notes.get(identity) });
    },
    list: (asked: Parameters<typeof listRequests>[0]) => listRequests(asked, given),
    find: (asked: Parameters<typeof findRequest>[0]) => findRequest(asked, given),
    countStatuses: (asked: Parameters<typeof countStatuses>[0]) => countStatuses(asked, given),
    figures: (asked: Parameters<typeof figuresOf>[0]) => figuresOf(asked, given),
    deleteExpired: () => deleteExpired(given),
  };
}
