import type { createCreditLimitsRoom } from '../features/credit-limits/index.ts';
import type { CreditRecord, StatementLine } from '../features/credit-limits/types.ts';
import { canBeStated, type Money } from '../shared/money.ts';
import { unreachable } from '../shared/result.ts';
import { type AgencyDeps, noSuchAgency } from './agencies.ts';
import { type Asked, audited } from './audited.ts';
import { refuse } from './refusal.ts';
import { assertShape } from './shapes.ts';

export type CreditDeps = AgencyDeps & { readonly credit: ReturnType<typeof createCreditLimitsRoom>['byHand'] };

/** `isNew` is false when the reference had done it before: then nothing has moved. */
export type CreditChange = CreditRecord & { readonly isNew: boolean };

const noSuchRecord = (id: number) =>
  refuse(`There is no credit record ${id}: \`credit show <agency>\` lists those of an agency.`);

/** Opens a record with this much credit. */
export function grantCredit(
  asked: Asked & { readonly agencyId: number; readonly granted: Money; readonly reference: string },
  deps: CreditDeps,
): Promise<CreditChange> {
  const { by, agencyId, granted, reference } = asked;
  assertShape('reference', reference);
  assertAmount(granted.amount);
  return audited(
    { by, action: 'grantCredit' },
    async (tx) => {
      // Held: of two grants with one reference the second finds what the first has opened.
      if (!(await deps.agencies.lock(tx, agencyId))) noSuchAgency(agencyId);
      const { record, isNew } = await deps.credit.grant(tx, { agencyId, granted, reference });
      const kept = { subject: `record ${record.id}`, agencyId, after: { ...granted, reference } };
      return { result: { ...record, isNew }, kept: isNew ? kept : 'unchanged' };
    },
    deps,
  );
}

/**
 * Raises what can be spent of a record, or takes back a part that is neither held nor spent: an entry of the ledger, which is never
 * rewritten.
 * @param change in minor units of the record's currency
 */
export function adjustCredit(
  asked: Asked & { readonly recordId: number; readonly change: number; readonly reference: string },
  deps: CreditDeps,
): Promise<CreditChange> {
  const { by, recordId, change, reference } = asked;
  assertShape('reference', reference);
  assertAmount(Math.abs(change));
  const move = { recordId, kind: change > 0 ? 'grant' : 'reduce', amount: Math.abs(change), reference } as const;
  return audited(
    { by, action: 'adjustCredit' },
    async (tx) => {
      const adjusted = await deps.credit.adjust(tx, move);
      switch (adjusted.kind) {
        case 'notFound':
          return noSuchRecord(recordId);
        case 'referenceUsed':
          return refuse(`Reference ${reference} stands for another change of record ${recordId}: choose a new one.`);
        case 'tooLittle':
          return refuse(`Record ${recordId} has less than that left: what is held or spent cannot be taken back.`);
        case 'adjusted': {
          const { before, after, isNew } = adjusted;
          const kept = {
            subject: `record ${recordId}`,
            agencyId: before.agencyId,
            before: { remaining: before.remaining },
            after: { remaining: after.remaining, reference },
          };
          return { result: { ...after, isNew }, kept: isNew ? kept : 'unchanged' };
        }
        default:
          return unreachable(adjusted);
      }
    },
    deps,
  );
}

/** Whether payments may take from a record. What is held of it is spent or given back as before. */
export function setCreditActive(
  { by, recordId, isActive }: Asked & { readonly recordId: number; readonly isActive: boolean },
  deps: CreditDeps,
): Promise<CreditRecord> {
  return audited(
    { by, action: 'setCreditActive' },
    async (tx) => {
      const before = (await deps.credit.setActive(tx, { recordId, isActive })) ?? noSuchRecord(recordId);
      const kept = {
        subject: `record ${recordId}`,
        agencyId: before.agencyId,
        before: { isActive: before.isActive },
        after: { isActive },
      };
      return { result: { ...before, isActive }, kept: before.isActive === isActive ? 'unchanged' : kept };
    },
    deps,
  );
}

export async function showCredit(
  { agencyId }: { readonly agencyId: number },
  { agencies, credit }: CreditDeps,
): Promise<readonly CreditRecord[]> {
  if (!(await agencies.find(agencyId))) noSuchAgency(agencyId);
  return credit.recordsOf(agencyId);
}

/** The latest entries of a record, the latest first. */
export async function creditStatement(
  { recordId, atMost }: { readonly recordId: number; readonly atMost: number },
  { credit }: CreditDeps,
): Promise<CreditRecord & { readonly lines: readonly StatementLine[] }> {
  const record = (await credit.find(recordId)) ?? noSuchRecord(recordId);
  return { ...record, lines: await credit.statement(recordId, atMost) };
}

function assertAmount(amount: number): void {
  if (amount <= 0 || !canBeStated(amount)) refuse('The amount must be more than 0 and at most 1000000000.00.');
}
