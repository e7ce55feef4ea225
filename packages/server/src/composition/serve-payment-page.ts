import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { contract, errors, operations } from '@agency-booking/connector-contracts/payment-page';
import {
  type ContractApp,
  type ContractAppOptions,
  canonicalAddress,
  createContractApp,
  currentRequest,
  EdgeFailure,
  networkOf,
} from '@agency-booking/contract-express';
import { createPaymentPageHandlers } from '../connectors/payment-page/handlers.ts';
import { onShareOf } from '../database/shares.ts';
import type { Caller } from '../shared/caller.ts';
import { eachHandler } from '../shared/each-handler.ts';
import type { Given } from './given.ts';
import type { Rooms } from './rooms.ts';

const PAGE_PATH = '/payment-page/v1';

const ADDRESS_HEADER = 'x-traveller-address';

/** The traveller for whom the page makes a call. Payment pages from earlier releases send no IP address. */
type Traveller = { readonly travellerAddress: string | undefined };

type Shared = Pick<
  ContractAppOptions<Caller>,
  | 'compiledFolder'
  | 'limit'
  | 'addressLimit'
  | 'refuseText'
  | 'offContract'
  | 'headers'
  | 'bounds'
  | 'trustProxyHops'
  | 'report'
>;

/** Serves calls from the payment page, which authenticates with its own key. Limits apply to each traveller. */
export function servePaymentPage(
  { payments }: Pick<Rooms, 'payments'>,
  { metrics }: Given,
  { keys, report, ...shared }: Shared & { readonly keys: readonly string[] },
): Promise<ContractApp> {
  const expected = keys.map(digestOf);
  metrics.serves(operations);
  return createContractApp<Traveller>({
    ...shared,
    // The traveller belongs to no agency.
    report: { ...report, answered: (event) => report?.answered?.({ ...event, caller: undefined }) },
    contract,
    operations,
    errors,
    handlers: eachHandler(
      createPaymentPageHandlers(payments.page),
      (handler) =>
        (...call: never[]) =>
          onShareOf('payment page', () => handler(...call)),
    ),
    authenticate(given, _operation, { headers }) {
      const digest = digestOf(given);
      if (!expected.some((each) => timingSafeEqual(each, digest))) throw new EdgeFailure('unauthenticated');
      return { travellerAddress: canonicalAddress(String(headers[ADDRESS_HEADER] ?? '')) };
    },
    buckets: {
      traveller() {
        const { travellerAddress } = currentRequest()!.caller as Traveller;
        return travellerAddress === undefined ? undefined : { name: bucketOf(travellerAddress, keys[0]!) };
      },
    },
    basePath: PAGE_PATH,
  });
}

/** Digests have equal lengths, as the comparison requires. */
const digestOf = (key: string) => createHash('sha256').update(key).digest();

/** The bucket name is stored in the database, so it must not reveal the IP address. */
const bucketOf = (address: string, key: string) =>
  createHmac('sha256', key).update(networkOf(address)).digest('base64url');
