/** Words that accompany the name of a division but are not part of it. */
const KINDS = /\b(?:(?:state|province|region) of|province|region|county|prefecture|governorate|ili)\b/g;

/** `folded` is a normalized name: for `state of berlin`, the function returns `berlin`. */
export function bareName(folded: string): string {
  return folded.replace(KINDS, ' ').replace(/ +/g, ' ').trim() || folded;
}
