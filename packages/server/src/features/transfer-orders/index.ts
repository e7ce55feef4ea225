import type { PresentOrder } from '../../ports/order-briefs.ts';
import type { OrderCancelling } from '../../ports/order-cancelling.ts';
import type { CancelOutcome, OrderKey } from '../../ports/orders.ts';
import type { Sheet } from '../../ports/printing.ts';
import type { FailWith } from '../../shared/fail.ts';
import { money } from '../../shared/money.ts';
import { transferBrief } from '../../shared/order-briefs.ts';
import { addSeconds } from '../../shared/time.ts';
import { createTransferOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { presentedTransfer } from './rules.presentation.ts';
import { voucherOf, voucherSheet } from './rules.voucher.ts';
import { checkTransferCancelEligibility, requestCancellation } from './service.cancel.ts';
import { finishChanges } from './service.change.ts';
import { expireLapsed, getTransferOrder, withState } from './service.ts';
import { stagingBillingAddresses } from './staging.ts';
import { summaryOf } from './summary.ts';
import type { PresentedTransfer, TransferCancelRefusal } from './types.ts';

const SECONDS_PER_DAY = 86_400;

export function createTransferOrdersRoom(
  deps: HandlerDeps & {
    /** Number of days after the ride for which travellers' documents are stored. */
    readonly passengerDetailsDays: number;
  },
) {
  return {
    handlers: createTransferOrdersHandlers(deps),
    /** Returns an order for members and operators, or `undefined` if it is unknown or belongs to another agency. */
    presentedOrder: (async (key) => {
      const order = await deps.store.find(key);
      if (!order) return undefined;
      return {
        summary: summaryOf(order),
        brief: transferBrief(order),
        presented: presentedTransfer(order, deps.timeZoneAt),
      };
    }) satisfies PresentOrder<PresentedTransfer>,
    /** Returns the voucher as a printable page, or `undefined` if the order has none. */
    async voucherSheetOf(key: OrderKey): Promise<Sheet | undefined> {
      const order = await deps.store.find(key);
      if (!order) return undefined;
      const state = (await deps.statesOf([order.id])).get(order.id);
      const voucher = voucherOf(withState(order, state), deps.timeZoneAt);
      return voucher && voucherSheet(voucher);
    },
    briefsOf: deps.store.brief,
    cancelling: (fail: CancelFail) => cancellingWith(deps, fail),
    /** Expires orders that were not paid in time, whether or not a client reads them. */
    expireLapsed: () => expireLapsed(deps),
    /** Completes changes that are still awaiting the supplier's response. */
    finishChanges: () => finishChanges(deps),
    /** Erases travellers' documents when their retention period ends. */
    async eraseDocuments(): Promise<void> {
      const at = deps.now();
      await deps.store.eraseDocuments({ before: addSeconds(at, -deps.passengerDetailsDays * SECONDS_PER_DAY), at });
    },
    billingAddresses: { of: deps.store.billingAddressOf, set: deps.store.setBillingAddress },
    async addStagingBillingAddresses(): Promise<void> {
      for (const [agencyName, address] of Object.entries(stagingBillingAddresses)) {
        await deps.store.registerBillingAddress(agencyName, address);
      }
    },
  };
}

type CancelFail = FailWith<'transferOrder.notFound' | 'transferOrder.ruleViolated'>;

const OUTCOMES: Readonly<Partial<Record<TransferCancelRefusal, CancelOutcome>>> = {
  alreadyCanceled: 'cancelled',
  cancellationInProgress: 'pending',
  supplierRefused: 'refused',
};

/** Cancels transfers for members and operators. */
const cancellingWith = (deps: HandlerDeps, fail: CancelFail): OrderCancelling => ({
  async termsOf(key) {
    const { paymentStage } = await getTransferOrder(key, deps, fail);
    const { order, legs } = await checkTransferCancelEligibility(key, deps, fail);
    return {
      isPossible: order.isPossible,
      isUnderWay: paymentStage === 'beingCancelled',
      isUnpaid: false,
      refund: order.isPossible ? order.refund : undefined,
      legs: legs.map(({ type, terms }) => ({ type, ...terms })),
    };
  },
  async cancel({ legs: named, ...key }) {
    const command = { ...key, ...(named && { legs: named }) };
    const { order, refusal } = await requestCancellation(command, deps, fail);
    if (refusal) return { outcome: OUTCOMES[refusal.reason] ?? 'notPossible', refund: undefined };
    const refund = order.legs
      .filter(({ type }) => named?.includes(type) ?? true)
      .reduce((sum, { canceled }) => sum + (canceled?.refund ?? 0), 0);
    return { outcome: 'cancelled', refund: money(refund, order.amount.currency) };
  },
});
