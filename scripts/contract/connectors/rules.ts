import type { Answer, Caller, Exchange } from './caller.ts';
import { Unusable } from './caller.ts';

export type Rule = {
  /** Rule ID such as `reserve.once`. */
  readonly id: string;
  /** Description of the rule in one sentence. */
  readonly says: string;
  /**
   * Returns a short description of the observed behaviour.
   * Throws Broken if the rule is broken.
   * Throws NotTried if the rule could not be tested.
   */
  readonly check: () => Promise<string>;
};

export type Line = {
  readonly rule: string;
  readonly says: string;
  readonly verdict: 'kept' | 'broken' | 'not tried';
  readonly because: string;
  readonly exchanges: readonly Exchange[];
};

export class Broken extends Error {}
export class NotTried extends Error {}

/** The first rule for a party that issues keys. If it fails, no other rule can be tested. */
export const KEY_ACCEPTED = 'key.accepted';
export const isKeyRefused = ([first]: readonly Line[]) => first?.rule === KEY_ACCEPTED && first.verdict === 'broken';
const WITHOUT_KEY = { verdict: 'not tried', because: 'your key was refused' } as const;

/** Runs the rules in sequence, because later rules depend on the results of earlier ones. */
export async function tryRules(rules: readonly Rule[], caller: Caller): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { id, says, check } of rules) {
    const before = caller.exchanges.length;
    const { verdict, because } = isKeyRefused(lines) ? WITHOUT_KEY : await verdictOf(check);
    lines.push({ rule: id, says, verdict, because, exchanges: caller.exchanges.slice(before) });
  }
  return [...lines, ...linesOfAll(caller.exchanges)];
}

async function verdictOf(check: Rule['check']): Promise<Pick<Line, 'verdict' | 'because'>> {
  try {
    return { verdict: 'kept', because: await check() };
  } catch (error) {
    if (error instanceof Broken) return { verdict: 'broken', because: error.message };
    if (error instanceof NotTried || error instanceof Unusable) return { verdict: 'not tried', because: error.message };
    throw error;
  }
}

/** Returns the results for the rules that apply to every response. */
function linesOfAll(exchanges: readonly Exchange[]): Line[] {
  const line = (rule: string, says: string, wordOf: (exchange: Exchange) => string | undefined): Line => {
    const broken = exchanges.filter((exchange) => wordOf(exchange) !== undefined);
    const words = new Set(broken.map((exchange) => `${exchange.operation}: ${wordOf(exchange)}`));
    const because = broken.length > 0 ? [...words].join('; ') : `${exchanges.length} answers`;
    return { rule, says, verdict: broken.length > 0 ? 'broken' : 'kept', because, exchanges: broken };
  };
  return [
    line('answers.deadline', 'Every response arrives before the deadline.', ({ isLate, came }) =>
      isLate ? came : undefined,
    ),
    line('answers.status', 'Every response status is declared in the contract.', ({ faults }) => faults.status),
    line('answers.body', 'Every response body matches its schema, including all values.', ({ faults }) => faults.body),
    line(
      'answers.fields',
      'No response body has fields that the contract does not declare.',
      ({ faults }) => faults.fields,
    ),
  ];
}

/** Throws Broken if the status or the catalogue code differs. */
export function expectStatus({ status, body }: Answer, expected: number, code?: number): void {
  if (status !== expected) throw new Broken(`expected status ${expected}, received ${status}`);
  if (code !== undefined && body.code !== code) throw new Broken(`expected code ${code}, received ${body.code}`);
}

/** Throws Broken if the values differ. Ignores the order of their fields. */
export function expectSame(what: string, first: unknown, second: unknown): void {
  const [one, other] = [ordered(first), ordered(second)];
  if (one !== other) throw new Broken(`${what} differ: first ${one}, then ${other}`);
}

export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise);
}

/** Throws NotTried if earlier rules have not set the value. */
export function needed<Value>(value: Value | undefined, because: string): Value {
  if (value === undefined) throw new NotTried(because);
  return value;
}

const ordered = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
