import { createHash } from 'node:crypto';
import type { Exchange } from './exchange.ts';
import { EdgeFailure } from './failure.ts';
import type { ContractAppOptions, LimitState } from './options.ts';
import type { PathParameters } from './router.ts';

/** What is counted of a request, and when it is told to wait: by the published limits, and by the address it comes from. */
export function createLimits<Caller>(options: ContractAppOptions<Caller>) {
  const { limit, addressLimit } = options;

  /**
   * @returns `undefined` where it was counted at once
   * @throws EdgeFailure when the published limit is used up
   */
  function count(exchange: Exchange<Caller>, identity: string): Promise<void> | undefined {
    const operation = exchange.operation!;
    if (!limit || !operation.limit) return undefined;
    const state = limit({ operation, limit: operation.limit, bucket: `${operation.id}:${identity}` });
    if (state instanceof Promise) return state.then((later) => tell(exchange, later));
    tell(exchange, state);
    return undefined;
  }

  function tell(exchange: Exchange<Caller>, state: LimitState): void {
    exchange.limitHeaders = {
      'RateLimit-Limit': String(state.limit),
      'RateLimit-Remaining': String(state.remaining),
      'RateLimit-Reset': String(state.resetSeconds),
    };
    if (state.exceeded) throw tooMany(state.retryAfterSeconds);
  }

  function refuse(exchange: Exchange<Caller>): EdgeFailure | undefined {
    if (!addressLimit || exchange.isRefused) return undefined;
    exchange.isRefused = true;
    const wait = addressLimit.refuse(exchange.operation!, exchange.network);
    return wait > 0 ? tooMany(wait) : undefined;
  }

  /** Whether an answer refuses a caller whom the operation does not know. */
  function isRefusal({ operation, caller }: Exchange<Caller>, status: number): boolean {
    if (!operation) return false;
    if (operation.secured) return status === 401 && caller === undefined;
    return status >= 400 && status < 500 && status !== 429;
  }

  return {
    /**
     * Before anything of a request without a token is read.
     * @throws EdgeFailure when its address has been refused too often, or repeats a call for one order too often
     */
    assertWelcome(exchange: Exchange<Caller>, path: PathParameters, query: URLSearchParams): void {
      if (!addressLimit) return;
      const { network } = exchange;
      const operation = exchange.operation!;
      const isOfOrder = operation.limit?.per === 'order';
      const repeated = isOfOrder ? addressLimit.repeat(operation, network, namedIn(path)) : 0;
      if (repeated > 0) throw tooMany(repeated);
      const wait = addressLimit.wait(operation, network);
      if (wait === 0) return;
      const isExpected = isOfOrder && options.isExpected?.({ operationId: operation.id, path, query });
      if (!isExpected) throw tooMany(wait);
    },

    /** Counts an answer that is a refusal. @returns what is answered instead, once the address has had too many */
    refuse(exchange: Exchange<Caller>, status: number): EdgeFailure | undefined {
      return isRefusal(exchange, status) ? refuse(exchange) : undefined;
    },

    countUser(exchange: Exchange<Caller>): Promise<void> | undefined {
      return count(exchange, options.limitIdentity!(exchange.caller as Caller));
    },

    countCredential(exchange: Exchange<Caller>, body: unknown): Promise<void> | undefined {
      const credential = options.limitCredential?.(body, exchange.operation!) ?? '';
      return count(exchange, createHash('sha256').update(`${credential}\n${exchange.network}`).digest('base64url'));
    },

    countParty(exchange: Exchange<Caller>, path: PathParameters): Promise<void> | undefined {
      return count(exchange, namedIn(path));
    },

    /** A call that belongs to the order is not counted; any other is, and as a refusal to its address too. */
    async countOrder(exchange: Exchange<Caller>, path: PathParameters, query: URLSearchParams, body: unknown) {
      const operation = exchange.operation!;
      if (await options.isLimitExempt?.({ operationId: operation.id, path, query, body })) return;
      await count(exchange, namedIn(path));
      const instead = refuse(exchange);
      if (instead) throw instead;
    },
  };
}

/** The order or party that a path is about. */
const namedIn = (path: PathParameters) => Object.values(path).join('/');

const tooMany = (seconds: number) =>
  new EdgeFailure('rateLimited', undefined, { headers: { 'Retry-After': String(seconds) } });
