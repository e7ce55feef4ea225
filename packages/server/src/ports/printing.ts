import type { Language } from '../shared/language.ts';

/** A labelled item with one or more lines. */
export type SheetRow = { readonly label: string; readonly lines: readonly string[] };

/** The content of a printable page in one language. */
export type Sheet = {
  readonly language: Language;
  readonly title: string;
  /** The main number on the page, such as the order number. */
  readonly number: SheetRow;
  readonly sections: readonly { readonly heading: string; readonly rows: readonly SheetRow[] }[];
  readonly footer: string;
};

/** Renders the printable content as an A4 PDF. */
export type PrintSheet = (sheet: Sheet) => Promise<Uint8Array>;

/**
 * Renders the printable content as a self-contained HTML page, with a content security policy that allows only the
 * page's own style.
 */
export type RenderSheet = (sheet: Sheet, nonce: string) => { readonly content: string; readonly policy: string };
