import { orderCar } from '../../../packages/server/test/operations/car-orders/ordering.ts';
import { foundCars } from '../../../packages/server/test/operations/car-search/trip.ts';
import { cardWith } from '../../../packages/server/test/operations/payments/paying.ts';
import type { Staging } from '../../../packages/server/test/support/staging.ts';

/** Number of orders on each of the past days, with quiet weekends. */
const ORDERS_A_DAY = [3, 5, 4, 6, 2, 1, 5, 7, 6, 8, 4, 2, 6, 9];
const DAY_SECONDS = 86_400;
const DECLINED = '4129111111111111';

/**
 * Creates two weeks of orders. Most are charged to the credit limit, some are paid by card, and a few payments are
 * declined.
 */
export async function bookTwoWeeks({ service, clock, tokenOf }: Staging): Promise<void> {
  for (const count of ORDERS_A_DAY) {
    clock.advance(DAY_SECONDS);
    const token = await tokenOf('horizon');
    const cars = (await foundCars(service, token)).filter(
      (car) => car.vendor.name === 'Test Drive' && !car.isCreditcheckRequired,
    );
    for (let index = 0; index < count; index += 1) {
      clock.advance(60);
      const order = await orderCar(service, token, cars[index % cars.length]!, {});
      if (order.status !== 201) continue;
      const orderId = order.body.id;
      if (index % 3 === 2) await payBy(orderId, token, { payWithCard: cardWith({ cardNumber: DECLINED }) });
      if (index % 4 === 1) await payBy(orderId, token, { payWithCard: cardWith() });
      else await pay(orderId, token, { paymentType: 'limit' });
    }
    await service.writeRequests();
  }

  async function payBy(orderID: string, token: string, card: object): Promise<void> {
    await pay(orderID, token, { paymentType: 'creditCard', ...card });
  }
  async function pay(orderID: string, token: string, how: object): Promise<void> {
    await service.api('POST', '/payment/pay', { token, body: { orderID, ...how } });
  }
}

/** Creates an order with a pending 3D Secure payment. Returns the page that sends the customer to the bank. */
export async function atTheBank({ service, tokenOf }: Staging, callbackUrl: string): Promise<string> {
  const token = await tokenOf('horizon');
  const cars = await foundCars(service, token);
  const car = cars.find((each) => each.vendor.name === 'Test Drive' && !each.isCreditcheckRequired);
  const order = await orderCar(service, token, car!, {});
  const payWithCard = cardWith({ isWith3DSecure: true, callbackUrl });
  const body = { orderID: order.body.id, paymentType: 'creditCard', payWithCard };
  const paid = await service.api<{ threeDSHtmlContent: string }>('POST', '/payment/pay', { token, body });
  return paid.body.threeDSHtmlContent;
}
