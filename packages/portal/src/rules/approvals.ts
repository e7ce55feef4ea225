import type { Approval } from '../generated/types.ts';
import type { Words } from '../words/index.ts';

/** An action that needs two operators returns its approval instead of its result. */
export function doneOrWaits(answer: object, done: string, { waits, coolsDown }: Words['approvals']): string {
  if (!('askedBy' in answer)) return done;
  return 'coolDownUntil' in answer ? coolsDown : waits;
}

/** Describes a request, in the page's language if it concerns an operator. */
export function requestText(
  { action, asked: { operator }, summary }: Approval,
  { operatorRequests }: Words['desk'],
): string {
  if (!operator || !(action in operatorRequests)) return summary;
  const who = operator.name ? `${operator.name}, ${operator.email}` : operator.email;
  return operatorRequests[action as keyof typeof operatorRequests](who);
}

/** Returns true if the cool-down has ended. A sole operator can then carry out their own request. */
export const isOver = ({ coolDownUntil }: Approval, now: Date): boolean =>
  coolDownUntil !== undefined && new Date(coolDownUntil) <= now;
