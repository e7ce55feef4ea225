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

/** Completed call, not yet checked for a repeated idempotency key. */
type Answered = Omit<LoggedRequest, 'at' | 'isRepeat'>;

const MOST_MARKED = 1_000;

export function createRequestLogRoom(given: RoomDeps) {
  const writing = createWriting(given);
  const repeats = new Set<string>();
  const nameOf = ({ agencyId, requestId }: Pick<Answered, 'agencyId' | 'requestId'>) => `${agencyId} ${requestId}`;
  return {
    writing,
    /** Marks a call in progress that repeats an idempotency key and returns the earlier response. */
    noteRepeat(of: Pick<Answered, 'agencyId' | 'requestId'>): void {
      if (repeats.size < MOST_MARKED) repeats.add(nameOf(of));
    },
    answered(request: Answered): void {
      const isRepeat = repeats.size > 0 && repeats.delete(nameOf(request));
      writing.add({ ...request, at: given.now(), isRepeat });
    },
    list: (asked: Parameters<typeof listRequests>[0]) => listRequests(asked, given),
    find: (asked: Parameters<typeof findRequest>[0]) => findRequest(asked, given),
    countStatuses: (asked: Parameters<typeof countStatuses>[0]) => countStatuses(asked, given),
    figures: (asked: Parameters<typeof figuresOf>[0]) => figuresOf(asked, given),
    deleteExpired: () => deleteExpired(given),
  };
}
