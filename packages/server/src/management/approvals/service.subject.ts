import type { Agency } from '../../features/auth/types.ts';
import type { CreditRecord } from '../../features/credit-limits/types.ts';
import type { SupplierDetails, SupplierKind, WaitingSupplier } from '../../features/suppliers/types.ts';
import type { Money } from '../../shared/money.ts';
import type { Approval } from '../approval.ts';
import type { RequestSubject } from '../approval-words.ts';
import type { Facts } from '../audited.ts';
import { isOfRequest } from '../supplier-version.ts';

/** Operator task that a request settles. */
type Task = {
  readonly kind: string;
  readonly reason: string;
  readonly resolvedAt: Date | undefined;
  readonly payment?: { readonly orderId: string; readonly agencyId: number; readonly amount: Money } | undefined;
};

/** Dependencies for reading the current state of the objects that requests change. */
export type SubjectDeps = {
  readonly agencies: { readonly find: (id: number) => Promise<Agency | undefined> };
  readonly credit: { readonly find: (id: number) => Promise<CreditRecord | undefined> };
  readonly suppliers: {
    readonly showSupplier: (which: {
      readonly kind: SupplierKind;
      readonly code: string;
    }) => Promise<SupplierDetails | undefined>;
  };
  readonly findTask: (taskId: number) => Promise<Task | undefined>;
};

/** The subject of a request, in its current state. */
export type Subject = {
  readonly agencyId: number | undefined;
  readonly agencyName: string | undefined;
  readonly orderId?: string | undefined;
  /** Current values and the values after the change; `undefined` once the request is decided. */
  readonly changes?: { readonly before: Facts; readonly after: Facts } | undefined;
  /** True if the subject has changed since the request was made. Approval is then refused. */
  readonly isOutdated?: boolean | undefined;
};

type Found = Omit<Subject, 'agencyName' | 'agencyId'> & { readonly agencyId?: number | undefined };

/** Finds the subject of a request. For a decided request, returns only the agency and its name. */
export async function subjectOf(approval: Approval, deps: SubjectDeps): Promise<Subject> {
  const found: Found = approval.status === 'waiting' ? await foundOf(approval, deps) : {};
  const agencyId = approval.agencyId ?? found.agencyId;
  const agency = agencyId === undefined ? undefined : await deps.agencies.find(agencyId);
  return { ...found, agencyId, agencyName: agency?.name };
}

async function foundOf({ action, agencyId, asked }: Approval, deps: SubjectDeps): Promise<Found> {
  const {
    granted,
    change = 0,
    recordId = 0,
    reference = '',
    taskId = 0,
    note = '',
    name,
    reason,
  } = asked as RequestSubject;
  switch (action) {
    case 'grantCredit':
      return { changes: { before: {}, after: { ...granted!, reference } }, isOutdated: false };
    case 'adjustCredit': {
      const { remaining = 0, currency = 'TRY' } = (await deps.credit.find(recordId)) ?? {};
      const after = { remaining: remaining + change, currency, reference };
      return { changes: { before: { remaining }, after }, isOutdated: remaining + change < 0 };
    }
    case 'settleTask':
      return settlementOf(await deps.findTask(taskId), note);
    case 'saveSupplier':
      return supplierOf(asked as WaitingSupplier, deps);
    case 'endAgency': {
      const agency = await deps.agencies.find(agencyId!);
      const isOutdated = agency?.name !== name || agency?.endedAt !== undefined;
      return { changes: { before: { name: agency?.name ?? '' }, after: {} }, isOutdated };
    }
    case 'erasePerson':
      return { changes: { before: {}, after: { reason: reason! } }, isOutdated: false };
    default:
      return {};
  }
}

function settlementOf(task: Task | undefined, note: string): Found {
  const { payment, kind, reason } = task ?? {};
  const after = { ...(kind && { kind }), ...(reason && { answer: reason }), ...payment?.amount, note };
  const about = { agencyId: payment?.agencyId, orderId: payment?.orderId };
  return { ...about, changes: { before: {}, after }, isOutdated: task?.resolvedAt !== undefined };
}

/** Shows whether the key changes, but never the key itself. */
async function supplierOf(asked: WaitingSupplier, { suppliers }: SubjectDeps): Promise<Found> {
  const { kind, code, key, seenAt: _, ...fields } = asked;
  const now = await suppliers.showSupplier({ kind, code });
  const keyNow = now && (now.hasKey ? 'separate' : DEFAULT);
  const current = new Map<string, unknown>(Object.entries({ ...now, key: keyNow }));
  const wanted = { ...fields, ...(key !== undefined && { key: key === null ? 'removed' : 'renewed' }) };
  const named = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const after = Object.fromEntries(named.map(([field, value]) => [field, factOf(value)]));
  const before = now && Object.fromEntries(named.map(([field]) => [field, factOf(current.get(field))]));
  return { changes: { before: before ?? {}, after }, isOutdated: !isOfRequest(asked, now) };
}

const DEFAULT = 'service default';
const factOf = (value: unknown) => (value ?? DEFAULT) as Facts[string];
