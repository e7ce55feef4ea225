/** Compile-time tests of the errors that an operation may throw. This code never runs. */
import type { Handlers } from '../../src/generated/handlers.ts';
import type { Caller } from '../../src/shared/caller.ts';
import { type FailOf, failOf } from '../../src/shared/fail.ts';

const failGet: FailOf<'getOrder'> = failOf();
const failBoth: FailOf<'getOrder' | 'createOrder'> = failOf();
const failPay: FailOf<'payTransferOrder'> = failOf();
const failCard: FailOf<'payOrder'> = failOf();
declare const details: { field: string; message: string };

export const accepted = [
  () => failGet('carOrder.notFound'),
  () => failGet('request.invalid', { field: 'orderID', message: 'is unknown' }),
  () => failBoth('request.invalid', details, { headers: { 'Retry-After': '1' } }),
  () => failPay('transferPay.alreadyPaid', { orderId: 'TRF-1' }),
  () => failPay('transferPay.failed', { orderId: 'TRF-1', status: 'expired', reason: 'orderExpired' }),
  () => failCard('cardPayment.declined', { ...details, bankCode: 10005, bankMessage: 'Do not honour' }),
  () => failCard('cardPayment.cardExpired', details),
  () => failOf<'createOrder'>()('carOrder.vendorDidNotAnswer', undefined, { headers: { 'Retry-After': '1' } }),
];

export const refused = [
  // @ts-expect-error the catalogue has no such error
  () => failGet('carOrder.gone'),
  // @ts-expect-error getOrder does not declare it
  () => failGet('carOrder.offerUnavailable'),
  // @ts-expect-error only createOrder declares it
  () => failBoth('carOrder.offerUnavailable'),
  // @ts-expect-error only getOrder declares it
  () => failBoth('carOrder.notFound'),
  // @ts-expect-error the catalogue has details for it
  () => failGet('request.invalid'),
  // @ts-expect-error the catalogue has different details for it
  () => failGet('request.invalid', { name: 'orderID' }),
  // @ts-expect-error the catalogue expects an object
  () => failGet('request.invalid', 'orderID is unknown'),
  // @ts-expect-error the catalogue has no details for it
  () => failGet('carOrder.notFound', { orderID: 'CAR-1' }),
  // @ts-expect-error the bank's message is missing
  () => failCard('cardPayment.declined', details),
  // @ts-expect-error no order is in this status
  () => failPay('transferPay.failed', { orderId: 'TRF-1', status: 'paid', reason: 'orderFailed' }),
  // @ts-expect-error no payment fails for this reason
  () => failPay('transferPay.failed', { orderId: 'TRF-1', status: 'expired', reason: 'tooLate' }),
  // @ts-expect-error there is no such operation
  () => failOf<'getOrders'>(),
];

/** The type is narrowed after a failure. */
export function narrowed(order: string | undefined): string {
  if (order === undefined) failGet('carOrder.notFound');
  return order;
}

/** Code shared by several operations accepts the `fail` function of any of them, but no other. */
declare function assertThere(order: unknown, fail: FailOf<'getOrder' | 'cancelOrder'>): void;

/** Handlers receive the errors of their operation. */
export const handlers: Pick<Handlers<Caller>, 'getOrder' | 'cancelOrder' | 'getLocation' | 'createOrder'> = {
  getOrder: (_request, _answer, fail) => fail('carOrder.notFound'),
  cancelOrder(_request, answer, fail) {
    assertThere(undefined, fail);
    return answer(200, { success: true, message: 'Cancelled.', orderId: 'CAR-1', status: 'success' });
  },
  // @ts-expect-error getLocation does not declare it
  getLocation: (_request, _answer, fail) => fail('carOrder.notFound'),
  createOrder(_request, _answer, fail) {
    // @ts-expect-error the catalogue has details for it
    if (_request) fail('carOrder.ruleViolated');
    // @ts-expect-error createOrder does not declare carOrder.notFound
    assertThere(undefined, fail);
    return fail('carOrder.offerUnavailable', { reason: 'expired' });
  },
};
