import { distance as editDistance } from 'fastest-levenshtein';
import type { Problem } from './problems.ts';

const MAX_PATH_LENGTH = 200;
const MAX_TYPING_ERRORS = 3;
const PARAMETER = /^\{.+\}$/;

/**
 * Creates a function that describes the problem with an unknown path and names the contract path that was probably
 * meant. The description never echoes the request's content. `templates` contains the contract's paths, such as
 * `/books/{bookId}`.
 */
export function createPathAdvice(templates: Iterable<string>, basePath: string): (path: string) => Problem {
  const known = [...new Set(templates)].map((template) => ({ template, segments: segmentsOf(template) }));

  function nearest(path: string): string | undefined {
    const sent = segmentsOf(path);
    let best: { readonly template: string; readonly distance: number } | undefined;
    for (const { template, segments } of known) {
      if (segments.length !== sent.length) continue;
      const distance = distanceOf(sent, segments);
      if (distance < (best?.distance ?? MAX_TYPING_ERRORS + 1)) best = { template, distance };
    }
    return best?.template;
  }

  return (path) => {
    const isShort = path.length <= MAX_PATH_LENGTH;
    const near = isShort ? nearest(path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path) : undefined;
    const hasSlash = path.length > 1 && path.endsWith('/');
    const rule = hasSlash ? 'must not end with a slash' : 'must be a path of the contract, spelt exactly';
    return { field: 'path', message: near ? `${rule}: did you mean ${basePath}${near}?` : rule };
  };
}

/** Splits a path into segments. Double and trailing slashes are ignored, because they are common mistakes. */
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Counts the typing errors in the fixed segments. A difference in letter case counts as a small error. */
function distanceOf(sent: readonly string[], segments: readonly string[]): number {
  let distance = 0;
  for (const [index, segment] of segments.entries()) {
    const given = sent[index]!;
    // A match with a fixed segment is more likely to be intended than a match with a parameter.
    if (PARAMETER.test(segment)) distance += 0.2;
    if (PARAMETER.test(segment) || given === segment) continue;
    if (Math.abs(given.length - segment.length) > MAX_TYPING_ERRORS) return Number.POSITIVE_INFINITY;
    const typing = editDistance(given.toLowerCase(), segment.toLowerCase());
    // A short segment with several typing errors is probably a different word.
    if (typing > segment.length / 2) return Number.POSITIVE_INFINITY;
    distance += typing + 0.1;
  }
  return distance;
}
