import type { Approval } from '../generated/types.ts';
import type { Words } from '../words/index.ts';

/** An action that takes two operators answers with its approval instead of its result. */
export function doneOrWaits(answer: object, done: string, { waits, coolsDown }: Words['approvals']): string {
  if (!('askedBy' in answer)) return done;
  return 'coolDownUntil' in answer ? coolsDown : waits;
}

/** What was requested, in the language of the page where it is about an operator. */
export function requestText(
  { action, asked: { operator }, summary }: Approval,
  { operatorRequests }: Words['desk'],
): string {
  if (!operator || !(action in operatorRequests)) return summary;
  const who = operator.name ? `${operator.name}, ${operator.email}` : operator.email;
  return operatorRequests[action as keyof typeof operatorRequests](who);
}

/** The only operator carries out their own request after its cool-down. */
export const isOver = ({ coolDownUntil }: Approval, now: Date): boolean =>
  coolDownUntil !== undefined && new Date(coolDownUntil) <= now;
