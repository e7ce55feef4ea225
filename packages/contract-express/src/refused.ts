import type { EdgeFailure, Failure } from './failure.ts';
import { isProblem, type Problem } from './problems.ts';

/** A field that an error response reports, and the values that it accepts. Contains no data from the client. */
export type RefusedField = {
  /** A dotted path in which `[]` replaces positions, and `?` replaces names that the contract does not define. */
  readonly field: string;
  readonly rule: string;
};

/** Creates a function that returns all fields that a failure rejects. The list is empty if the details contain none. */
export function createRefusedFieldsOf(isKnown: IsKnown) {
  return ({ details, rules }: Failure | EdgeFailure): readonly RefusedField[] => {
    if (!isProblem(details)) return [];
    const { problems = [details] } = details as Problem & { readonly problems?: readonly Problem[] };
    return problems.map(({ field, message }) => ({
      field: knownPart(field, isKnown),
      rule: rules?.get(field) ?? message,
    }));
  };
}

/**
 * Returns a field with its names and positions replaced. Clients choose field names freely, so a name can contain any
 * text, including digits that look like a position.
 */
export function knownPart(field: string, isKnown: IsKnown): string {
  return field
    .split('.')
    .map((segment) => {
      const [name = '', ...positions] = segment.split('[');
      return (name === '' || isKnown(name) ? name : '?') + '[]'.repeat(positions.length);
    })
    .join('.');
}

/** Returns true if the contract uses the name for a field or parameter. */
export type IsKnown = (name: string) => boolean;

export function createIsKnown(contract: object): IsKnown {
  let names: ReadonlySet<string> | undefined;
  return (name) => {
    names ??= namesOf(contract);
    return names.has(name);
  };
}

function namesOf(contract: object): ReadonlySet<string> {
  const names = new Set(['body', 'query', 'Host']);
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties, name, in: place } = node as { properties?: unknown; name?: unknown; in?: unknown };
    if (typeof properties === 'object' && properties) for (const key of Object.keys(properties)) names.add(key);
    if (typeof name === 'string' && typeof place === 'string') names.add(name);
    for (const value of Object.values(node)) walk(value);
  };
  walk(contract);
  return names;
}
