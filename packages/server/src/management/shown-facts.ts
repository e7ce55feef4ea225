import type { Facts } from './audited.ts';

type Sides = { readonly before?: Facts | undefined; readonly after?: Facts | undefined };

/** Lists changed values by name, each with its previous and its new value as text. */
export function shownFacts({ before = {}, after = {} }: Sides) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.map((name) => ({
    name,
    ...(name in before && { before: String(before[name]) }),
    ...(name in after && { after: String(after[name]) }),
  }));
}
