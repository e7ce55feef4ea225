import type { DifferenceKind } from '../shared/differences.ts';
import type { Difference, Entry } from './types.ts';

type Sides = { readonly ours: Entry | undefined; readonly theirs: readonly Entry[] };

/**
 * Compares our entries with those of a party. Entries that have no effect count as missing, and entries that are unsettled
 * on either side are skipped. `ours` contains our entries, with each reference at most once. Returns at most one
 * discrepancy per reference: the most serious one. The result is empty if and only if both sides agree.
 */
export function compare(ours: readonly Entry[], theirs: readonly Entry[]): Difference[] {
  const sides = new Map<string, { ours: Entry | undefined; theirs: Entry[] }>();
  const sideOf = (reference: string) => {
    const known = sides.get(reference) ?? { ours: undefined, theirs: [] };
    sides.set(reference, known);
    return known;
  };
  for (const entry of ours) sideOf(entry.reference).ours = entry;
  for (const entry of theirs) sideOf(entry.reference).theirs.push(entry);
  return [...sides].flatMap(([reference, side]) => {
    const kind = differenceOf(side);
    return kind ? [{ kind, reference, ...side }] : [];
  });
}

function differenceOf({ ours, theirs }: Sides): DifferenceKind | undefined {
  if (ours?.isSettled === false || theirs.some(({ isSettled }) => !isSettled)) return undefined;
  const [standing, ...more] = theirs.filter(stands);
  if (more.length > 0) return 'chargedTwice';
  if (standing === undefined) return ours && stands(ours) ? missing(theirs) : undefined;
  if (ours === undefined) return 'unknownToUs';
  if (stands(ours)) return between(ours, standing);
  return ours.isPaidByAnother ? 'chargedTwice' : 'stateDiffers';
}

const stands = (entry: Entry) => entry.stands !== 'nothing';

/**
 * Distinguishes a party that no longer has an active entry for the reference from a party that has no record of the
 * reference.
 */
const missing = (theirs: readonly Entry[]) => (theirs.length > 0 ? 'stateDiffers' : 'unknownToThem');

function between(ours: Entry, theirs: Entry): DifferenceKind | undefined {
  if (ours.money?.currency !== theirs.money?.currency) return 'currencyDiffers';
  if (ours.money?.amount !== theirs.money?.amount) return 'amountDiffers';
  if (ours.stands !== theirs.stands) return 'stateDiffers';
  return ours.money?.refunded === theirs.money?.refunded ? undefined : 'amountDiffers';
}
