import type { Language } from '../../shared/language.ts';

export type NamedId = { readonly id: number; readonly name: string };

export type ExtraProductType = {
  readonly id: number;
  readonly type: string;
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
};

export type Supplier = NamedId & {
  readonly displayName: string;
  readonly code: string;
  /** The main supplier this one belongs to; null for a main supplier. */
  readonly parentID: number | null;
};

/** One page of a longer list, as asked for: `total` counts what the filter left. */
export type Page<Item> = {
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
  readonly results: readonly Item[];
};
