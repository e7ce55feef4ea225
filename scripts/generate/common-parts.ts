import { type Content, type ContractDocument, operationsOf, resolve } from './document.ts';

type Answer = Content & { headers?: Record<string, unknown> };
type Situations = Readonly<Record<string, { status: number; situation?: string } | undefined>>;

/**
 * These errors have no RateLimit headers, because they can occur before the request is counted or when counting fails.
 */
const UNCOUNTED = new Set(['unauthenticated', 'keySuspended', 'internalError']);

/** Adds `x-common-parameters` to operations, `x-common-headers` to responses and `x-common-patterns` to formats. */
export function withCommonParts(bundled: ContractDocument): ContractDocument {
  const {
    'x-common-parameters': parameters,
    'x-common-headers': headers,
    'x-common-patterns': patterns,
    ...document
  } = structuredClone(bundled);
  if (parameters) addParameters(document, parameters);
  if (headers) addHeaders(document, headers);
  if (patterns) addPatterns(document, patterns);
  return document;
}

function addParameters(document: ContractDocument, common: NonNullable<ContractDocument['x-common-parameters']>): void {
  for (const { operation } of operationsOf(document)) {
    operation.parameters = [...(operation.parameters ?? []), ...common];
  }
}

function addHeaders(document: ContractDocument, common: Record<string, unknown>): void {
  const always = Object.fromEntries(Object.entries(common).filter(([name]) => !name.startsWith('RateLimit-')));
  for (const [answer, isCounted] of answersOf(document)) {
    answer.headers = { ...(isCounted ? common : always), ...answer.headers };
  }
}

/** Maps each response to true if the request is always counted before any operation returns that response. */
function answersOf(document: ContractDocument): ReadonlyMap<Answer, boolean> {
  const catalogue = (document['x-error-catalogue'] ?? {}) as Situations;
  const answers = new Map<Answer, boolean>();
  for (const { operation } of operationsOf(document)) {
    const errors = (operation['x-errors'] ?? []).map((key) => catalogue[key]);
    for (const [status, declared] of Object.entries(operation.responses ?? {})) {
      const answer = resolve<Answer>(document, declared);
      const raised = errors.filter((error) => String(error?.status) === status);
      const isError = status === 'default' || raised.length > 0;
      const isCounted = !isError || raised.some((error) => !UNCOUNTED.has(error?.situation ?? ''));
      answers.set(answer, isCounted && (answers.get(answer) ?? true));
    }
  }
  return answers;
}

type Node = { format?: unknown; pattern?: string };

/** Adds patterns to our custom formats, which other tools do not recognise. */
function addPatterns(node: unknown, patterns: Readonly<Record<string, string>>): void {
  if (node === null || typeof node !== 'object') return;
  const { format } = node as Node;
  if (typeof format === 'string' && patterns[format]) (node as Node).pattern ??= patterns[format];
  for (const part of Object.values(node)) addPatterns(part, patterns);
}
