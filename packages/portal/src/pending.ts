import { shallowRef } from 'vue';
import * as service from './generated/calls.ts';
import type { Approval } from './generated/types.ts';
import type { Words } from './words/index.ts';

/** Requests awaiting a second operator, for the pages on which they were made. */
export const pending = shallowRef<readonly Approval[]>([]);

/**
 * Loads the pending requests. If the service does not respond, keeps the requests that are already loaded. The page
 * itself shows the error.
 */
export async function loadPending(): Promise<void> {
  try {
    pending.value = (await service.listApprovals({ query: { status: 'waiting', limit: 100 } })).results;
  } catch {}
}

/** Returns the message for a completed action or, if the action needs two operators, for a submitted request. */
export function doneOrWaits(answer: object, done: string, { waits, coolsDown }: Words['approvals']): string {
  if (!('askedBy' in answer)) return done;
  void loadPending();
  return 'coolDownUntil' in answer ? coolsDown : waits;
}
