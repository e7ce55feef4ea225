import type { createPersonalData } from '../../personal-data/index.ts';
import type {
  ErasedOrder,
  ErasureReason,
  ExportedOrder,
  FoundOrder,
  RecordedErasure,
  Subject,
} from '../../personal-data/types.ts';
import type { AgencyDeps } from '../agency.ts';
import { type ActorContext, type Asker, type AuditDeps, audited } from '../audited.ts';
import { type CarryOut, type GuardDeps, type Guarded, isWaiting } from '../guarded.ts';
import { refuse } from '../refusal.ts';

export { type ErasedOrder, erasureReasons, type Subject } from '../../personal-data/types.ts';

export type PeopleDeps = AuditDeps & {
  readonly agencies: Pick<AgencyDeps['agencies'], 'find'>;
  readonly personalData: ReturnType<typeof createPersonalData>;
};

type OfSubject = { readonly subject: Subject };
type Reasoned = { readonly reason: ErasureReason };
export type ErasureRequest = OfSubject & Reasoned;
export type OrdersErasure = Reasoned & { readonly orderIds: readonly string[] };

export type Described = Partial<
  Record<'orderId' | 'identityNumber' | 'passportNo' | 'firstName' | 'lastName' | 'birthDate', string>
>;

/** Returns the person to search for, or `undefined` if the criteria do not identify a person. */
export function findSubject(described: Described): Subject | undefined {
  const { orderId, identityNumber, passportNo, firstName, lastName, birthDate } = described;
  if (orderId !== undefined) return { orderId };
  if (identityNumber !== undefined) return { identityNumber };
  if (passportNo !== undefined) return { passportNo };
  const isNamed = firstName !== undefined && lastName !== undefined && birthDate !== undefined;
  return isNamed ? { firstName, lastName, birthDate } : undefined;
}

/** Throws a Refusal if the criteria do not identify a person. */
export function subjectOf(described: Described): Subject {
  return (
    findSubject(described) ??
    refuse('Specify orderId, identityNumber or passportNo, or firstName, lastName and birthDate together.')
  );
}

/**
 * Finds a traveller's orders at all agencies. The result contains no personal data. Each agency name is looked up
 * separately, because the number of agencies is small.
 */
export async function findPerson(
  { subject }: OfSubject,
  { personalData, agencies }: PeopleDeps,
): Promise<readonly (FoundOrder & { readonly agencyName: string | undefined })[]> {
  const orders = await personalData.findPerson(subject);
  const ids = [...new Set(orders.map(({ agencyId }) => agencyId))];
  const names = new Map(await Promise.all(ids.map(async (id) => [id, (await agencies.find(id))?.name] as const)));
  return orders.map((order) => ({ ...order, agencyName: names.get(order.agencyId) }));
}

export async function exportPerson(
  { by, subject }: ActorContext & OfSubject,
  deps: PeopleDeps,
): Promise<readonly ExportedOrder[]> {
  const orders = await deps.personalData.exportPerson(subject);
  await keepIntent({ by, action: 'exportPerson', orders }, deps);
  return orders;
}

/**
 * The approval request lists the orders to be erased and does not identify the person. If no order can be erased yet,
 * nothing is requested.
 */
export async function erasePerson(
  { by, memberId, subject, reason }: Asker & ErasureRequest,
  deps: PeopleDeps & GuardDeps,
): Promise<Guarded<readonly ErasedOrder[]>> {
  const { over, needed } = split(await deps.personalData.findPerson(subject), deps);
  const kept = needed.map(({ orderId }) => ({ orderId, erasure: 'stillNeeded' as const }));
  if (over.length === 0) return kept;
  const orderIds = over.map(({ orderId }) => orderId);
  const asked = { orderIds, reason };
  const about = { subject: orderIds.map((id) => `order ${id}`).join(', '), agencyId: undefined, asked };
  const outcome = await deps.guard({ by, memberId, action: 'erasePerson', ...about }, eraseOrders(asked, deps));
  return isWaiting(outcome) ? outcome : [...outcome, ...kept];
}

/** Orders that are still needed remain unchanged, and have no audit entry. */
export const eraseOrders =
  ({ orderIds, reason }: OrdersErasure, deps: PeopleDeps): CarryOut<readonly ErasedOrder[]> =>
  async (who) => {
    const erased: ErasedOrder[] = [];
    for (const orderId of orderIds) {
      const subject = { orderId };
      const { over } = split(await deps.personalData.findPerson(subject), deps);
      await keepIntent({ ...who, action: 'erasePerson', orders: over, reason }, deps);
      erased.push(...(await deps.personalData.erasePerson({ subject, reason })));
    }
    return erased;
  };

/** Splits the orders that still contain personal data into those that have ended and those that are still needed. */
function split(orders: readonly FoundOrder[], { now }: PeopleDeps) {
  const stored = orders.filter(({ erasedAt }) => erasedAt === undefined);
  const at = now();
  const { over = [], needed = [] } = Object.groupBy(stored, ({ neededUntil }) =>
    neededUntil <= at ? 'over' : 'needed',
  );
  return { over, needed };
}

/** Reapplies all recorded erasures, for use after a database restore. */
export function replayErasures({ personalData }: PeopleDeps): Promise<readonly ErasedOrder[]> {
  return personalData.replayErasures();
}

export function listErasures({ personalData }: PeopleDeps): Promise<readonly RecordedErasure[]> {
  return personalData.listErasures();
}

type Intent = ActorContext & {
  readonly action: string;
  readonly orders: readonly FoundOrder[];
  readonly reason?: ErasureReason;
};

/** Adds one audit entry per order, without any personal data. */
async function keepIntent({ by, review, action, orders, reason }: Intent, deps: PeopleDeps): Promise<void> {
  for (const { orderId, agencyId } of orders) {
    const kept = { subject: `order ${orderId}`, agencyId, ...(reason && { after: { reason } }) };
    await audited({ by, review, action }, async () => ({ result: undefined, kept }), deps);
  }
}
