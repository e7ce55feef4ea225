/** What stands beside a name without being part of it. */
const KINDS = /\b(?:(?:state|province|region) of|province|region|county|prefecture|governorate|ili)\b/g;

/** @param folded a folded name, such as `state of berlin`: `berlin` */
export function bareName(folded: string): string {
  return folded.replace(KINDS, ' ').replace(/ +/g, ' ').trim() || folded;
}
