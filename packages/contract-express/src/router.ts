import type { Operation } from './contract.ts';

export type PathParameters = Record<string, string>;
export type Match<Entry> = { readonly methods: ReadonlyMap<string, Entry>; readonly parameters: PathParameters };

type Segment = { readonly text: string; readonly parameter: boolean };
type Pattern<Entry> = { readonly segments: readonly Segment[]; readonly methods: Map<string, Entry> };

/**
 * A path without parameters needs one lookup. Other paths are compared only with the few patterns that have the same
 * number of segments. The spelling must match the contract exactly.
 */
export function createRouter<Entry extends { operation: Operation }>(entries: Iterable<Entry>) {
  const byTemplate = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const { path, method } = entry.operation;
    const methods = byTemplate.get(path) ?? new Map<string, Entry>();
    byTemplate.set(path, methods.set(method.toUpperCase(), entry));
  }

  const fixed = new Map<string, Match<Entry>>();
  const patternsByLength = new Map<number, Pattern<Entry>[]>();
  for (const [path, methods] of byTemplate) {
    const get = methods.get('GET');
    if (get && !methods.has('HEAD')) methods.set('HEAD', get);
    if (!path.includes('{')) {
      fixed.set(path, { methods, parameters: {} });
      continue;
    }
    const segments = path.split('/').map(toSegment);
    const patterns = patternsByLength.get(segments.length) ?? [];
    patterns.push({ segments, methods });
    patternsByLength.set(segments.length, patterns.sort(mostSpecificFirst));
  }

  return function match(path: string): Match<Entry> | undefined {
    const exact = fixed.get(path);
    if (exact) return exact;
    const parts = path.split('/');
    for (const { segments, methods } of patternsByLength.get(parts.length) ?? []) {
      if (!segments.every(({ text, parameter }, index) => (parameter ? parts[index] !== '' : parts[index] === text)))
        continue;
      const parameters: PathParameters = {};
      for (const [index, segment] of segments.entries()) {
        if (segment.parameter) parameters[segment.text] = parts[index] ?? '';
      }
      return { methods, parameters };
    }
    return undefined;
  };
}

function toSegment(text: string): Segment {
  const name = /^\{(.+)\}$/.exec(text)?.[1];
  return name ? { text: name, parameter: true } : { text, parameter: false };
}

function mostSpecificFirst(a: Pattern<unknown>, b: Pattern<unknown>): number {
  const spelling = (pattern: Pattern<unknown>) =>
    pattern.segments.map((segment) => (segment.parameter ? '1' : '0')).join('');
  return spelling(a) < spelling(b) ? -1 : 1;
}
