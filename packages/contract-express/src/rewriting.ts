/** A copy with these texts; `undefined` where one is not as long as what it stands for. */
export type Rewrite = (texts: readonly string[]) => Buffer | undefined;

/** @param texts ASCII, in the order in which they stand in the content, as often as they do; with one that is not there, nothing is rewritten */
export function createRewriter(content: Buffer, texts: readonly string[]): Rewrite {
  let places: readonly number[] | undefined;
  return (others) => {
    // Most contents are written once: where the texts stand is found out when others are to stand there.
    places ??= placesOf(texts, content);
    const fits = others.length === texts.length && others.every(({ length }, index) => length === texts[index]!.length);
    if (!fits || places.length !== texts.length) return undefined;
    const copy = Buffer.from(content);
    for (const [index, place] of places.entries()) copy.write(others[index]!, place, 'latin1');
    return copy;
  };
}

function placesOf(texts: readonly string[], content: Buffer): readonly number[] {
  const places: number[] = [];
  for (const text of texts) {
    const place = content.indexOf(text, places.length === 0 ? 0 : places.at(-1)! + 1);
    if (place === -1) return [];
    places.push(place);
  }
  return places;
}
