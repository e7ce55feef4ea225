import type { EdgeFailure, Failure } from './failure.ts';

/** The field that an error answer names and what is accepted there. Holds nothing a customer sent. */
export type RefusedField = {
  /** A dotted path of names of the contract. `[]` replaces positions, `?` replaces names that the contract does not have. */
  readonly field: string;
  readonly rule: string;
};

/** Returns a function that reads the refused field of a failure, `undefined` where its details name none. */
export function createRefusedFieldOf(contract: object) {
  let names: ReadonlySet<string> | undefined;
  return ({ details, rule }: Failure | EdgeFailure): RefusedField | undefined => {
    const { field, message } = (details ?? {}) as { readonly field?: unknown; readonly message?: unknown };
    if (typeof field !== 'string' || typeof message !== 'string') return undefined;
    names ??= namesOf(contract);
    return { field: knownPart(field, names), rule: rule ?? message };
  };
}

/** Callers choose the names of unknown fields, so such a name can hold anything, also digits that look like a position. */
function knownPart(field: string, names: ReadonlySet<string>): string {
  return field
    .split('.')
    .map((segment) => {
      const [name = '', ...positions] = segment.split('[');
      return (name === '' || names.has(name) ? name : '?') + '[]'.repeat(positions.length);
    })
    .join('.');
}

/** Names of properties and parameters, and of what the edge itself points at. */
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
