import type { createPersonalData } from '../personal-data/index.ts';
import type {
  ErasedOrder,
  ErasureReason,
  ExportedOrder,
  FoundOrder,
  RecordedErasure,
  Subject,
} from '../personal-data/types.ts';
import { type Asked, type AuditDeps, audited } from './audited.ts';

export { type ErasedOrder, erasureReasons, type Subject } from '../personal-data/types.ts';

export type PeopleDeps = AuditDeps & { readonly personalData: ReturnType<typeof createPersonalData> };

type OfSubject = { readonly subject: Subject };

/** The orders that somebody travels with, at whichever agency; nothing of who they are. */
export function findPerson({ subject }: OfSubject, { personalData }: PeopleDeps): Promise<readonly FoundOrder[]> {
  return personalData.findPerson(subject);
}

/** Everything that is kept of them, for them. */
export async function exportPerson(
  { by, subject }: Asked & OfSubject,
  deps: PeopleDeps,
): Promise<readonly ExportedOrder[]> {
  const orders = await deps.personalData.exportPerson(subject);
  await keepIntent({ by, action: 'exportPerson', orders }, deps);
  return orders;
}

/** Erases it; what is still needed stays. */
export async function erasePerson(
  { by, subject, reason }: Asked & OfSubject & { readonly reason: ErasureReason },
  deps: PeopleDeps,
): Promise<readonly ErasedOrder[]> {
  const orders = await deps.personalData.findPerson(subject);
  await keepIntent({ by, action: 'erasePerson', orders, reason }, deps);
  return deps.personalData.erasePerson({ subject, reason });
}

/** On a database that was restored: erases again what is on record. */
export function replayErasures({ personalData }: PeopleDeps): Promise<readonly ErasedOrder[]> {
  return personalData.replayErasures();
}

export function listErasures({ personalData }: PeopleDeps): Promise<readonly RecordedErasure[]> {
  return personalData.listErasures();
}

type Intent = Asked & {
  readonly action: string;
  readonly orders: readonly FoundOrder[];
  readonly reason?: ErasureReason;
};

/** An event for each order: the audit says nothing of the person. */
async function keepIntent({ by, action, orders, reason }: Intent, deps: PeopleDeps): Promise<void> {
  for (const { orderId, agencyId } of orders) {
    const kept = { subject: `order ${orderId}`, agencyId, ...(reason && { after: { reason } }) };
    await audited({ by, action }, async () => ({ result: undefined, kept }), deps);
  }
}
