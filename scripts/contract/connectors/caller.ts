import type { Json } from '../../fuzz/contract.ts';
import { type Declared, type Faults, parsed } from './answers.ts';

/** One request and its response, without keys or full card numbers. */
export type Exchange = {
  readonly operation: string;
  readonly sent: string;
  readonly came: string;
  readonly milliseconds: number;
  readonly isLate: boolean;
  readonly faults: Faults;
};

export type Answer = { readonly status: number; readonly body: Json };

export type Request = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Raw text that is sent in place of `body`. */
  readonly raw?: string;
  /** The key that replaces the correct one; `null` sends no key. */
  readonly key?: string | null;
};

/** The error for a missing or unreadable response, in which case the rule cannot be checked. */
export class Unusable extends Error {}

type CallerOptions = {
  readonly url: string;
  readonly key: string | null;
  readonly operations: ReadonlyMap<string, Declared>;
  /** Returns the deadline for an operation, in milliseconds. */
  readonly deadlineOf: (operation: string) => number;
};

export type Caller = ReturnType<typeof createCaller>;

export function createCaller({ url, key, operations, deadlineOf }: CallerOptions) {
  const exchanges: Exchange[] = [];
  return {
    exchanges: exchanges as readonly Exchange[],

    /** Throws an Unusable if no response arrives in time or if the response breaks the contract. */
    async call(operation: string, request: Request = {}): Promise<Answer> {
      const { method, path: template, faultsOf } = operations.get(operation)!;
      const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path?.[name] ?? ''));
      const query = request.query ? `?${new URLSearchParams(request.query)}` : '';
      const text = request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
      const shown = request.key === undefined ? key : request.key;
      const authorization = shown === null ? {} : { authorization: `Bearer ${shown}` };
      const sent = `${method} ${path}${query}${text === undefined ? '' : ` ${masked(text)}`}`;
      const startedAt = performance.now();
      const keep = (came: string, isLate: boolean, faults: Faults) =>
        exchanges.push({
          operation,
          sent,
          came,
          milliseconds: Math.round(performance.now() - startedAt),
          isLate,
          faults,
        });
      try {
        const answer = await fetch(url.replace(/\/$/, '') + path + query, {
          method,
          redirect: 'manual',
          signal: AbortSignal.timeout(deadlineOf(operation)),
          headers: { ...authorization, ...(text !== undefined && { 'content-type': 'application/json' }) },
          ...(text !== undefined && { body: text }),
        });
        const came = await answer.text();
        const faults = faultsOf(answer.status, came);
        keep(`${answer.status} ${masked(came)}`, false, faults);
        if (faults.status ?? faults.body)
          throw new Unusable(`the response violates the contract: ${faults.status ?? faults.body}`);
        return { status: answer.status, body: parsed(came) };
      } catch (error) {
        if (error instanceof Unusable) throw error;
        const isLate = (error as Error).name === 'TimeoutError';
        keep(isLate ? 'no response before the deadline' : 'no connection', isLate, {});
        throw new Unusable(
          isLate ? 'there was no response before the deadline' : `there was no response: ${(error as Error).message}`,
        );
      }
    },
  };
}

const LONGEST_SHOWN = 2_000;

/** Masks card numbers except for the first six and last four digits, and removes CVCs, PINs and card tokens. */
function masked(text: string): string {
  return text
    .replaceAll(/\b(\d{6})\d{3,9}(\d{4})\b/g, '$1******$2')
    .replaceAll(/"(cvc|pin|token)":"[^"]*"/g, '"$1":"***"')
    .slice(0, LONGEST_SHOWN);
}
