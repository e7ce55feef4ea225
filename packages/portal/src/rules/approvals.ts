import type { Approval, AuditFact } from '../generated/types.ts';
import type { Words } from '../words/index.ts';

/** Returns a request's title and names the operator that it concerns, in the page's language. */
export function requestTitle(
  { action, asked: { operator, suspension }, agencyName = '', summary }: Approval,
  { approval, desk, suspension: words }: Words,
): string {
  if (suspension) return words.request(agencyName, suspension.reason);
  if (operator && action in desk.operatorRequests) {
    const who = operator.name ? `${operator.name}, ${operator.email}` : operator.email;
    return desk.operatorRequests[action as keyof typeof desk.operatorRequests](who);
  }
  return approval.titles[action as keyof typeof approval.titles] ?? summary;
}

/** Returns true if the cool-down has ended. A sole operator can then carry out their own request. */
export const isOver = ({ coolDownUntil }: Approval, now: Date): boolean =>
  coolDownUntil !== undefined && new Date(coolDownUntil) <= now;

/** Returns the values of a decided request. The values before the change are in the audit log. */
export function askedFacts({ granted, change, reference, note, reason, supplier }: Approval['asked']): AuditFact[] {
  const { kind: _, code: __, ...fields } = supplier ?? {};
  const values = { ...(granted ?? change), reference, note, reason, ...fields };
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, after: value === null ? 'service default' : String(value) }));
}
