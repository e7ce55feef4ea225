import type { SupplierDetails, WaitingSupplier } from '../features/suppliers/types.ts';

/**
 * Returns true if the supplier has not changed since the change was requested. A request from an earlier release has no
 * `seenAt` and always matches.
 */
export const isOfRequest = (
  { seenAt }: Pick<WaitingSupplier, 'seenAt'>,
  supplier: Pick<SupplierDetails, 'savedAt'> | undefined,
): boolean => seenAt === undefined || seenAt === versionOf(supplier);

/** Identifies the stored state of a supplier: the time at which it was saved, or `new`. */
export const versionOf = (supplier: Pick<SupplierDetails, 'savedAt'> | undefined): string =>
  supplier?.savedAt.toISOString() ?? 'new';
