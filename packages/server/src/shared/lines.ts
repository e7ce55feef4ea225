export type Listing = { readonly offers: readonly object[] };

/** JSON whose offers stand last and on lines of their own, so that one can be read without the others. */
export function inLines({ offers, ...rest }: Listing): Buffer {
  const head = JSON.stringify({ ...rest, offers: [] }).slice(0, -']}'.length);
  // One by one: a letter beyond Latin-1 makes the whole text that it is in slower.
  const lines = offers.map((offer, index) => Buffer.from(`${index === 0 ? '' : ','}\n${JSON.stringify(offer)}`));
  return Buffer.concat([Buffer.from(head), ...lines, Buffer.from('\n]}')]);
}

/** What is in lines, with the offer of this code alone, or none. */
export function readLine<Content extends Listing>(json: Buffer, code: string): Content {
  const end = json.indexOf('\n');
  // In one line, with all its offers, as the release before has it.
  if (end === -1) return JSON.parse(json.toString());
  const place = json.indexOf(`"code":${JSON.stringify(code)}`, end);
  const line = place === -1 ? '' : json.toString('utf8', json.lastIndexOf('\n', place), json.indexOf('\n', place));
  return JSON.parse(`${json.toString('utf8', 0, end)}${line.replace(/,$/, '')}]}`);
}
