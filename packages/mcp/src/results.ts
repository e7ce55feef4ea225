import { briefOf, type Summarize } from './summaries.ts';

/** Maximum size of a response, in bytes of UTF-8. */
export const MAX_BYTES = 4_000;
/** Space for the fields that surround a list's items. */
const FRAME_BYTES = 400;
const MAX_FIELD_BYTES = 300;
const KEPT = 50;

type Json = unknown;
type Kept = { readonly value: Json; readonly summarize: Summarize | undefined };

export type Results = {
  /**
   * Returns the value as text. If the text is too long, returns its beginning and the addresses of the pages that
   * contain the rest.
   */
  readonly show: (value: Json, operation?: string) => string;
  /** Returns a page of an earlier result, or `undefined` if the page is unknown or no longer stored. */
  readonly read: (page: string) => string | undefined;
};

/** Keeps the latest results in memory, so that an assistant can read a large result page by page. */
export function createResults(summaryOf: (operation: string | undefined) => Summarize | undefined): Results {
  const kept = new Map<string, Kept>();
  let count = 0;

  function keep(result: Kept): string {
    count += 1;
    const id = `r${count}`;
    kept.set(id, result);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest) kept.delete(oldest);
    return id;
  }

  return {
    show(value, operation) {
      if (fits(value)) return textOf(value);
      const result = { value, summarize: summaryOf(operation) };
      return pageOf(value, { ...result, address: keep(result), from: 0 });
    },
    read(page) {
      const [address = '', from = '0'] = page.split('@');
      const [id = '', ...path] = address.split('/').map(decodeURIComponent);
      const result = kept.get(id);
      const value = path.reduce<Json>(child, result?.value);
      if (!result || value === undefined) return undefined;
      // Only the items in the list itself are summarized, not those in the lists within them.
      const summarize = path.length <= 1 ? result.summarize : undefined;
      return pageOf(value, { summarize, address, from: Number(from) || 0 });
    },
  };
}

type Place = { readonly summarize: Summarize | undefined; readonly address: string; readonly from: number };

function pageOf(value: Json, place: Place): string {
  if (typeof value === 'string') return textPage(value, place);
  if (Array.isArray(value)) return textOf(listPage(value, place, MAX_BYTES));
  if (fits(value)) return textOf(value);
  return textOf(objectPage(value as Record<string, Json>, place));
}

function textPage(text: string, { address, from }: Place): string {
  const rest = text.slice(from);
  if (bytes(rest) <= MAX_BYTES) return rest;
  const start = cut(rest, MAX_BYTES - FRAME_BYTES);
  const line = start.lastIndexOf('\n');
  const shown = line > start.length / 2 ? start.slice(0, line + 1) : start;
  return `${shown}\n[${rest.length - shown.length} more characters: readResult with page ${address}@${from + shown.length}]`;
}

/** Lists as many abbreviated items as fit, and names the page that contains the next ones. */
function listPage(list: readonly Json[], { summarize, address, from }: Place, room: number): object {
  const items: Json[] = [];
  let used = FRAME_BYTES;
  for (const [index, item] of list.entries()) {
    if (index < from) continue;
    const short = shortItem(item, summarize);
    used += bytes(textOf(short)) + 1;
    if (used > room) break;
    items.push(short);
  }
  const end = from + items.length;
  return {
    total: list.length,
    from,
    items,
    ...(end < list.length && { next: { page: `${address}@${end}`, left: list.length - end } }),
    details: `readResult with page ${address}/<${idOf(list[0]) ?? 'index'}>`,
  };
}

function shortItem(item: Json, summarize: Summarize | undefined): Json {
  if (typeof item !== 'object' || item === null) return item;
  if (summarize) return summarize(item as never);
  return fits(item, MAX_FIELD_BYTES) ? item : briefOf(item, MAX_FIELD_BYTES);
}

/**
 * Keeps short fields, replaces long fields with their page addresses, and fills the remaining space with the longest
 * list.
 */
function objectPage(value: Record<string, Json>, { summarize, address }: Place): object {
  const addressOf = (name: string) => `${address}/${encodeURIComponent(name)}`;
  const brief = briefFields(value, addressOf);
  const [name, items] = longestList(value) ?? [];
  if (name === undefined || fits(items, MAX_FIELD_BYTES)) return brief;
  const room = MAX_BYTES - bytes(textOf(brief));
  return {
    ...brief,
    [name]: listPage(items as readonly Json[], { summarize, address: addressOf(name), from: 0 }, room),
  };
}

const longestList = (value: Record<string, Json>) =>
  Object.entries(value)
    .filter(([, field]) => Array.isArray(field))
    .toSorted(([, one], [, other]) => bytes(textOf(other)) - bytes(textOf(one)))[0];

/** Reduces the size limit per displayed field until all displayed fields fit. */
function briefFields(value: Record<string, Json>, addressOf: (name: string) => string): Record<string, Json> {
  for (let most = MAX_FIELD_BYTES; ; most /= 2) {
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      fits(field, most) ? field : { page: addressOf(name) },
    ]);
    const brief: Record<string, Json> = Object.fromEntries(fields);
    if (fits(brief, MAX_BYTES - FRAME_BYTES) || most < 1) return brief;
  }
}

/** Follows one segment of a page's address. A list item is found by its ID or by its position. */
function child(value: Json, segment: string): Json {
  if (!Array.isArray(value)) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, segment)
      ? (value as Record<string, Json>)[segment]
      : undefined;
  }
  return value.find((item, index) => keyOf(item, index) === segment) ?? value[Number(segment)];
}

const IDS = ['code', 'orderID', 'orderId', 'id', 'page', 'position', 'placeId'];
const idOf = (item: Json) =>
  typeof item === 'object' && item !== null ? IDS.find((name) => Object.hasOwn(item, name)) : undefined;

function keyOf(item: Json, index: number): string {
  const name = idOf(item);
  return name === undefined ? String(index) : String((item as Record<string, Json>)[name]);
}

const textOf = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));
const bytes = (text: string) => Buffer.byteLength(text);
const fits = (value: Json, most = MAX_BYTES) => bytes(textOf(value)) <= most;
/** Cuts before the first character that does not fit. */
const cut = (text: string, most: number) =>
  Buffer.from(text)
    .subarray(0, most)
    .toString()
    .replace(/\uFFFD$/, '');
