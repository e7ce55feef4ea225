import type { PrintSheet, RenderSheet, Sheet, SheetRow } from '../ports/printing.ts';
import type { RandomBytes } from '../ports/random.ts';
import { newId } from './ids.ts';

export type DocumentDeps = {
  readonly printSheet: PrintSheet;
  readonly renderSheet: RenderSheet;
  readonly randomBytes: RandomBytes;
};

/** The content of a document: `data` for JSON, and `sheet` for the HTML page and the PDF. */
type Content<Data> = { readonly data: Data; readonly sheet: () => Sheet };

type Document<Body> = { readonly body: Body; readonly headers: Record<string, string> };

/** Returns a document in the requested format, with the response headers. */
export async function documentIn<Data>(
  mediaType: 'application/json' | 'text/html' | 'application/pdf',
  { data, sheet }: Content<Data>,
  deps: DocumentDeps,
): Promise<Document<Data | string | Uint8Array>> {
  return mediaType === 'application/json'
    ? { body: data, headers: { Vary: 'Accept' } }
    : printedIn(mediaType, sheet(), deps);
}

/** Returns a sheet as an HTML page or a PDF, with the response headers. */
export async function printedIn(
  mediaType: 'text/html' | 'application/pdf',
  sheet: Sheet,
  { printSheet, renderSheet, randomBytes }: DocumentDeps,
): Promise<Document<string | Uint8Array>> {
  const headers = { Vary: 'Accept' };
  if (mediaType === 'application/pdf') {
    return { body: await printSheet(sheet), headers: { ...headers, 'Content-Type': mediaType } };
  }
  const { content, policy } = renderSheet(sheet, newId('', randomBytes));
  const type = `${mediaType}; charset=utf-8`;
  return { body: content, headers: { ...headers, 'Content-Type': type, 'Content-Security-Policy': policy } };
}

export type Row = readonly [label: string, ...lines: (string | undefined)[]];

/** Returns the rows that have a value. */
export function rowsOf(rows: readonly Row[]): SheetRow[] {
  return rows
    .map(([label, ...lines]) => ({
      label,
      lines: lines.filter((line) => line !== undefined && line !== '') as string[],
    }))
    .filter(({ lines }) => lines.length > 0);
}
