import type { CarResult, PaymentSession, WebhookEndpointSecret } from '../../packages/server/src/generated/types.ts';
import { orderCar } from '../../packages/server/test/operations/car-orders/ordering.ts';
import { foundCars, searchCars } from '../../packages/server/test/operations/car-search/trip.ts';
import { type Paying, startPaying } from '../../packages/server/test/operations/payments/paying.ts';
import type { AgencyName } from '../../packages/server/test/support/agencies.ts';
import type { Answer } from '../../packages/server/test/support/api.ts';
import { lastOf, type Way } from './way.ts';

const HOUR_SECONDS = 3600;
/** Maximum delay before a change to an agency's permissions takes effect. */
const PERMISSION_CHANGE_SECONDS = 5;
/** A number of installments that no card offers. The longest list offered by any card is 1, 2, 3, 6, 9 and 12. */
const INSTALLMENTS_OF_NO_CARD = 4;

/** Causes errors in car bookings, from search to payment, and in webhooks to an agency's server. */
export async function startCars() {
  const paying = await startPaying({ PROCESSOR_DEADLINE_MS: '3000' });
  const { service, tokenOf } = paying;
  const api = async <Body>(method: string, path: string, body?: unknown) =>
    service.api<Body>(method, path, { token: await tokenOf('horizon'), body });

  const carsOf = async (as: AgencyName = 'horizon') =>
    (await foundCars(service, await tokenOf(as))).filter(({ vendor }) => vendor.name === 'Test Drive');
  const carThat = async (fits: (car: CarResult) => boolean) => (await carsOf()).find(fits)!;
  const called = (name: string) => carThat(({ brand, model }) => `${brand.name} ${model.name}` === name);
  const anyone = ({ isCreditcheckRequired }: CarResult) => !isCreditcheckRequired;
  const order = async (car: CarResult, change: Parameters<typeof orderCar>[3] = {}, as: AgencyName = 'horizon') =>
    orderCar(service, await tokenOf(as), car, change);
  const payWith =
    (cardNumber: string, card: object = {}) =>
    async () =>
      paying.pay((await paying.order()).id, { cardNumber, ...card });
  const decline = (orderId: string) => paying.pay(orderId, { cardNumber: '4129111111111111' });
  const session = (orderID: string) =>
    api<PaymentSession>('POST', '/payment/sessions', { orderID, returnUrl: 'http://localhost:3000/done' });
  const endpoint = () =>
    api<WebhookEndpointSecret>('POST', '/webhook-endpoints', { url: 'http://localhost:3000/hooks' });

  const ways = {
    'carSearch.offerNotFound': ['searchID', () => api('GET', '/search/x/y/extra-products')],
    'carSearch.fullCreditNotAllowed': [
      'Meridian Tours',
      async () => searchCars(service, await tokenOf('meridian'), { body: { fullCredit: true } }),
    ],
    'carSearch.noVendorAnswered': [
      'TESTDRIVE',
      async () => {
        const { searchID, code } = await carThat(anyone);
        return whileFailing(paying, 'TESTDRIVE', () => api('POST', `/search/${searchID}/${code}/quote`));
      },
    ],
    'carOrder.ruleViolated': ['credit check', async () => order(await carThat((car) => !anyone(car)))],
    'carOrder.notReserved': ['getVoucher', async () => api('GET', `/order/${(await paying.order()).id}/voucher`)],
    'carOrder.notFound': ['CAR-unknown', () => api('GET', '/order/CAR-unknown')],
    'carOrder.offerUnavailable': ['Seat Ateca', async () => order(await called('Seat Ateca'))],
    'carOrder.totalDiffers': [
      'expectedTotal',
      async () => order(await carThat(anyone), { body: { expectedTotal: { amount: 1, currency: 'TRY' } } }),
    ],
    'carOrder.creditTypeNotAllowed': [
      'Meridian Tours',
      async () =>
        order(
          (await carsOf('meridian')).find(anyone)!,
          { body: { paymentType: 'limit', isFullCredit: true } },
          'meridian',
        ),
    ],
    'carOrder.vendorDidNotAnswer': [
      'TESTDRIVE',
      async () => {
        const car = await carThat(anyone);
        return whileFailing(paying, 'TESTDRIVE', () => order(car));
      },
    ],
    'order.idempotencyKeyReused': [
      'Idempotency-Key',
      async () => {
        const car = await carThat(anyone);
        const headers = { 'Idempotency-Key': 'basket-7' };
        await order(car, { headers });
        return order(car, { headers, passenger: { firstName: 'Ada' } });
      },
    ],
    'payment.invalidRequest': ['13', payWith('5528790000000008', { expireMonth: '13' })],
    'payment.ruleViolated': ['5528790000000008', payWith('5528790000000008', { installment: INSTALLMENTS_OF_NO_CARD })],
    'payment.orderNotFound': ['CAR-unknown', () => paying.pay('CAR-unknown')],
    'payment.orderNotPayable': [
      'twice',
      async () => {
        const { id } = await paying.order();
        await paying.pay(id);
        return paying.pay(id);
      },
    ],
    'payment.limitNotAllowed': [
      'Meridian Tours',
      async () => paying.payByLimit((await paying.order({ as: 'meridian' })).id, 'meridian'),
    ],
    'payment.cardNumberNotAllowed': [
      'As an operator',
      async () => {
        const { id } = await paying.order({ as: 'ege' });
        await service.database.pool.query("update agency set may_pay_by_card_number = false where name = 'Ege Travel'");
        service.clock.advance(PERMISSION_CHANGE_SECONDS);
        return paying.pay(id, {}, 'ege');
      },
    ],
    'payment.tooManyDeclines': [
      '4129111111111111',
      async () => {
        const { id } = await paying.order();
        return lastOf(6, () => decline(id));
      },
    ],
    'payment.processorDidNotAnswer': [
      'PROCESSOR',
      async () => {
        const { id } = await paying.order();
        return whileFailing(paying, 'PROCESSOR', () => paying.pay(id));
      },
    ],
    'payment.notTestVendor': ['ANADOLU', async () => paying.pay((await paying.order({ vendor: 'Anadolu Rent' })).id)],
    'paymentSession.notFound': ['paymentSessionId', () => api('GET', '/payment/sessions/unknown')],
    'paymentSession.alreadyOpen': [
      'second payment session',
      async () => {
        const { id } = await paying.order();
        return lastOf(2, () => session(id));
      },
    ],
    'paymentSession.notCancellable': [
      '`payOrder`',
      async () => {
        const { id: orderID } = await paying.order();
        const { id } = (await session(orderID)).body;
        await paying.pay(orderID);
        return api('POST', `/payment/sessions/${id}/cancel`);
      },
    ],
    'cardPayment.declined': ['4129111111111111', payWith('4129111111111111')],
    'cardPayment.insufficientFunds': ['4111111111111129', payWith('4111111111111129')],
    'cardPayment.cardExpired': ['4125111111111115', payWith('4125111111111115')],
    'cardPayment.invalidCardNumber': ['4111111111111112', payWith('4111111111111112')],
    'cardPayment.invalidCvc': ['4124111111111116', payWith('4124111111111116')],
    'cardPayment.threeDSecureFailed': ['4131111111111117', payWith('4131111111111117')],
    'cardPayment.outcomeUnknown': ['4000000000002081', payWith('4000000000002081')],
    'cardPayment.tooManyDeclines': [
      '4129110000000005',
      async () => {
        const answer = await lastOf(6, payWith('4129110000000005'));
        service.clock.advance(HOUR_SECONDS);
        return answer;
      },
    ],
    'limitPayment.limitExceeded': [
      'Lodos Transfer',
      async () => paying.payByLimit((await paying.order({ as: 'lodos' })).id, 'lodos'),
    ],
    'webhookEndpoint.notFound': ['endpointId', () => api('POST', '/webhook-endpoints/unknown/ping')],
    'webhookEndpoint.addressRefused': [
      'https://10.0.0.7/',
      () => api('POST', '/webhook-endpoints', { url: 'https://10.0.0.7/' }),
    ],
    'webhookEndpoint.disabled': [
      'disabled',
      async () => {
        const { id } = (await endpoint()).body.endpoint;
        await api('PATCH', `/webhook-endpoints/${id}`, { status: 'disabled' });
        return api('POST', `/webhook-endpoints/${id}/ping`);
      },
    ],
    'webhookEndpoint.tooMany': ['eleventh', () => lastOf(11, endpoint)],
  } as const satisfies Record<string, Way>;

  return { ways, stop: paying.stop };
}

async function whileFailing({ sandbox, service }: Paying, party: string, ask: () => Promise<Answer>): Promise<Answer> {
  sandbox.faults.set(party, 'failing');
  try {
    return await ask();
  } finally {
    sandbox.faults.set(party, 'normal');
    service.takeErrors();
  }
}
