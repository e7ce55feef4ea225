import type { PresentedOrder } from '../../features/car-orders/types.ts';
import type { OrdersHandlers } from '../../generated/management/handlers.ts';
import { type DocumentDeps, printedIn } from '../../shared/documents.ts';
import { pageOf } from '../../shared/list-pages.ts';
import { readMoment } from '../../shared/moments.ts';
import { multiply } from '../../shared/money.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { formatDateTime, inTimeZone } from '../../shared/time.ts';
import type { Member } from '../identity/types.ts';
import type { OrderDeps } from './service.ts';
import * as service from './service.ts';
import type { OrderAttempt, OrderSummary, TimelineEntry } from './store.timeline.ts';

type HandlerDeps = OrderDeps & DocumentDeps & { readonly timeZoneAt: TimeZoneAt };

export function createOrdersHandlers(deps: HandlerDeps): OrdersHandlers<Member> {
  const { timeZoneAt } = deps;
  const shownOrder = (order: OrderSummary) => ({ ...summaryOf(order), ...localPickUp(order, timeZoneAt) });
  return {
    async findOrders({ path: { agencyId }, query: { cursor, limit, ...filters } }, answer) {
      const found = await service.findOrders(
        {
          agencyId,
          text: filters.query?.trim(),
          kind: filters.kind,
          status: filters.status,
          createdFrom: momentOf('createdFrom', filters.createdFrom),
          createdTo: momentOf('createdTo', filters.createdTo),
          after: cursor,
          atMost: limit + 1,
        },
        deps,
      );
      const { results, ...page } = pageOf(found, { limit, positionOf: ({ id }) => id });
      return answer(200, { results: results.map(shownOrder), ...page });
    },

    async getOrderTimeline({ caller, path }, answer) {
      const { attempts, timeline, rental, transfer, ...order } = await service.getOrderTimeline(path, deps);
      const isOperator = caller.role === 'operator';
      return answer(200, {
        order: shownOrder(order),
        ...(rental && { rental: shownRental(rental) }),
        ...(transfer && { transfer }),
        attempts: attempts.map(shownAttempt),
        timeline: timeline.filter(({ what }) => isOperator || !ofOperators.has(what)).map(shownEntry),
      });
    },

    async getOrderVoucher({ path, mediaType }, answer) {
      const sheet = await service.getOrderVoucher(path, deps);
      const { body, headers } = await printedIn(mediaType, sheet, deps);
      return answer(200, body, headers);
    },

    async getSalesFigures({ path, query: { from, to } }, answer) {
      const results = await service.getSalesFigures({ ...path, firstDay: from, lastDay: to }, deps);
      return answer(200, { results });
    },
  };
}

/** Timeline entries hidden from agencies: operator tasks and operators' actions on them. */
const ofOperators: ReadonlySet<TimelineEntry['what']> = new Set(['task', 'operator']);

const momentOf = (field: string, text: string | undefined) =>
  text === undefined
    ? undefined
    : readMoment(field, text, { suchAs: '2027-03-01T00:00:00Z', missingOffset: 'refused' }).instant;

const summaryOf = ({ id, kind, status, createdAt, pickUpAt, total, party, ...order }: OrderSummary) => ({
  ...{ id, kind, status, total, party },
  createdAt: createdAt.toISOString(),
  pickUpAt: pickUpAt.toISOString(),
  ...(order.trackingId !== undefined && { trackingID: order.trackingId }),
  ...(order.reservationId !== undefined && { reservationId: order.reservationId }),
});

function localPickUp({ pickUpAt, pickUpPoint }: OrderSummary, timeZoneAt: TimeZoneAt) {
  if (!pickUpPoint) return {};
  const pickUpTimeZone = timeZoneAt(pickUpPoint);
  return { pickUpLocalDateTime: formatDateTime(inTimeZone(pickUpAt, pickUpTimeZone)), pickUpTimeZone };
}

const shownRental = ({
  car,
  extras,
  appointment,
  pricing,
  conditions,
  excess,
  terms,
  payment,
  ...due
}: PresentedOrder) => ({
  car: `${car.product.brand.name} ${car.product.model.name}`,
  ...(appointment && { appointment }),
  extraProducts: extras.map(
    ({
      product: {
        code,
        name,
        pricing: { total },
      },
      quantity,
    }) => ({
      ...{ code, name, quantity },
      total: multiply(total, quantity),
    }),
  ),
  ...(pricing.breakdown && { breakdown: pricing.breakdown }),
  dueAtPayment: due.dueAtPayment,
  dueAtDesk: due.dueAtDesk,
  ...(payment && { charged: payment.amount }),
  ...(conditions && { excess }),
  terms,
});

const shownAttempt = ({ id, paymentId, method, status, changedAt, ...attempt }: OrderAttempt) => ({
  ...{ id, paymentId, method, status },
  amount: attempt.money,
  changedAt: changedAt.toISOString(),
  ...(attempt.refund && { refund: attempt.refund, refundStatus: attempt.refundStatus }),
  ...(attempt.refundedAt && { refundedAt: attempt.refundedAt.toISOString() }),
  ...(attempt.card && { card: attempt.card }),
  ...(attempt.transactionId !== undefined && { transactionId: attempt.transactionId }),
  ...(attempt.reservationId !== undefined && { reservationId: attempt.reservationId }),
  ...(attempt.partySaid !== undefined && { partySaid: attempt.partySaid }),
});

const shownEntry = ({ at, what, of, event, money, detail, call }: TimelineEntry) => ({
  ...{ what, event },
  at: at.toISOString(),
  subject: of,
  ...(money && { amount: money }),
  ...(detail !== undefined && { detail }),
  ...(call && { call: { ...call, lastAt: call.lastAt.toISOString() } }),
});
