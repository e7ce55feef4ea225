export type Listing = { readonly offers: readonly object[] };

/**
 * Serializes a listing. Each offer is on a separate line at the end, so that one offer can be parsed without the
 * others.
 */
export function inLines({ offers, ...rest }: Listing): Buffer {
  const head = JSON.stringify({ ...rest, offers: [] }).slice(0, -']}'.length);
  // Convert each line separately: a character outside Latin-1 slows down the conversion of the whole string.
  const lines = offers.map((offer, index) => Buffer.from(`${index === 0 ? '' : ','}\n${JSON.stringify(offer)}`));
  return Buffer.concat([Buffer.from(head), ...lines, Buffer.from('\n]}')]);
}

/** Parses a listing but keeps only the offer with the given code, or no offer if no code matches. */
export function readLine<Content extends Listing>(json: Buffer, code: string): Content {
  const end = json.indexOf('\n');
  const place = json.indexOf(`"code":${JSON.stringify(code)}`, end);
  const line = place === -1 ? '' : json.toString('utf8', json.lastIndexOf('\n', place), json.indexOf('\n', place));
  return JSON.parse(`${json.toString('utf8', 0, end)}${line.replace(/,$/, '')}]}`);
}
