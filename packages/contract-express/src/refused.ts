import type { EdgeFailure, Failure } from './failure.ts';

/** The field that an error response reports, and the values that it accepts. Contains no data from the client. */
export type RefusedField = {
  /** A dotted path. `[]` replaces positions, and `?` replaces names that the contract does not define. */
  readonly field: string;
  readonly rule: string;
};

/** Creates a function that returns the field that a failure rejects, or `undefined` if the details contain none. */
export function createRefusedFieldOf(contract: object) {
  const knownField = createKnownField(contract);
  return ({ details, rule }: Failure | EdgeFailure): RefusedField | undefined => {
    const { field, message } = (details ?? {}) as { readonly field?: unknown; readonly message?: unknown };
    if (typeof field !== 'string' || typeof message !== 'string') return undefined;
    return { field: knownField(field), rule: rule ?? message };
  };
}

/** Creates a function that replaces names and positions in a field, because clients choose them. */
export function createKnownField(contract: object): (field: string) => string {
  let names: ReadonlySet<string> | undefined;
  return (field) => {
    names ??= namesOf(contract);
    return knownPart(field, names);
  };
}

/** Clients choose field names freely, so a name can contain any text, including digits that look like a position. */
function knownPart(field: string, names: ReadonlySet<string>): string {
  return field
    .split('.')
    .map((segment) => {
      const [name = '', ...positions] = segment.split('[');
      return (name === '' || names.has(name) ? name : '?') + '[]'.repeat(positions.length);
    })
    .join('.');
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
