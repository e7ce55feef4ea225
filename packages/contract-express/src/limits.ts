import { createHash } from 'node:crypto';
import type { Situation } from './contract.ts';
import type { Exchange } from './exchange.ts';
import { EdgeFailure } from './failure.ts';
import type { ContractAppOptions, LimitState, UnreadRequest } from './options.ts';

export type Limits<Caller> = ReturnType<typeof createLimits<Caller>>;

export function createLimits<Caller>(options: ContractAppOptions<Caller>) {
  const { limit, addressLimit, buckets = {} } = options;
  const situations: readonly Situation[] = limit || addressLimit || options.holder ? ['rateLimited'] : [];

  /**
   * Counts a request. Returns `undefined` if it was counted synchronously. Throws an EdgeFailure if the published limit
   * is exceeded.
   */
  function count(exchange: Exchange<Caller>, identity: string): Promise<void> | undefined {
    const operation = exchange.operation!;
    const state = limit!({ operation, limit: operation.limit!, bucket: `${operation.id}:${identity}` });
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

  /** Returns true if the response rejects a caller that the operation could not authenticate. */
  function isRefusal({ operation, caller }: Exchange<Caller>, status: number): boolean {
    if (!operation) return false;
    if (operation.secured) return status === 401 && caller === undefined;
    return status >= 400 && status < 500 && status !== 429;
  }

  return {
    /** The situations for which the catalogue must define an error. */
    situations,

    /**
     * Checks the address limit before any part of an unauthenticated request is read. Throws an EdgeFailure if the
     * client must wait.
     */
    assertWelcome({ network }: Exchange<Caller>, request: UnreadRequest): void {
      const wait = addressLimit?.wait(request, network) ?? 0;
      if (wait > 0) throw tooMany(wait);
    },

    /** Returns the error that replaces the response if too many requests from the address have been rejected. */
    refuse(exchange: Exchange<Caller>, status: number): EdgeFailure | undefined {
      return isRefusal(exchange, status) ? refuse(exchange) : undefined;
    },

    countUser(exchange: Exchange<Caller>): Promise<void> | undefined {
      return limit && count(exchange, options.limitIdentity!(exchange.caller as Caller));
    },

    /** Counts a request whose body has been read, per credential or in the bucket that the app selects. */
    async countRead(exchange: Exchange<Caller>, request: UnreadRequest, body: unknown): Promise<void> {
      const { per } = exchange.operation!.limit!;
      if (!limit) return;
      if (per === 'credential') {
        const credential = options.limitCredential!(body, exchange.operation!) ?? '';
        const hash = createHash('sha256').update(`${credential}\n${exchange.network}`).digest('base64url');
        return count(exchange, hash);
      }
      const { operation, path, query } = request;
      const bucket = await buckets[per]!({ operation, path, query, body });
      if (!bucket) return;
      await count(exchange, bucket.name);
      const instead = bucket.isRefusal ? refuse(exchange) : undefined;
      if (instead) throw instead;
    },
  };
}

const tooMany = (seconds: number) =>
  new EdgeFailure('rateLimited', { retryAfterSeconds: seconds }, { headers: { 'Retry-After': String(seconds) } });
