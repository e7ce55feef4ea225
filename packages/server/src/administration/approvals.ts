import type { SavedSupplier, SupplierDetails, WaitingSupplier } from '../features/suppliers/types.ts';
import { unreachable } from '../shared/result.ts';
import * as agencies from './agencies.ts';
import { type Asked, type AuditDeps, audited } from './audited.ts';
import * as credit from './credit.ts';
import * as people from './people.ts';
import { FieldRefusal, Refusal, refuse, refuseUnknown } from './refusal.ts';
import type { Approval, ApprovalStatus, ApprovalStore, GuardedAction } from './store.approvals.ts';
import * as suppliers from './suppliers.ts';
import * as tasks from './tasks.ts';

const WAITS_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;

export type ApprovalDeps = credit.CreditDeps &
  people.PeopleDeps &
  suppliers.SupplierDeps &
  tasks.TaskDeps & {
    readonly approvals: ApprovalStore;
  };

/** What needs two people waits for the second of them. */
export type Waiting = { readonly waitsFor: Approval };
/** Or it was done: there was no second one. */
export type Guarded<Result> = Result | Waiting;

export function isWaiting<Result>(outcome: Guarded<Result>): outcome is Waiting {
  return typeof outcome === 'object' && outcome !== null && 'waitsFor' in outcome;
}

type OfApproval = { readonly approvalId: number };
type About = Pick<Approval, 'subject' | 'agencyId' | 'asked'>;

/** How something is done once it may be: in the name of the operator who asked for it. */
type CarryOut<Result> = (who: Asked, deps: ApprovalDeps) => Promise<Result>;

const noSuchApproval = (id: number) => refuseUnknown('approval', `There is no approval ${id}.`);

/** Opens a record with this much credit. */
export async function grantCredit(
  { by, ...asked }: Asked & credit.Grant,
  deps: ApprovalDeps,
): Promise<Guarded<credit.CreditChange>> {
  await credit.assertGrant(asked, deps);
  const about = { subject: `agency ${asked.agencyId}`, agencyId: asked.agencyId, asked };
  return withFourEyes({ by, action: 'grantCredit', about }, carryOuts.grantCredit(asked), deps);
}

/** Raises what can be spent of a record, or takes back a part that is neither held nor spent. */
export async function adjustCredit(
  { by, ...asked }: Asked & credit.Adjustment,
  deps: ApprovalDeps,
): Promise<Guarded<credit.CreditChange>> {
  const { agencyId, currency } = await credit.assertAdjustment(asked, deps);
  const about = { subject: `record ${asked.recordId}`, agencyId, asked: { ...asked, currency } };
  return withFourEyes({ by, action: 'adjustCredit', about }, carryOuts.adjustCredit(asked), deps);
}

/** Takes the word of the operator that the money went back in another way; the processor is not asked again. */
export async function settleTask(
  { by, ...asked }: Asked & tasks.Settlement,
  deps: ApprovalDeps,
): Promise<Guarded<Awaited<ReturnType<typeof tasks.settleTask>>>> {
  await tasks.assertSettlement(asked, deps);
  const about = { subject: `task ${asked.taskId}`, agencyId: undefined, asked };
  return withFourEyes({ by, action: 'settleTask', about }, carryOuts.settleTask(asked), deps);
}

/** Erases what the orders of a person hold. What is asked for names these orders, and not the person. */
export async function erasePerson(
  { by, subject, reason }: Asked & people.ErasureRequest,
  deps: ApprovalDeps,
): Promise<Guarded<readonly people.ErasedOrder[]>> {
  const orderIds = (await people.findPerson({ subject }, deps)).map(({ orderId }) => orderId);
  if (orderIds.length === 0) return [];
  const asked = { orderIds, reason };
  const about = { subject: orderIds.map((id) => `order ${id}`).join(', '), agencyId: undefined, asked };
  return withFourEyes({ by, action: 'erasePerson', about }, carryOuts.erasePerson(asked), deps);
}

/** Saves a supplier; what moves where money goes needs two people, a name or a deadline does not. */
export async function saveSupplier(
  change: Asked & SavedSupplier,
  deps: ApprovalDeps,
): Promise<Guarded<SupplierDetails>> {
  if (!(await suppliers.wouldMoveMoney(change, deps))) return suppliers.saveSupplier(change, deps);
  const { by, kind, code } = change;
  const asked = deps.suppliers.waiting.seal(change);
  const about = { subject: `${kind} ${code}`, agencyId: undefined, asked };
  return withFourEyes({ by, action: 'saveSupplier', about }, carryOuts.saveSupplier(asked), deps);
}

/** Ends an agency: its keys and members are refused; its orders and books stay. */
export async function endAgency(
  { by, ...asked }: Asked & agencies.Ending,
  deps: ApprovalDeps,
): Promise<Guarded<Awaited<ReturnType<typeof agencies.endAgency>>>> {
  await agencies.assertEnding(asked, deps);
  const about = { subject: `agency ${asked.id}`, agencyId: asked.id, asked };
  return withFourEyes({ by, action: 'endAgency', about }, carryOuts.endAgency(asked), deps);
}

/** By status, or all; the latest first. */
export function listApprovals(
  { status, before, atMost }: { readonly status?: ApprovalStatus; readonly before?: number; readonly atMost: number },
  { approvals, now }: ApprovalDeps,
): Promise<readonly Approval[]> {
  return approvals.list({ status, before }, atMost, now());
}

/**
 * Approves what another operator has asked for, which is done now. What cannot be done any more is refused, and waits on.
 * @returns the approval, and what came of it
 */
export async function approve(
  { by, approvalId }: Asked & OfApproval,
  deps: ApprovalDeps,
): Promise<{ readonly approval: Approval; readonly result: unknown }> {
  const found = (await deps.approvals.find(approvalId, deps.now())) ?? noSuchApproval(approvalId);
  const who = { by: found.askedBy, review: { approval: approvalId, approvedBy: by } };
  const carryOut = askedBefore(carryOuts[found.action](found.asked as never));
  const staysInside = isOneTransaction(found.action);
  const inside = await decide({ by, approvalId, status: 'approved' }, deps, (within) =>
    staysInside ? carryOut(who, within) : Promise.resolve(undefined),
  );
  const result = staysInside ? inside : await carryOut(who, deps).catch((error) => reopen(error, found, by, deps));
  return { approval: await showApproval({ approvalId }, deps), result };
}

/** A field that is wrong was named in the request of before, and is none of the agreement's. */
const askedBefore =
  (carryOut: CarryOut<unknown>): CarryOut<unknown> =>
  (who, deps) =>
    carryOut(who, deps).catch((error) => {
      throw error instanceof FieldRefusal ? new Refusal(error.message) : error;
    });

/** Refuses it for good; the operator who asked may withdraw it so. */
export async function reject({ by, approvalId }: Asked & OfApproval, deps: ApprovalDeps): Promise<Approval> {
  await decide({ by, approvalId, status: 'rejected' }, deps);
  return showApproval({ approvalId }, deps);
}

async function showApproval({ approvalId }: OfApproval, { approvals, now }: ApprovalDeps): Promise<Approval> {
  return (await approvals.find(approvalId, now())) ?? noSuchApproval(approvalId);
}

const carryOuts = {
  grantCredit: (asked: credit.Grant) => (who, deps) => credit.grantCredit({ ...asked, ...who }, deps),
  adjustCredit: (asked: credit.Adjustment) => (who, deps) => credit.adjustCredit({ ...asked, ...who }, deps),
  settleTask: (asked: tasks.Settlement) => (who, deps) => tasks.settleTask({ ...asked, ...who }, deps),
  saveSupplier: (asked: WaitingSupplier) => async (who, deps) =>
    suppliers.saveSupplier({ ...suppliers.openWaiting(asked, deps), ...who }, deps),
  erasePerson: (asked: people.OrdersErasure) => (who, deps) => people.eraseOrders({ ...asked, ...who }, deps),
  endAgency: (asked: agencies.Ending) => (who, deps) => agencies.endAgency({ ...asked, ...who }, deps),
} as const satisfies Record<GuardedAction, (asked: never) => CarryOut<unknown>>;

/** What goes outside cannot be undone with a transaction: it is decided first, then done. */
function isOneTransaction(action: GuardedAction): boolean {
  switch (action) {
    case 'grantCredit':
    case 'adjustCredit':
    case 'saveSupplier':
    case 'endAgency':
      return true;
    case 'settleTask':
    case 'erasePerson':
      return false;
    default:
      return unreachable(action);
  }
}

type Request = { readonly by: string; readonly action: GuardedAction; readonly about: About };

/** While there is no second operator it is done at once, and the audit says so. */
async function withFourEyes<Result>(
  { by, action, about }: Request,
  carryOut: CarryOut<Result>,
  deps: ApprovalDeps,
): Promise<Guarded<Result>> {
  if ((await deps.approvals.countOperators()) < 2) {
    return carryOut({ by, review: 'unreviewed' }, deps);
  }
  const askedAt = deps.now();
  const expiresAt = new Date(askedAt.getTime() + WAITS_DAYS * DAY_MILLISECONDS);
  const approval = await audited(
    { by, action: 'askApproval' },
    async (tx) => {
      const asked = await deps.approvals.ask(tx, { ...about, action, askedBy: by, askedAt, expiresAt });
      const after = { action, of: about.subject };
      const kept = { subject: `approval ${asked.approval.id}`, agencyId: about.agencyId, after };
      return { result: asked.approval, kept: asked.isNew ? kept : 'unchanged' };
    },
    deps,
  );
  return { waitsFor: approval };
}

type Verdict = { readonly by: string; readonly approvalId: number; readonly status: 'approved' | 'rejected' };

/** Decides, and does what belongs to the same transaction: both or neither. */
async function decide<Result>(
  { by, approvalId, status }: Verdict,
  deps: ApprovalDeps,
  work: (within: ApprovalDeps) => Promise<Result | undefined> = async () => undefined,
): Promise<Result | undefined> {
  return audited(
    { by, action: status === 'approved' ? 'approve' : 'reject' },
    async (tx) => {
      const approval = (await deps.approvals.lock(tx, approvalId, deps.now())) ?? noSuchApproval(approvalId);
      assertDecidable(approval, { by, status });
      await deps.approvals.decide(tx, { id: approvalId, status, by, at: deps.now() });
      const result = await work({ ...deps, transact: (inside) => inside(tx) });
      const { action, subject, agencyId, askedBy } = approval;
      return { result, kept: { subject: `approval ${approvalId}`, agencyId, after: { action, of: subject, askedBy } } };
    },
    deps,
  );
}

function assertDecidable({ id, status, askedBy, decided }: Approval, verdict: Pick<Verdict, 'by' | 'status'>): void {
  if (decided) refuse(`Approval ${id} was ${status} by ${decided.by}.`);
  if (status === 'expired') refuse(`Nobody has decided approval ${id} within ${WAITS_DAYS} days: ask for it again.`);
  const isOwn = verdict.by.toLowerCase() === askedBy.toLowerCase();
  if (isOwn && verdict.status === 'approved') refuse('You have asked for it yourself: another operator has to agree.');
}

/** What was agreed to, and could not be done now, waits for a second try. */
async function reopen(error: unknown, { id, agencyId }: Approval, by: string, deps: AuditDeps & ApprovalDeps) {
  if (error instanceof Refusal) {
    await audited(
      { by, action: 'reopenApproval' },
      async (tx) => {
        await deps.approvals.reopen(tx, id);
        return { result: undefined, kept: { subject: `approval ${id}`, agencyId } };
      },
      deps,
    );
  }
  throw error;
}
