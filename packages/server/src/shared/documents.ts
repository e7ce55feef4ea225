import type { PrintSheet, RenderSheet, Sheet, SheetRow } from '../ports/printing.ts';
import type { RandomBytes } from '../ports/random.ts';
import { newId } from './ids.ts';

export type DocumentDeps = {
  readonly printSheet: PrintSheet;
  readonly renderSheet: RenderSheet;
  readonly randomBytes: RandomBytes;
};

/** A document as data and as a sheet for readers. */
type Content<Data> = { readonly data: Data; readonly sheet: () => Sheet };

/** Returns a document in the requested format, and the headers of the response. */
export async function documentIn<Data>(
  mediaType: 'application/json' | 'text/html' | 'application/pdf',
  { data, sheet }: Content<Data>,
  { printSheet, renderSheet, randomBytes }: DocumentDeps,
): Promise<{ readonly body: Data | string | Uint8Array; readonly headers: Record<string, string> }> {
  const headers = { Vary: 'Accept' };
  if (mediaType === 'application/json') return { body: data, headers };
  if (mediaType === 'application/pdf') {
    return { body: await printSheet(sheet()), headers: { ...headers, 'Content-Type': mediaType } };
  }
  const { content, policy } = renderSheet(sheet(), newId('', randomBytes));
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
