import type { Language } from '../shared/language.ts';

/** One thing that is said: what it is about, and a line or several. */
export type SheetRow = { readonly label: string; readonly lines: readonly string[] };

/** What is to be read on a page or on paper, in one language. */
export type Sheet = {
  readonly language: Language;
  readonly title: string;
  /** The number that is looked for first. */
  readonly number: SheetRow;
  readonly sections: readonly { readonly heading: string; readonly rows: readonly SheetRow[] }[];
  readonly footer: string;
};

/** The sheet as a PDF of format A4. */
export type PrintSheet = (sheet: Sheet) => Promise<Uint8Array>;
