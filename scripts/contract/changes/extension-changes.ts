import {
  type ContractDocument,
  type OperationObject,
  type OperationRule,
  operationsOf,
  type RateLimit,
} from '../../generate/document.ts';
import type { Change, Impact } from './changes.ts';
import { securityChanges } from './security-changes.ts';

type CatalogueEntry = { readonly code: number; readonly status: number; readonly retry: string };

/**
 * Finds changes that Redocly cannot evaluate or underestimates: errors, limits, open enums, operation IDs and security.
 */
export function extensionChanges(base: ContractDocument, revision: ContractDocument): Change[] {
  return [
    ...catalogueChanges(base, revision),
    ...operationChanges(base, revision),
    ...knownValueChanges(base, revision),
  ];
}

function catalogueChanges(base: ContractDocument, revision: ContractDocument): Change[] {
  const [before, after] = [base, revision].map(
    (document) => (document['x-error-catalogue'] ?? {}) as Record<string, CatalogueEntry>,
  ) as [Record<string, CatalogueEntry>, Record<string, CatalogueEntry>];
  const change = (impact: Impact, key: string, what: string): Change => ({ impact, where: `error ${key}`, what });

  const gone = Object.keys(before).filter((key) => !after[key]);
  const added = Object.keys(after).filter((key) => !before[key]);
  const altered = Object.entries(before).flatMap(([key, old]) => {
    const now = after[key];
    if (!now) return [];
    const fields = (['code', 'status', 'retry'] as const).filter((field) => now[field] !== old[field]);
    return fields.map((field) => change('breaking', key, `\`${field}\` changed from ${old[field]} to ${now[field]}.`));
  });
  return [
    ...gone.map((key) => change('breaking', key, 'It was removed from the catalogue.')),
    ...altered,
    ...added.map((key) => change('addition', key, 'It is new in the catalogue.')),
  ];
}

function operationChanges(base: ContractDocument, revision: ContractDocument): Change[] {
  const after = new Map(placesOf(revision).map(({ where, operation }) => [where, operation]));
  return placesOf(base).flatMap(({ where, operation: old }) => {
    const now = after.get(where);
    // Redocly already reports removed operations.
    if (!now) return [];
    return [
      ...renamed(old, now, where),
      ...securityChanges({ document: base, operation: old }, { document: revision, operation: now }, where),
      ...repeatChanges(old, now, where),
      ...limitChanges(old['x-rate-limit'], now['x-rate-limit'], where),
      ...ruleChanges(old['x-rules'], now['x-rules'] ?? [], where),
      ...errorChanges(old['x-errors'] ?? [], now['x-errors'] ?? [], where),
    ];
  });
}

function renamed(old: OperationObject, now: OperationObject, where: string): Change[] {
  if (old.operationId === now.operationId) return [];
  const what = `\`operationId\` changed from ${old.operationId} to ${now.operationId}. Generated clients name their calls after it.`;
  return [{ impact: 'breaking', where, what }];
}

function repeatChanges(old: OperationObject, now: OperationObject, where: string): Change[] {
  if (old['x-repeatable'] === now['x-repeatable']) return [];
  return now['x-repeatable']
    ? [{ impact: 'addition', where, what: 'The call may now be retried if its response was lost.' }]
    : [
        {
          impact: 'breaking',
          where,
          what: 'The call may no longer be retried if its response was lost, but existing clients do so.',
        },
      ];
}

/** A change is an addition if the new limit counts the same subject and allows at least the same burst and rate. */
function limitChanges(old: RateLimit | undefined, now: RateLimit | undefined, where: string): Change[] {
  const words = (limit: RateLimit | undefined) =>
    limit ? `${limit.requests} in ${limit.windowSeconds} s per ${limit.per}` : 'none';
  if (words(old) === words(now)) return [];
  const perSecond = ({ requests, windowSeconds }: RateLimit) => requests / windowSeconds;
  const isWider =
    !now || (old && now.per === old.per && now.requests >= old.requests && perSecond(now) >= perSecond(old));
  const what = `The limit changed from ${words(old)} to ${words(now)}.`;
  return [{ impact: isWider ? 'addition' : 'breaking', where, what }];
}

/**
 * Documenting an operation's rules for the first time is an addition. A rule added later is breaking, because it
 * rejects requests that were previously accepted. A rule with the same field, numbers and names as a previous one
 * counts as a rewording of that rule.
 */
function ruleChanges(
  old: readonly OperationRule[] | undefined,
  now: readonly OperationRule[],
  where: string,
): Change[] {
  const lines = new Set(old?.map(lineOf));
  const unmatched = new Set(old?.filter((rule) => !now.some((other) => lineOf(other) === lineOf(rule))).map(factsOf));
  return now
    .filter((rule) => !lines.has(lineOf(rule)))
    .map((rule) => {
      const isReworded = unmatched.delete(factsOf(rule));
      if (isReworded) return { impact: 'wording', where, what: `The rule for ${rule.field} was reworded.` };
      // Lists of reviewed corrections refer to this exact wording.
      const what = `It is refused by the rule ${lineOf(rule)}`;
      return { impact: old ? 'breaking' : 'addition', where, what };
    });
}

const lineOf = ({ field, says }: OperationRule) => `${field}: ${says}`;

/**
 * Facts that a reworded rule must keep: its field, its source, its numbers and the names that it contains in quotes.
 */
const factsOf = ({ field, by, says }: OperationRule) =>
  [field, by, ...(says.match(/`[^`]*`|\d[\d.]*/g) ?? []).map((fact) => fact.replace(/\.$/, '')).sort()].join(' ');

function errorChanges(old: readonly string[], now: readonly string[], where: string): Change[] {
  const added = now.filter((key) => !old.includes(key));
  const gone = old.filter((key) => !now.includes(key));
  return [
    ...added.map((key): Change => ({ impact: 'addition', where, what: `The call can now return ${key}.` })),
    ...gone.map((key): Change => ({ impact: 'wording', where, what: `The call no longer returns ${key}.` })),
  ];
}

function placesOf(document: ContractDocument): { where: string; operation: OperationObject }[] {
  return operationsOf(document).map(({ path, method, operation }) => ({
    where: `${method.toUpperCase()} ${path}`,
    operation,
  }));
}

/** Finds new values of open enums. Clients must accept new values, so these count as additions. */
function knownValueChanges(base: ContractDocument, revision: ContractDocument): Change[] {
  const before = openEnumsIn(base.components?.schemas, '');
  return [...openEnumsIn(revision.components?.schemas, '')].flatMap(([where, values]) => {
    const added = values.filter((value) => !(before.get(where) ?? values).includes(value));
    return added.map((value): Change => ({ impact: 'addition', where, what: `The new value ${value} is possible.` }));
  });
}

/** Returns the values of every open enum, keyed by its path. */
function openEnumsIn(node: unknown, where: string): ReadonlyMap<string, readonly string[]> {
  if (node === null || typeof node !== 'object') return new Map();
  const inside = Object.entries(node).flatMap(([name, part]) => [
    ...openEnumsIn(part, ['properties', 'schemas'].includes(name) ? where : `${where}${where && ' › '}${name}`),
  ]);
  const known = (node as { 'x-extensible-enum'?: readonly string[] })['x-extensible-enum'];
  return new Map(known ? [...inside, [where, known]] : inside);
}
