/** Compile-time tests of the errors that an operation may throw. This code never runs. */
import type { Fail } from '@agency-booking/contract-express';
import type { Handlers } from '../../src/generated/handlers.ts';
import type { Handlers as ManagementHandlers } from '../../src/generated/management/handlers.ts';
import type { FailWith as ManagementFailWith } from '../../src/management/fail.ts';
import type { Member } from '../../src/management/identity/types.ts';
import type { Caller } from '../../src/shared/caller.ts';
import type { FailWith } from '../../src/shared/fail.ts';

declare const fail: FailWith<
  | 'request.invalid'
  | 'carOrder.notFound'
  | 'carOrder.vendorDidNotAnswer'
  | 'cardPayment.cardExpired'
  | 'cardPayment.declined'
  | 'transferPay.alreadyPaid'
  | 'transferPay.failed'
>;
declare const details: { field: string; message: string };

export const accepted = [
  () => fail('carOrder.notFound'),
  () => fail('request.invalid', { field: 'orderID', message: 'is unknown' }),
  () => fail('request.invalid', details, { headers: { 'Retry-After': '1' } }),
  () => fail('transferPay.alreadyPaid', { orderId: 'TRF-1' }),
  () => fail('transferPay.failed', { orderId: 'TRF-1', status: 'expired', reason: 'orderExpired' }),
  () => fail('cardPayment.declined', { ...details, bankCode: 10005, bankMessage: 'Do not honour' }),
  () => fail('cardPayment.cardExpired', details),
  () => fail('carOrder.vendorDidNotAnswer', undefined, { headers: { 'Retry-After': '1' } }),
];

export const refused = [
  // @ts-expect-error the catalogue has no such error
  (missing: FailWith<'carOrder.gone'>) => missing,
  // @ts-expect-error the error is not among those of this function
  () => fail('carOrder.offerUnavailable', { reason: 'expired' }),
  // @ts-expect-error the catalogue has details for it
  () => fail('request.invalid'),
  // @ts-expect-error the catalogue has different details for it
  () => fail('request.invalid', { name: 'orderID' }),
  // @ts-expect-error the catalogue expects an object
  () => fail('request.invalid', 'orderID is unknown'),
  // @ts-expect-error the catalogue has no details for it
  () => fail('carOrder.notFound', { orderID: 'CAR-1' }),
  // @ts-expect-error the bank's message is missing
  () => fail('cardPayment.declined', details),
  // @ts-expect-error no order is in this status
  () => fail('transferPay.failed', { orderId: 'TRF-1', status: 'paid', reason: 'orderFailed' }),
  // @ts-expect-error no payment fails for this reason
  () => fail('transferPay.failed', { orderId: 'TRF-1', status: 'expired', reason: 'tooLate' }),
];

/** TypeScript narrows the type after a call to `fail`, which never returns. */
export function narrowed(order: string | undefined, fail: FailWith<'carOrder.notFound'>): string {
  if (order === undefined) fail('carOrder.notFound');
  return order;
}

declare function findOrder(id: string, fail: FailWith<'carOrder.notFound'>): void;
declare function payOrder(id: string, fail: FailWith<'carOrder.notFound' | 'transferPay.alreadyPaid'>): void;

/** A `fail` function may be passed on only if it covers all errors of the called function. */
export function passedOn(
  one: FailWith<'carOrder.notFound'>,
  both: FailWith<'carOrder.notFound' | 'transferPay.alreadyPaid'>,
  other: FailWith<'transferPay.alreadyPaid'>,
  otherDetails: Fail<{ readonly 'carOrder.notFound': string }>,
): void {
  findOrder('CAR-1', one);
  findOrder('CAR-1', both);
  payOrder('CAR-1', both);
  // @ts-expect-error one of two errors is missing
  payOrder('CAR-1', one);
  // @ts-expect-error it throws a different error
  findOrder('CAR-1', other);
  // @ts-expect-error it requires different details
  findOrder('CAR-1', otherDetails);
}

/** A function-typed dependency is checked like a direct call. */
export const deps: { readonly find: (id: string, fail: FailWith<'carOrder.notFound'>) => void } = {
  // @ts-expect-error the caller of `find` declares only carOrder.notFound
  find: payOrder,
};

type Checked = 'getOrder' | 'cancelOrder' | 'getLocation' | 'createOrder';

/** A handler cannot call code that throws an error that its operation does not declare. */
export const handlers: Pick<Handlers<Caller>, Checked> = {
  getOrder: (_request, _answer, fail) => fail('carOrder.notFound'),
  cancelOrder(_request, answer, fail) {
    findOrder('CAR-1', fail);
    return answer(200, { success: true, message: 'Cancelled.', orderId: 'CAR-1', status: 'success' });
  },
  // @ts-expect-error getLocation does not declare it
  getLocation: (_request, _answer, fail) => fail('carOrder.notFound'),
  createOrder(_request, _answer, fail) {
    // @ts-expect-error the catalogue has details for it
    if (_request) fail('carOrder.ruleViolated');
    // @ts-expect-error createOrder does not declare carOrder.notFound
    findOrder('CAR-1', fail);
    return fail('carOrder.offerUnavailable', { reason: 'expired' });
  },
};

declare function readLink(token: string, fail: ManagementFailWith<'link.invalid'>): void;
declare function checkPassword(password: string, fail: ManagementFailWith<'password.tooWeak'>): void;
declare function findEndpoint(id: string, fail: FailWith<'webhookEndpoint.notFound'>): void;

export const managementHandlers: Pick<
  ManagementHandlers<Member>,
  'acceptInvitation' | 'signOut' | 'pingWebhookEndpoint'
> = {
  acceptInvitation(_request, _answer, fail) {
    readLink('token', fail);
    checkPassword('password', fail);
    // @ts-expect-error the catalogue has details for it
    if (_request) fail('password.tooWeak');
    return fail('link.invalid');
  },
  signOut(_request, answer, fail) {
    // @ts-expect-error signOut does not declare link.invalid
    readLink('token', fail);
    // @ts-expect-error signOut does not declare a webhook endpoint error
    findEndpoint('whe_1', fail);
    return answer(204);
  },
  pingWebhookEndpoint(_request, answer, fail) {
    // Both contracts declare this error.
    findEndpoint('whe_1', fail);
    return answer(204);
  },
};
