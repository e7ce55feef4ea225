import type { Approval } from '../generated/types.ts';
import type { Words } from '../words/index.ts';

/** An action that needs two operators returns its approval instead of its result. */
export function doneOrWaits(answer: object, done: string, { waits, coolsDown }: Words['approvals']): string {
  if (!('askedBy' in answer)) return done;
  return 'coolDownUntil' in answer ? coolsDown : waits;
}

/** Describes a request, in the page's language if it concerns an operator or a suspension. */
export function requestText(
  { action, asked: { operator, suspension }, agencyName = '', summary }: Approval,
  { desk: { operatorRequests }, suspension: words }: Pick<Words, 'desk' | 'suspension'>,
): string {
  if (suspension) return words.request(agencyName, suspension.reason);
  if (!operator || !(action in operatorRequests)) return summary;
  const who = operator.name ? `${operator.name}, ${operator.email}` : operator.email;
  return operatorRequests[action as keyof typeof operatorRequests](who);
}

/** Returns true if the cool-down has ended. A sole operator can then carry out their own request. */
export const isOver = ({ coolDownUntil }: Approval, now: Date): boolean =>
  coolDownUntil !== undefined && new Date(coolDownUntil) <= now;
