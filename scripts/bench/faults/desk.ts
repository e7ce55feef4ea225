import type { AgencyName } from '../../../packages/server/test/support/agencies.ts';
import { type Answer, call } from '../../../packages/server/test/support/api.ts';
import {
  type FoundCar,
  type FoundTransfer,
  findCarAt,
  loginAt,
  orderAt,
  orderTransferAt,
  payAt,
  payByLimitAt,
  payTransferAt,
  searchCarsAt,
  searchTransfersAt,
  theCarOf,
  theTransferOf,
} from '../../../packages/server/test/support/live-booking.ts';
import type { Order, Promised } from './promises.ts';

type Step = { readonly operation: string; readonly isWrite: boolean; readonly call: () => Promise<Answer> };
export type Desk = { readonly agency: AgencyName; next(): Step };

/** The only agency with enough credit for the traffic. */
const HAS_CREDIT: AgencyName = 'horizon';
const READS_THE_LAST = 20;

/** Creates a simulated agency that sends requests. Each step is one request that uses the results of earlier steps. */
export async function openDesk(url: string, agency: AgencyName, promised: Promised): Promise<Desk> {
  const token = await loginAt(url, agency);
  let car: FoundCar = await findCarAt(url, token);
  let transfer: FoundTransfer = theTransferOf((await searchTransfersAt(url, token)).body);
  const unpaidCars: Order[] = [];
  const unpaidTransfers: Order[] = [];
  const paid: Order[] = [];
  const last: Order[] = [];

  /** Search that the agency repeats after learning that its offer has expired. */
  let searchAgain: (() => Step) | undefined;
  const unless404 = (answer: Answer, search: () => Step) => {
    if (answer.status === 404) searchAgain = search;
    return answer;
  };

  const step = (operation: string, call: Step['call']): Step => ({ operation, isWrite: false, call });
  const write = (operation: string, call: Step['call']): Step => ({ operation, isWrite: true, call });
  const pathOf = ({ kind, id }: Order) => `${url}/api/v1${kind === 'car' ? '/order' : '/transfer/orders'}/${id}`;

  function keep(order: Order, queue: Order[]): void {
    promised.ordered(order);
    queue.push(order);
    last.push(order);
    if (last.length > READS_THE_LAST) last.shift();
  }
  async function pay(order: Order, paying: Promise<Answer>): Promise<Answer> {
    promised.touched(order);
    const answer = await paying;
    if (answer.status === 200 && (answer.body as { status: string }).status !== 'failed') {
      promised.paid(order);
      paid.push(order);
    }
    return answer;
  }
  const limits = () => step('getLimits', () => call(`${url}/api/v1/payment/limits`, 'GET', { token }));
  const withNext = (queue: Order[], use: (order: Order) => Step): Step => {
    const order = queue.shift();
    return order ? use(order) : limits();
  };

  const searchCars = () =>
    step('searchCars', async () => {
      const answer = await searchCarsAt(url, token);
      if (answer.status === 200) car = theCarOf(answer.body) ?? car;
      return answer;
    });
  const searchTransfers = () =>
    step('searchTransfers', async () => {
      const answer = await searchTransfersAt(url, token);
      if (answer.status === 200) transfer = theTransferOf(answer.body);
      return answer;
    });
  const orderCar = () =>
    write('createOrder', async () => {
      const answer = await orderAt(url, token, car);
      if (answer.status === 201) keep({ kind: 'car', id: answer.body.id }, unpaidCars);
      return unless404(answer, searchCars);
    });
  const orderTransfer = () =>
    write('createTransferOrder', async () => {
      const answer = await orderTransferAt(url, token, transfer);
      if (answer.status === 201) keep({ kind: 'transfer', id: answer.body.orderId }, unpaidTransfers);
      return unless404(answer, searchTransfers);
    });
  const payByCard = () =>
    withNext(unpaidCars, (order) => write('payByCard', () => pay(order, payAt(url, token, order.id))));
  const payByLimit = () =>
    withNext(unpaidCars, (order) => write('payByLimit', () => pay(order, payByLimitAt(url, token, order.id))));
  const payTransfer = () =>
    withNext(unpaidTransfers, (order) => write('payTransfer', () => pay(order, payTransferAt(url, token, order.id))));
  const cancel = () =>
    withNext(paid, (order) =>
      write('cancel', async () => {
        promised.touched(order);
        const answer = await call<{ status?: string }>(`${pathOf(order)}/cancel`, 'POST', { token });
        const isDone = answer.status === 200 && (order.kind === 'transfer' || answer.body.status === 'success');
        if (isDone) promised.cancelled(order);
        return answer;
      }),
    );
  const read = () => {
    const order = last.at(-1);
    return order ? step('readOrder', () => call(pathOf(order), 'GET', { token })) : limits();
  };
  const suppliers = () => step('listSuppliers', () => call(`${url}/api/v1/helper-data/suppliers`, 'GET', { token }));

  const hasCredit = agency === HAS_CREDIT;
  const round = [
    ...[searchCars, orderCar, suppliers, payByCard, read],
    ...[orderCar, limits, hasCredit ? payByLimit : payByCard, read, cancel],
    ...[orderCar, suppliers, payByCard, read, cancel],
    ...[searchTransfers, orderTransfer, hasCredit ? payTransfer : limits, read, cancel],
  ];
  let taken = 0;
  return {
    agency,
    next() {
      const search = searchAgain;
      searchAgain = undefined;
      return (search ?? round[taken++ % round.length]!)();
    },
  };
}
