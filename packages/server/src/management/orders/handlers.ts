import type { PresentedOrder } from '../../features/car-orders/types.ts';
import type { OrdersHandlers } from '../../generated/management/handlers.ts';
import { type DocumentDeps, printedIn } from '../../shared/documents.ts';
import { pageOf } from '../../shared/list-pages.ts';
import { readMoment } from '../../shared/moments.ts';
import { multiply } from '../../shared/money.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { unreachable } from '../../shared/result.ts';
import type { Member, Role } from '../identity/types.ts';
import { orderFileOf } from './rules.file.ts';
import { type CancelDeps, cancelAgencyOrder, getOrderCancellation } from './service.cancel.ts';
import {
  cancelOrderPaymentLink,
  createOrderPaymentLink,
  getOrderPaymentLink,
  type PaymentLinkDeps,
} from './service.payment-link.ts';
import type { OrderDeps } from './service.ts';
import * as service from './service.ts';
import { shownOrder } from './shown-order.ts';
import type { OrderAttempt, TimelineEntry } from './store.timeline.ts';

type HandlerDeps = OrderDeps & CancelDeps & PaymentLinkDeps & DocumentDeps & { readonly timeZoneAt: TimeZoneAt };

export function createOrdersHandlers(deps: HandlerDeps): OrdersHandlers<Member> {
  const readerOf = ({ role }: Member) => ({ role, timeZoneAt: deps.timeZoneAt });
  return {
    async findOrders({ caller, path, query: { cursor, limit, ...filters }, mediaType }, answer) {
      const search = searchOf(path.agencyId, filters);
      const headers = { Vary: 'Accept' };
      switch (mediaType) {
        case 'application/json': {
          const found = await service.findOrders({ ...search, after: cursor, atMost: limit + 1 }, deps);
          const { results, ...page } = pageOf(found, { limit, positionOf: ({ id }) => id });
          return answer(
            200,
            { results: results.map((order) => shownOrder(order, readerOf(caller))), ...page },
            headers,
          );
        }
        case 'text/csv': {
          const found = await service.findAllOrders(search, deps);
          return answer(200, orderFileOf(found.map((order) => shownOrder(order, readerOf(caller)))), {
            ...headers,
            'Content-Type': `${mediaType}; charset=utf-8`,
            'Content-Disposition': `attachment; filename="orders-${path.agencyId}.csv"`,
          });
        }
        default:
          return unreachable(mediaType);
      }
    },

    async getOrderFigures({ path, query }, answer) {
      return answer(200, await service.getOrderFigures(searchOf(path.agencyId, query), deps));
    },

    async getOrderTimeline({ caller, path }, answer) {
      const { attempts, timeline, rental, transfer, reason, money, ...order } = await service.getOrderTimeline(
        path,
        deps,
      );
      const isOperator = caller.role === 'operator';
      return answer(200, {
        order: shownOrder(order, readerOf(caller)),
        ...{ reason, money },
        ...(rental && { rental: shownRental(rental) }),
        ...(transfer && { transfer }),
        attempts: attempts.map(shownAttempt),
        timeline: timeline
          .filter(({ what }) => isOperator || !ofOperators.has(what))
          .map((entry) => shownEntry(entry, mayCancel.has(caller.role))),
      });
    },

    async getOrderCancellation({ path }, answer) {
      const { isUnderWay: _, ...terms } = await getOrderCancellation(path, deps);
      return answer(200, { ...terms, legs: [...terms.legs] });
    },

    async cancelAgencyOrder({ caller, path, body: { legs, expectedRefund } }, answer) {
      const command = { ...path, by: caller.email, legs, expectedRefund };
      const { outcome, refund } = await cancelAgencyOrder(command, deps);
      return answer(200, { outcome: outcome === 'pending' ? 'pending' : 'cancelled', refund });
    },

    async getOrderPaymentLink({ path }, answer) {
      return answer(200, shownLink(await getOrderPaymentLink(path, deps)));
    },

    async createOrderPaymentLink({ caller, path, body }, answer) {
      return answer(201, shownLink(await createOrderPaymentLink({ ...path, ...body, by: caller.email }, deps)));
    },

    async cancelOrderPaymentLink({ caller, path, body }, answer) {
      return answer(200, shownLink(await cancelOrderPaymentLink({ ...path, ...body, by: caller.email }, deps)));
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

/** Roles that may cancel an order. These roles also see which member cancelled it. */
const mayCancel: ReadonlySet<Role> = new Set(['owner', 'operator']);

const MOMENTS = ['createdFrom', 'createdTo', 'pickupFrom', 'pickupTo'] as const;
type Filters = Partial<Pick<service.Search, 'kind' | 'state' | 'status' | 'party'>> &
  Partial<Record<'query' | (typeof MOMENTS)[number], string>>;

function searchOf(agencyId: number, { query, kind, state, status, party, ...filters }: Filters): service.Search {
  const [createdFrom, createdTo, pickupFrom, pickupTo] = MOMENTS.map((field) => momentOf(field, filters[field]));
  const text = query?.trim();
  return { agencyId, text, kind, state, status, party, createdFrom, createdTo, pickupFrom, pickupTo };
}

const momentOf = (field: string, text: string | undefined) =>
  text === undefined
    ? undefined
    : readMoment(field, text, { suchAs: '2027-03-01T00:00:00Z', missingOffset: 'refused' }).instant;

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
  ...(attempt.declineReason !== undefined && { declineReason: attempt.declineReason }),
  ...(attempt.partySaid !== undefined && { partySaid: attempt.partySaid }),
});

function shownLink({ isPossible, current }: Awaited<ReturnType<typeof getOrderPaymentLink>>) {
  if (!current) return { isPossible };
  const { id: sessionId, status, url, createdAt, openedAt, expiresAt } = current;
  return {
    isPossible,
    current: {
      sessionId,
      status: status === 'processing' ? status : ('open' as const),
      url,
      createdAt: createdAt.toISOString(),
      ...(openedAt && { openedAt: openedAt.toISOString() }),
      expiresAt: expiresAt.toISOString(),
    },
  };
}

const shownEntry = ({ at, what, of, event, money, detail, call }: TimelineEntry, seesActors: boolean) => ({
  ...{ what, event },
  at: at.toISOString(),
  subject: what === 'portal' && !seesActors ? what : of,
  ...(money && { amount: money }),
  ...(detail !== undefined && { detail }),
  ...(call && { call: { ...call, lastAt: call.lastAt.toISOString() } }),
});
