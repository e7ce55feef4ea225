import { notAccepted } from '../../shared/not-accepted.ts';
import type { Reached, SavedSupplier, Supplier, SupplierFacts } from './types.ts';

/**
 * Maximum deadlines for each kind of supplier. A supplier's own deadlines can only be shorter, because leases and waits
 * depend on the maximums.
 */
export type Deadlines = { readonly deadlineMilliseconds: number; readonly reservationDeadlineMilliseconds: number };

export type SavingRules = {
  readonly deadlines: Deadlines;
  /** Returns why a URL is rejected, or `undefined` if it is accepted. */
  readonly refusalOf: (baseUrl: string) => string | undefined;
  /** Codes that belong to other parties. */
  readonly reserved: ReadonlySet<string>;
};

const CODE = /^[A-Z0-9_-]{1,40}$/;
const MAX_NAME_LENGTH = 100;
/** Characters allowed in a key, which is sent in an HTTP header. */
const KEY = /^[\x21-\x7e]{1,500}$/;

/** Merges changes into the existing supplier, if there is one. Throws a NotAccepted that identifies the field. */
export function changed(
  { by: savedBy, kind, code, partOf, ...changes }: SavedSupplier,
  all: readonly Supplier[],
  savedAt: Date,
  rules: SavingRules,
): SupplierFacts {
  const before = all.find((supplier) => supplier.code === code);
  assertCode({ kind, code, before }, rules);
  const parentId = partOf === undefined ? before?.parentId : parentOf({ kind, code, partOf, before }, all);
  const name = changes.name ?? before?.name;
  if (name === undefined) notAccepted('name', 'a new supplier needs one');
  const displayName = changes.displayName ?? before?.displayName ?? name;
  assertName('name', name);
  assertName('displayName', displayName);
  assertReachable(changes, before, rules);
  return {
    kind,
    code,
    parentId,
    name,
    displayName,
    hasStatement: changes.hasStatement ?? before?.hasStatement ?? true,
    ...after(changes, before),
    savedBy,
    savedAt,
  };
}

function assertCode(
  { kind, code, before }: Pick<Supplier, 'kind' | 'code'> & { before: Supplier | undefined },
  { reserved }: SavingRules,
): void {
  if (!CODE.test(code)) notAccepted('supplierCode', '1 to 40 of A-Z, 0-9, - and _ are accepted');
  if (reserved.has(code)) notAccepted('supplierCode', `${code} is another party`);
  if (before && before.kind !== kind) notAccepted('supplierCode', `${code} is a ${before.kind}`);
}

type Part = Pick<Supplier, 'kind' | 'code'> & { readonly partOf: string; readonly before: Supplier | undefined };

function parentOf({ kind, code, partOf, before }: Part, all: readonly Supplier[]): number {
  const parent = all.find((supplier) => supplier.code === partOf);
  const isParent = parent?.kind === 'vendor' && parent.parentId === undefined && parent.code !== code;
  if (kind !== 'vendor' || !isParent) notAccepted('partOf', 'the code of a vendor is accepted, for a vendor');
  if (before && before.parentId !== parent.id) notAccepted('partOf', 'whose a supplier is does not change');
  return parent.id;
}

function assertReachable(
  { baseUrl, key, ...deadlines }: Partial<{ [Field in keyof Reached]: Reached[Field] | null }>,
  before: Supplier | undefined,
  rules: SavingRules,
): void {
  const refusal = baseUrl ? rules.refusalOf(baseUrl) : undefined;
  if (refusal) notAccepted('baseUrl', refusal);
  if (key && !KEY.test(key)) notAccepted('key', '1 to 500 visible characters without spaces are accepted');
  // A new URL requires a new key, because the old key must not be sent to a party that did not issue it.
  if (baseUrl && baseUrl !== before?.baseUrl && !key) notAccepted('key', 'another address needs its key');
  for (const field of ['deadlineMilliseconds', 'reservationDeadlineMilliseconds'] as const) {
    const value = deadlines[field] ?? 1;
    if (!Number.isInteger(value) || value < 1 || value > rules.deadlines[field]) {
      notAccepted(field, `a whole number from 1 to ${rules.deadlines[field]}, that of the service, is accepted`);
    }
  }
}

/** Returns the supplier after a change. `null` restores the service default. Removing the URL also removes its key. */
function after(
  changes: Partial<{ [Field in keyof Reached]: Reached[Field] | null }>,
  before: Supplier | undefined,
): Reached {
  const of = <Field extends keyof Reached>(field: Field): Reached[Field] | undefined =>
    changes[field] === undefined ? before?.[field] : (changes[field] ?? undefined);
  return {
    baseUrl: of('baseUrl'),
    key: changes.baseUrl === null && !changes.key ? undefined : of('key'),
    deadlineMilliseconds: of('deadlineMilliseconds'),
    reservationDeadlineMilliseconds: of('reservationDeadlineMilliseconds'),
  };
}

/** Returns whether a change affects the recipient of reservations and payments, or the statement reconciliation. */
export function movesMoney(before: Supplier | undefined, { baseUrl, key, hasStatement }: SupplierFacts): boolean {
  if (!before) return true;
  return before.baseUrl !== baseUrl || before.key !== key || before.hasStatement !== hasStatement;
}

function assertName(field: string, name: string): void {
  if (name.trim() === '' || name.length > MAX_NAME_LENGTH)
    notAccepted(field, `a text of 1 to ${MAX_NAME_LENGTH} characters is accepted`);
}
