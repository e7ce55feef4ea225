import type { TransferCancellation } from '../../../packages/server/src/generated/types.ts';
import type { AgencyName } from '../../../packages/server/test/support/agencies.ts';
import { type Answer, call } from '../../../packages/server/test/support/api.ts';
import {
  loginAt,
  orderTransferAt,
  payTransferAt,
  searchTransfersAt,
  theTransferOf,
} from '../../../packages/server/test/support/live-booking.ts';
import type { Desk } from './desk.ts';
import type { Order, Promised } from './promises.ts';

type Leg = 'oneway' | 'return';
/** The calls of one step, sent at the same time. A call without legs cancels the whole order. */
type Calls = readonly (readonly Leg[] | undefined)[];

/**
 * Round-trip travellers, each with the cancellations that follow the order. The last name can make the supplier cancel
 * a leg.
 */
const STORIES: readonly { readonly lastName: string; readonly steps: readonly Calls[] }[] = [
  { lastName: 'Kaya', steps: [[['return']], [['oneway']]] },
  { lastName: 'Kaya', steps: [[['oneway']], [undefined]] },
  { lastName: 'Kaya', steps: [[['oneway'], ['return']]] },
  { lastName: 'Kaya', steps: [[['oneway', 'return']]] },
  { lastName: 'Kaya', steps: [[['return'], ['return'], undefined]] },
  { lastName: 'Droppedreturn', steps: [[['return'], ['oneway']]] },
  { lastName: 'Droppedoneway', steps: [[['return']], [['oneway']]] },
  { lastName: 'Cancelpending', steps: [[['return']], [['oneway']]] },
];

type Paid = { readonly order: Order; readonly steps: readonly Calls[] };

/** Creates a simulated agency that orders round trips on credit and cancels their legs in every possible sequence. */
export async function openLegDesk(url: string, agency: AgencyName, promised: Promised): Promise<Desk> {
  const token = await loginAt(url, agency);
  let transfer = theTransferOf((await searchTransfersAt(url, token)).body);
  const unpaid: Paid[] = [];
  const paid: Paid[] = [];
  let told = 0;

  const write = (operation: string, call: () => Promise<Answer>) => ({ operation, isWrite: true, call });
  const search = () => ({
    operation: 'searchTransfers',
    isWrite: false,
    call: async () => {
      const answer = await searchTransfersAt(url, token);
      if (answer.status === 200) transfer = theTransferOf(answer.body);
      return answer;
    },
  });
  const order = () =>
    write('createTransferOrder', async () => {
      const { lastName, steps } = STORIES[told++ % STORIES.length]!;
      const answer = await orderTransferAt(url, token, transfer, lastName);
      if (answer.status !== 201) return answer;
      const ordered: Order = { kind: 'transfer', id: answer.body.orderId };
      promised.ordered(ordered);
      unpaid.push({ order: ordered, steps });
      return answer;
    });
  const pay = ({ order, steps }: Paid) =>
    write('payTransfer', async () => {
      promised.touched(order);
      const answer = await payTransferAt(url, token, order.id);
      if (answer.status === 200 && answer.body.status === 'reserved') paid.push({ order, steps });
      return answer;
    });
  const cancelOne = async (order: Order, legs: readonly Leg[] | undefined) => {
    const path = `${url}/api/v1/transfer/orders/${order.id}/cancel`;
    const answer = await call<TransferCancellation>(path, 'POST', { token, ...(legs && { body: { legs } }) });
    if (answer.status === 200) promised.canceledLegs(order, answer.body);
    return answer;
  };
  const cancel = ({ order, steps: [calls = [], ...steps] }: Paid) =>
    write('cancelLegs', async () => {
      promised.touched(order);
      if (steps.length > 0) paid.push({ order, steps });
      const answers = await Promise.all(calls.map((legs) => cancelOne(order, legs)));
      return answers.find(({ status }) => status !== 200) ?? answers[0]!;
    });

  let taken = 0;
  return {
    agency,
    next() {
      taken += 1;
      if (taken % 500 === 0) return search();
      const [payable, cancellable] = taken % 2 === 0 ? [unpaid.shift(), undefined] : [undefined, paid.shift()];
      if (payable) return pay(payable);
      return cancellable ? cancel(cancellable) : order();
    },
  };
}
