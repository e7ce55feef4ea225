import { createHash } from 'node:crypto';
import type { Exchange } from './exchange.ts';
import { EdgeFailure } from './failure.ts';
import type { ContractAppOptions, LimitState } from './options.ts';
import type { PathParameters } from './router.ts';

export function createLimits<Caller>(options: ContractAppOptions<Caller>) {
  const { limit, addressLimit } = options;

  /**
   * @returns `undefined` if the request was counted synchronously
   * @throws EdgeFailure if the published limit is exceeded
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

  /** Returns true if the response refuses a caller whom the operation could not authenticate. */
  function isRefusal({ operation, caller }: Exchange<Caller>, status: number): boolean {
    if (!operation) return false;
    if (operation.secured) return status === 401 && caller === undefined;
    return status >= 400 && status < 500 && status !== 429;
  }

  return {
    /**
     * Checks the limits for an unauthenticated request before any of it is read.
     * @throws EdgeFailure if the address has had too many refusals or has repeated a call for one order too often
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

    /** @returns the error to send instead if the address has had too many refusals */
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

    /** Counts a call for an order unless the call is exempt. A counted call is treated as a refusal for its address. */
    async countOrder(exchange: Exchange<Caller>, path: PathParameters, query: URLSearchParams, body: unknown) {
      const operation = exchange.operation!;
      if (await options.isLimitExempt?.({ operationId: operation.id, path, query, body })) return;
      await count(exchange, namedIn(path));
      const instead = refuse(exchange);
      if (instead) throw instead;
    },
  };
}

/** Returns the order or party in the path. */
const namedIn = (path: PathParameters) => Object.values(path).join('/');

const tooMany = (seconds: number) =>
  new EdgeFailure('rateLimited', undefined, { headers: { 'Retry-After': String(seconds) } });
