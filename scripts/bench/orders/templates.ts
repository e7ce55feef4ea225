import type { Database } from '../../../packages/server/src/database/open.ts';
import { createTestClock } from '../../../packages/server/test/support/clock.ts';
import {
  findCarAt,
  orderAt,
  orderTransferAt,
  payAt,
  payByLimitAt,
  payTransferAt,
  searchTransfersAt,
  theTransferOf,
} from '../../../packages/server/test/support/live-booking.ts';
import { startStaging } from '../../../packages/server/test/support/staging.ts';

const BEYOND_PICK_UP_SECONDS = 40 * 86_400;

/** Creates orders for Horizon Travel through the service. All other orders are copies of these. */
export async function makeTemplates(database: Database): Promise<void> {
  const { service, clock, tokenOf, stop } = await startStaging({}, { database, clock: createTestClock(new Date()) });
  const { url } = service;
  const token = await tokenOf('horizon');
  const car = await findCarAt(url, token);
  const transfer = theTransferOf((await searchTransfersAt(url, token)).body);

  const carOrder = async () => (await orderAt(url, token, car)).body.id;
  const transferOrder = async () => (await orderTransferAt(url, token, transfer)).body.orderId;
  const cancelCar = (id: string) => service.api('POST', `/order/${id}/cancel`, { token });
  const cancelTransfer = (id: string) => service.api('POST', `/transfer/orders/${id}/cancel`, { token });

  for (const pay of [payAt, payAt, payAt, payByLimitAt, payByLimitAt]) await pay(url, token, await carOrder());
  const paidCar = await carOrder();
  await payAt(url, token, paidCar);
  await cancelCar(paidCar);
  await cancelCar(await carOrder());
  for (let count = 0; count < 3; count += 1) await payTransferAt(url, token, await transferOrder());
  const paidTransfer = await transferOrder();
  await payTransferAt(url, token, paidTransfer);
  await cancelTransfer(paidTransfer);
  await carOrder();
  await transferOrder();
  clock.advance(BEYOND_PICK_UP_SECONDS);
  await service.endLapsedOrders();
  await stop();
}
