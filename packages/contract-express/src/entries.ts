import { createWrittenBodies } from './cached-body.ts';
import type { Operation } from './contract.ts';
import type { failWith } from './failure.ts';
import type { Answered } from './handlers.ts';
import type { ContractAppOptions } from './options.ts';
import { createTextCheck } from './text-check.ts';
import type { ContractValidators, Validators } from './validators.ts';

export const answered = (status: number, body?: unknown, headers?: Record<string, string>): Answered<unknown> => ({
  status,
  body,
  ...(headers && { headers }),
});

export type Entry = {
  readonly operation: Operation;
  readonly validators: Validators;
  readonly handler: (
    request: object,
    answer: typeof answered,
    fail: typeof failWith,
  ) => Promise<Answered<unknown>> | Answered<unknown>;
  readonly checkTexts: ReturnType<typeof createTextCheck> | undefined;
  readonly cacheControl: string;
  readonly written: ReturnType<typeof createWrittenBodies>;
};

/** Throws an Error if the contract, the operation table, the catalogue and the options do not match. */
export function entriesOf<Caller>(
  options: ContractAppOptions<Caller>,
  validators: ContractValidators['operations'],
): ReadonlyMap<string, Entry> {
  const operations = Object.values(options.operations);
  return new Map(
    operations.map((operation) => {
      const { id, secured, limit } = operation;
      const handler = options.handlers[id] as Entry['handler'] | undefined;
      if (!handler) throw new Error(`${id} has no handler`);
      if (secured && !options.authenticate) throw new Error(`${id} is secured, and there is no authenticate`);
      if (options.limit && limit) assertCountable(operation, limit.per, options);
      for (const key of operation.errors) {
        const status = options.errors[key]?.status;
        if (!status) throw new Error(`${id} declares ${key}, which is not in the catalogue`);
        if (!validators.get(id)!.declaresError(status)) {
          throw new Error(`${id} declares ${key}, but no answer ${status} in application/json`);
        }
      }
      const cacheControl = options.cacheControl?.(operation) ?? 'no-store';
      const checkTexts = options.refuseText && createTextCheck(options.contract, operation, options.refuseText);
      const written = createWrittenBodies();
      return [id, { operation, handler, validators: validators.get(id)!, checkTexts, cacheControl, written }];
    }),
  );
}

function assertCountable<Caller>(
  { id, secured }: Operation,
  per: string,
  { limitIdentity, limitCredential, buckets }: ContractAppOptions<Caller>,
): void {
  if (per === 'user') {
    if (secured && limitIdentity) return;
    throw new Error(`${id} is limited per user: it must be secured, and there must be a limitIdentity`);
  }
  const isCountable = per === 'credential' ? limitCredential : buckets && Object.hasOwn(buckets, per);
  const option = per === 'credential' ? 'limitCredential' : `function ${per} in buckets`;
  if (!isCountable) throw new Error(`${id} is limited per ${per}: there must be a ${option}`);
}
