import type { Answer, Caller, Exchange } from './caller.ts';
import { Unusable } from './caller.ts';

/** What the service expects of a party, and how it is found out. */
export type Rule = {
  /** `reserve.once` */
  readonly id: string;
  /** The rule in a sentence. */
  readonly says: string;
  /** @returns what was seen @throws Broken @throws NotTried */
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

/** Tries the rules one after the other, as a conversation: later ones build on what earlier ones have made. */
export async function tryRules(rules: readonly Rule[], caller: Caller): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { id, says, check } of rules) {
    const before = caller.exchanges.length;
    const { verdict, because } = await verdictOf(check);
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

/** What holds of every answer. */
function linesOfAll(exchanges: readonly Exchange[]): Line[] {
  const line = (rule: string, says: string, wordOf: (exchange: Exchange) => string | undefined): Line => {
    const broken = exchanges.filter((exchange) => wordOf(exchange) !== undefined);
    const words = new Set(broken.map((exchange) => `${exchange.operation}: ${wordOf(exchange)}`));
    const because = broken.length > 0 ? [...words].join('; ') : `${exchanges.length} answers`;
    return { rule, says, verdict: broken.length > 0 ? 'broken' : 'kept', because, exchanges: broken };
  };
  return [
    line('answers.deadline', 'Every answer comes before the service stops waiting.', ({ isLate, came }) =>
      isLate ? came : undefined,
    ),
    line('answers.status', 'Every status is one that the contract declares.', ({ faults }) => faults.status),
    line('answers.body', 'Every body fits its schema, its values included.', ({ faults }) => faults.body),
    line('answers.fields', 'No body has fields that the contract does not declare.', ({ faults }) => faults.fields),
  ];
}

/** @throws Broken unless the answer has this status, and this key of the catalogue or code when it is an error */
export function expectStatus({ status, body }: Answer, expected: number, code?: number): void {
  if (status !== expected) throw new Broken(`${expected} was expected, ${status} came`);
  if (code !== undefined && body.code !== code) throw new Broken(`the code ${code} was expected, ${body.code} came`);
}

/** @throws Broken unless both are the same, whatever the order of their fields */
export function expectSame(what: string, first: unknown, second: unknown): void {
  const [one, other] = [ordered(first), ordered(second)];
  if (one !== other) throw new Broken(`${what}: first ${one}, then ${other}`);
}

export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise);
}

/** @throws NotTried */
export function needed<Value>(value: Value | undefined, because: string): Value {
  if (value === undefined) throw new NotTried(because);
  return value;
}

const ordered = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
