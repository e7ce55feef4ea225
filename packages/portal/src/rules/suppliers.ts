import type { SupplierDetails, SupplierRequest } from '../generated/types.ts';

/** The form fields for a supplier. An empty field uses the configured default; an empty key keeps the stored key. */
export type TypedSupplier = {
  kind: string;
  code: string;
  name: string;
  displayName: string;
  partOf: string;
  baseUrl: string;
  key: string;
  deadline: string;
  reservationDeadline: string;
  hasStatement: boolean;
};

export const NEW_SUPPLIER: TypedSupplier = {
  kind: 'vendor',
  code: '',
  name: '',
  displayName: '',
  partOf: '',
  baseUrl: '',
  key: '',
  deadline: '',
  reservationDeadline: '',
  hasStatement: true,
};

type Shown = Pick<SupplierDetails, keyof SupplierDetails & (string & {})>;

export const typedOf = (supplier: Partial<Shown>): TypedSupplier => ({
  ...NEW_SUPPLIER,
  kind: supplier.kind ?? 'vendor',
  code: supplier.code ?? '',
  name: supplier.name ?? '',
  displayName: supplier.displayName ?? '',
  baseUrl: supplier.baseUrl ?? '',
  deadline: String(supplier.deadlineMilliseconds ?? ''),
  reservationDeadline: String(supplier.reservationDeadlineMilliseconds ?? ''),
  hasStatement: supplier.hasStatement ?? true,
});

export function requestOf(typed: TypedSupplier): SupplierRequest {
  const { displayName, partOf, baseUrl, key, deadline, reservationDeadline } = typed;
  return {
    name: typed.name.trim(),
    hasStatement: typed.hasStatement,
    displayName: displayName.trim() || undefined,
    partOf: partOf.trim() || undefined,
    baseUrl: baseUrl.trim() || undefined,
    key: key.trim() || undefined,
    deadlineMilliseconds: deadline ? Number(deadline) : undefined,
    reservationDeadlineMilliseconds: reservationDeadline ? Number(reservationDeadline) : undefined,
  };
}
