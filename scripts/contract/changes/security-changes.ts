import type { ContractDocument, OperationObject } from '../../generate/document.ts';
import type { Change } from './changes.ts';

type Call = { readonly document: ContractDocument; readonly operation: OperationObject };

/**
 * Removing a requirement breaks no client, but it can violate the data owner's expectations, so it counts as breaking.
 */
export function securityChanges(old: Call, now: Call, where: string): Change[] {
  const [before, after] = [credentialsOf(old), credentialsOf(now)];
  const gone = before.filter((credentials) => !after.includes(credentials));
  const added = after.filter((credentials) => !before.includes(credentials));
  const breaking = (what: string): Change[] => [{ impact: 'breaking', where, what }];

  if (gone.length === 0 && added.length === 0) return [];
  if (after.length === 0)
    return breaking(`The operation no longer requires authentication; it required ${before.join(' or ')}.`);
  if (before.length === 0)
    return breaking(`The operation now requires ${after.join(' or ')}; it required no authentication.`);
  if (gone.length > 0)
    return breaking(`The operation requires ${after.join(' or ')} and no longer accepts ${gone.join(' or ')}.`);
  return [{ impact: 'addition', where, what: `The operation also accepts ${added.join(' or ')}.` }];
}

/** Returns each alternative as text; the list is empty if anonymous calls are allowed. */
function credentialsOf({ document, operation }: Call): string[] {
  const required = (operation.security ?? document.security ?? []) as Record<string, string[]>[];
  if (required.some((schemes) => Object.keys(schemes).length === 0)) return [];
  return required.map((schemes) =>
    Object.entries(schemes)
      .map(([name, scopes]) => [name, ...scopes.toSorted()].join(':'))
      .sort()
      .join(' and '),
  );
}
