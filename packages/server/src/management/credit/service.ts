import type { createCreditLimitsRoom } from '../../features/credit-limits/index.ts';
import type { CreditRecord } from '../../features/credit-limits/types.ts';
import { type Currency, canBeStated, type Money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import { type AgencyDeps, assertGoesOn, lockGoingOn, noSuchAgency } from '../agency.ts';
import { type ActorContext, type Asker, audited } from '../audited.ts';
import { countDays, type DayRange } from '../day-range.ts';
import type { CarryOut, GuardDeps, Guarded } from '../guarded.ts';
import { refuse, refuseField, refuseUnknown } from '../refusal.ts';
import { assertShape } from '../shapes.ts';
import { rowsOf, type StatementRow, statementFile } from './rules.ts';
import type { CreditDay, StatementStore, StatementSums } from './store.sql.ts';

export type CreditDeps = AgencyDeps & {
  readonly credit: ReturnType<typeof createCreditLimitsRoom>['byHand'];
  readonly statements: StatementStore;
};

type Period = { readonly from?: Date; readonly to?: Date };
type StatedCredit = {
  readonly record: CreditRecord;
  readonly entries: readonly { readonly entryId: number; readonly rows: readonly StatementRow[] }[];
};
type StatementPage = { readonly before?: number; readonly atMost: number };

/** `isNew` is false if the same reference had already been applied, in which case no money moved. */
export type CreditChange = CreditRecord & { readonly isNew: boolean };

export type Grant = { readonly agencyId: number; readonly granted: Money; readonly reference: string };

/** Credit record of the given agency, or of any agency if none is given. */
type OfRecord = { readonly recordId: number; readonly agencyId?: number };

export type Adjustment = OfRecord & {
  /** Signed amount in minor units of the record's currency. */
  readonly change: number;
  /** Currency of the change; if given, it must match the record's currency. */
  readonly currency?: Currency;
  readonly reference: string;
};

const noSuchRecord = (id: number) =>
  refuseUnknown(
    'creditRecord',
    `There is no credit record ${id}. \`listCreditRecords\` shows the records of an agency.`,
  );

export async function grantCredit(
  { by, memberId, ...asked }: Asker & Grant,
  deps: CreditDeps & GuardDeps,
): Promise<Guarded<CreditChange>> {
  const { agencyId, granted: amount, reference } = asked;
  assertShape('reference', reference);
  assertAmount(amount.amount);
  assertGoesOn((await deps.agencies.find(agencyId)) ?? noSuchAgency(agencyId));
  const about = { subject: `agency ${agencyId}`, agencyId, asked, amount };
  return deps.guard({ by, memberId, action: 'grantCredit', ...about }, openRecord(asked, deps));
}

/** Opens a credit record with the granted amount. */
export const openRecord =
  ({ agencyId, granted, reference }: Grant, deps: CreditDeps): CarryOut<CreditChange> =>
  (who, within) =>
    audited(
      { ...who, action: 'grantCredit' },
      async (tx) => {
        // The lock makes a concurrent grant with the same reference wait and return the record opened by the first one.
        await lockGoingOn(tx, agencyId, deps);
        const { record, isNew } = await deps.credit.grant(tx, { agencyId, granted, reference });
        const kept = { subject: `record ${record.id}`, agencyId, after: { ...granted, reference } };
        return { result: { ...record, isNew }, kept: isNew ? kept : 'unchanged' };
      },
      { ...deps, ...within },
    );

export async function adjustCredit(
  { by, memberId, ...asked }: Asker & Adjustment,
  deps: CreditDeps & GuardDeps,
): Promise<Guarded<CreditChange>> {
  const { recordId, change } = asked;
  assertShape('reference', asked.reference);
  assertAmount(Math.abs(change));
  const record = await recordOf(asked, deps);
  const { agencyId, currency } = record;
  if (asked.currency !== undefined && asked.currency !== currency)
    refuse(`The currency of record ${recordId} is ${currency}. An amount in ${asked.currency} cannot be added.`);
  const amount = { amount: Math.abs(change), currency };
  const about = { subject: `record ${recordId}`, agencyId, asked: { ...asked, currency }, amount };
  return deps.guard({ by, memberId, action: 'adjustCredit', ...about }, moveCredit(asked, deps));
}

/**
 * Adds or removes credit. Only credit that is neither held nor spent can be removed. Appends a ledger entry; existing
 * entries never change.
 */
export const moveCredit =
  ({ recordId, agencyId, change, reference }: Adjustment, deps: CreditDeps): CarryOut<CreditChange> =>
  (who, within) => {
    const move = { recordId, kind: change > 0 ? 'grant' : 'reduce', amount: Math.abs(change), reference } as const;
    return audited(
      { ...who, action: 'adjustCredit' },
      async (tx) => {
        const adjusted = await deps.credit.adjust(tx, move);
        switch (adjusted.kind) {
          case 'notFound':
            return noSuchRecord(recordId);
          case 'referenceUsed':
            return refuse(
              `Reference ${reference} already belongs to a different change of record ${recordId}. Choose a new reference.`,
            );
          case 'tooLittle':
            return refuse(
              `The decrease exceeds the available credit of record ${recordId}. Held or spent credit cannot be removed.`,
            );
          case 'adjusted': {
            const { before, after, isNew } = adjusted;
            assertOf(before, agencyId);
            const kept = {
              subject: `record ${recordId}`,
              agencyId: before.agencyId,
              before: { remaining: before.remaining },
              after: { remaining: after.remaining, currency: after.currency, reference },
            };
            return { result: { ...after, isNew }, kept: isNew ? kept : 'unchanged' };
          }
          default:
            return unreachable(adjusted);
        }
      },
      { ...deps, ...within },
    );
  };

/** Amounts already held are still captured or released. */
export function changeCreditRecord(
  { by, recordId, agencyId, isActive }: ActorContext & OfRecord & { readonly isActive: boolean },
  deps: CreditDeps,
): Promise<CreditRecord> {
  return audited(
    { by, action: 'setCreditActive' },
    async (tx) => {
      const before = (await deps.credit.setActive(tx, { recordId, isActive })) ?? noSuchRecord(recordId);
      assertOf(before, agencyId);
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

export async function listCreditRecords(
  { agencyId }: { readonly agencyId: number },
  { agencies, credit }: CreditDeps,
): Promise<readonly CreditRecord[]> {
  if (!(await agencies.find(agencyId))) noSuchAgency(agencyId);
  return credit.recordsOf(agencyId);
}

async function recordOf(
  { recordId, agencyId }: OfRecord,
  { credit }: Pick<CreditDeps, 'credit'>,
): Promise<CreditRecord> {
  if (agencyId === undefined) return (await credit.find(recordId)) ?? noSuchRecord(recordId);
  return (await credit.recordsOf(agencyId)).find(({ id }) => id === recordId) ?? noSuchRecord(recordId);
}

/** Reports another agency's record as not found. */
function assertOf(record: CreditRecord, agencyId: number | undefined): void {
  if (agencyId !== undefined && record.agencyId !== agencyId) noSuchRecord(record.id);
}

/** Returns the balances and sums of the entire period, regardless of which page is requested. */
export function sumStatement(
  { recordId, from, to }: OfRecord & Period,
  { statements }: CreditDeps,
): Promise<StatementSums> {
  return statements.sums({ recordId, ...(from && { from }), ...(to && { to }) });
}

/** Returns one page of a record's statement, newest entry first. The period includes `from` and excludes `to`. */
export async function getCreditStatement(
  { recordId, agencyId, before, atMost, ...period }: OfRecord & Period & StatementPage,
  { credit, statements }: CreditDeps,
): Promise<StatedCredit> {
  const record = await recordOf({ recordId, agencyId }, { credit });
  if (period.from && period.to && period.to <= period.from) refuseField('to', 'must not be before from');
  const entries = await statements.entries({ recordId, ...period }, { before, atMost });
  return { record, entries: entries.map((entry) => ({ entryId: entry.entryId, rows: rowsOf(entry) })) };
}

const MOST_ENTRIES_OF_A_FILE = 10_000;

export async function creditFile(of: OfRecord & Period, deps: CreditDeps): Promise<{ readonly content: string }> {
  const { record, entries } = await getCreditStatement({ ...of, atMost: MOST_ENTRIES_OF_A_FILE + 1 }, deps);
  if (entries.length > MOST_ENTRIES_OF_A_FILE)
    refuse(`The period has more than ${MOST_ENTRIES_OF_A_FILE} entries. Choose a shorter period.`);
  const rows = entries.flatMap((entry) => entry.rows);
  return { content: statementFile(rows, record.currency) };
}

const MOST_DAYS = 366;

/**
 * Returns the amount spent on each UTC day and the credit at the end of that day, by currency. Includes the first and
 * last days.
 */
export async function getCreditFigures(
  { agencyId, ...range }: DayRange & { readonly agencyId: number },
  { agencies, statements, now }: CreditDeps,
): Promise<readonly CreditDay[]> {
  if (!(await agencies.find(agencyId))) noSuchAgency(agencyId);
  countDays(range, MOST_DAYS);
  return statements.days({ agencyId, ...range, now: now() });
}

function assertAmount(amount: number): void {
  if (amount <= 0 || !canBeStated(amount)) refuse('The amount must be more than 0 and at most 1000000000.00.');
}
