import type { Result } from '@agency-booking/client';
import type { World } from '../src/index.ts';

const IST = { lat: 41.2613, lon: 28.74195 };
const TAKSIM = { lat: 41.037, lon: 28.9851 };
const CUSTOMER = { 'X-Forwarded-For': '203.0.113.24' } as const;
const DAY_MS = 86_400_000;

export const deniz = {
  firstName: 'Deniz',
  lastName: 'Kaya',
  email: 'deniz.kaya@example.com',
  nationality: 'TR',
  phone: '+905321234567',
  birthDate: '1990-04-12',
  identityNumber: '10000000146',
};

export const card = {
  cardNumber: '5528790000000008',
  expireMonth: '12',
  expireYear: '2030',
  cardHolderName: 'DENIZ KAYA',
  cvc: '123',
  installment: 1,
  isWith3DSecure: false,
  callbackUrl: 'http://localhost:3000/return',
};

/** Returns the data of a successful call, or throws the error of a failed one. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(`${result.error.status} ${result.error.key}: ${result.error.description}`);
  return result.data;
}

const inDays = ({ clock }: World, days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();

export async function searchCars(world: World, days = 30) {
  const body = {
    ...{ checkInDateTime: inDays(world, days), checkInLocation: IST },
    ...{ checkOutDateTime: inDays(world, days + 3), checkOutLocation: IST },
    ...({ age: '30+', country: 'TR', paymentType: 'creditCard' } as const),
  };
  return dataOf(await world.client().searchCars({ body }));
}

/** Orders a car from the test vendor. */
export async function orderCar(world: World, { days = 30, lastName = deniz.lastName } = {}) {
  const { results } = await searchCars(world, days);
  const { searchID, code } = results.find(
    ({ vendor, isCreditcheckRequired }) => vendor.id === 1 && !isCreditcheckRequired,
  )!;
  const body = { paymentType: 'creditCard', searchID, code, passenger: { ...deniz, lastName } } as const;
  return dataOf(await world.client().createOrder({ headers: CUSTOMER, body }));
}

export const payByCard = async (world: World, orderID: string, changes: Partial<typeof card> = {}) =>
  world.client().payOrder({ body: { orderID, paymentType: 'creditCard', payWithCard: { ...card, ...changes } } });

export async function searchTransfers(world: World, days = 30) {
  const body = {
    type: 'round' as const,
    ...{ pickup: { ...IST, name: 'Istanbul Airport' }, dropoff: { ...TAKSIM, name: 'Taksim' } },
    ...{ pickupTime: inDays(world, days), returnPickupTime: inDays(world, days + 3), passengerCount: 4 },
  };
  return dataOf(await world.client().searchTransfers({ body }));
}

/** Orders a round trip, and does not pay for it. */
export async function bookTransfer(world: World, { days = 30, lastName = deniz.lastName } = {}) {
  const { searchId, products } = await searchTransfers(world, days);
  const passengers = [{ ...deniz, lastName, primary: true, gender: 'F' }] as const;
  const body = { searchId, code: products[0]!.code, passengers };
  return dataOf(await world.client().createTransferOrder({ headers: CUSTOMER, body }));
}

export const payTransfer = (world: World, orderId: string) =>
  world.client().payTransferOrder({ path: { orderId }, headers: CUSTOMER, body: { paymentType: 'limit' } });

export async function orderTransfer(world: World, options: Parameters<typeof bookTransfer>[1] = {}) {
  const order = await bookTransfer(world, options);
  dataOf(await payTransfer(world, order.orderId));
  return order;
}
