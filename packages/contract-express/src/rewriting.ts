/** Returns a copy of the content with new strings, or `undefined` if a string differs in length from the original. */
type Rewrite = (texts: readonly string[]) => Buffer | undefined;

/**
 * `texts` contains ASCII strings in their order of occurrence in the content, one entry for each occurrence. If a
 * string is missing from the content, nothing is replaced.
 */
export function createRewriter(content: Buffer, texts: readonly string[]): Rewrite {
  let places: readonly number[] | undefined;
  return (others) => {
    // Most content is written only once, so the positions are computed on the first replacement.
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
