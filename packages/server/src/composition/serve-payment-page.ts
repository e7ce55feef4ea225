import { createHash, timingSafeEqual } from 'node:crypto';
import { contract, errors, operations } from '@agency-booking/connector-contracts/payment-page';
import {
  type ContractApp,
  type ContractAppOptions,
  createContractApp,
  EdgeFailure,
} from '@agency-booking/contract-express';
import { createPaymentPageHandlers } from '../connectors/payment-page/handlers.ts';
import { onShareOf } from '../database/shares.ts';
import { eachHandler } from '../shared/each-handler.ts';
import type { Given } from './given.ts';
import type { Rooms } from './rooms.ts';

const PAGE_PATH = '/payment-page/v1';

type Shared = Pick<
  ContractAppOptions<undefined>,
  'compiledFolder' | 'refuseText' | 'offContract' | 'headers' | 'bounds' | 'trustProxyHops' | 'report'
>;

/** Serves the calls of the payment page, which authenticates with its own key. */
export function servePaymentPage(
  { payments }: Pick<Rooms, 'payments'>,
  { metrics }: Given,
  { key, ...shared }: Shared & { readonly key: string },
): Promise<ContractApp> {
  const expected = digestOf(key);
  metrics.serves(operations);
  return createContractApp<undefined>({
    ...shared,
    contract,
    operations,
    errors,
    handlers: eachHandler(
      createPaymentPageHandlers(payments.page),
      (handler) =>
        (...call: never[]) =>
          onShareOf('payment page', () => handler(...call)),
    ),
    authenticate(given) {
      if (!timingSafeEqual(digestOf(given), expected)) throw new EdgeFailure('unauthenticated');
      return undefined;
    },
    basePath: PAGE_PATH,
  });
}

/** Digests have equal lengths, as the comparison requires. */
const digestOf = (key: string) => createHash('sha256').update(key).digest();
