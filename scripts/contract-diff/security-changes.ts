import type { ContractDocument, OperationObject } from '../generate/document.ts';
import type { Change } from './changes.ts';

type Call = { readonly document: ContractDocument; readonly operation: OperationObject };

/** Less security breaks no client and may break its owner's trust, so it is told as loudly as more. */
export function securityChanges(old: Call, now: Call, where: string): Change[] {
  const [before, after] = [credentialsOf(old), credentialsOf(now)];
  const gone = before.filter((credentials) => !after.includes(credentials));
  const added = after.filter((credentials) => !before.includes(credentials));
  const breaking = (what: string): Change[] => [{ impact: 'breaking', where, what }];

  if (gone.length === 0 && added.length === 0) return [];
  if (after.length === 0) return breaking(`Anyone may call it now; it asked for ${before.join(' or ')}.`);
  if (before.length === 0) return breaking(`It asks for ${after.join(' or ')} now; anyone could call it.`);
  if (gone.length > 0) return breaking(`It asks for ${after.join(' or ')}, no longer for ${gone.join(' or ')}.`);
  return [{ impact: 'addition', where, what: `It takes ${added.join(' or ')}, too.` }];
}

/** Each alternative in words; none where anyone may call. */
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
