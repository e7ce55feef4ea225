import type { PaymentStage } from '../../ports/orders.ts';
import type { TransferChangeAnswer } from '../../ports/transfer-suppliers.ts';
import type { FailWith } from '../../shared/fail.ts';
import { isSame } from '../../shared/is-same.ts';
import { unreachable } from '../../shared/result.ts';
import { addSeconds, formatDateTime, parseDateTime } from '../../shared/time.ts';
import { manifestDueAt } from '../../shared/transfer-manifest.ts';
import { hasBegun } from './rules.rides.ts';
import { failRule } from './rules.ts';
import type {
  ChangeRefusal,
  HeldTransferOrder,
  OrderChange,
  RideNote,
  TransferFlightRequest,
  TransferOrder,
  TransferProduct,
} from './types.ts';

const MOVED_AT_MOST_SECONDS = 12 * 3_600;

type FlightChange = Extract<OrderChange, { kind: 'flight' }>;

/**
 * Reads a flight change. Throws `transferOrder.ruleViolated` if a value does not fit the order. The error identifies
 * the value.
 */
export function readFlightChange(
  { leg: type = 'oneway', flightNumber, pickupTime }: TransferFlightRequest,
  { legs, product }: Pick<HeldTransferOrder, 'legs' | 'product'>,
  fail: FailWith<'transferOrder.ruleViolated'>,
): FlightChange {
  if (flightNumber === undefined && pickupTime === undefined)
    failRule('flightNumber', 'is required, or pickupTime', fail);
  const leg = legs.find((each) => each.type === type);
  if (!leg) return failRule('leg', 'must be oneway: there is no way back', fail);
  if (pickupTime !== undefined) assertNear(pickupTime, leg.pickupTime, fail);
  if (pickupTime !== undefined && legs.length > 1) assertInTurn({ type, pickupTime }, product, fail);
  return { kind: 'flight', leg: type, flightNumber, pickupTime };
}

function assertNear(pickupTime: string, before: string, fail: FailWith<'transferOrder.ruleViolated'>): void {
  const moment = parseDateTime(pickupTime);
  if (!moment) failRule('pickupTime', 'must be a date and time that exists, such as 2027-06-10T11:00:00+03:00', fail);
  const moved = Math.abs(instantOf(pickupTime).getTime() - instantOf(before).getTime()) / 1000;
  const rule = 'must be at most 12 hours from the booked time';
  if (moved > MOVED_AT_MOST_SECONDS) failRule('pickupTime', `must be at most 12 hours from ${before}`, fail, rule);
}

/** Checks that the return leg starts after the outbound leg arrives. */
function assertInTurn(
  { type, pickupTime }: { readonly type: 'oneway' | 'return'; readonly pickupTime: string },
  { appointment, onewayDuration }: TransferProduct,
  fail: FailWith<'transferOrder.ruleViolated'>,
): void {
  const there = instantOf(type === 'oneway' ? pickupTime : appointment.pickupTime);
  const back = instantOf(type === 'return' ? pickupTime : appointment.returnPickupTime!);
  if (back < addSeconds(there, onewayDuration)) {
    failRule('pickupTime', 'must leave the way there the time to arrive before the way back begins', fail);
  }
}

/** Returns whether the order already has the requested values. */
export function isSo(order: HeldTransferOrder, change: OrderChange): boolean {
  const { passengers, flightNumber, returnFlightNumber, product, legs } = changed(order, change);
  return isSame(
    [passengers, flightNumber, returnFlightNumber, product, legs],
    [order.passengers, order.flightNumber, order.returnFlightNumber, order.product, order.legs],
  );
}

/** Returns the order with a change applied. Prices, cancellation fees and cancellation deadlines stay the same. */
export function changed(order: HeldTransferOrder, change: OrderChange): HeldTransferOrder {
  if (change.kind === 'passengers') return { ...order, passengers: change.passengers };
  const { leg: type, flightNumber, pickupTime } = change;
  const isBack = type === 'return';
  const flown = {
    ...order,
    flightNumber: isBack ? order.flightNumber : (flightNumber ?? order.flightNumber),
    returnFlightNumber: isBack ? (flightNumber ?? order.returnFlightNumber) : order.returnFlightNumber,
  };
  if (pickupTime === undefined) return flown;
  const { appointment, bookableUntil } = order.product;
  const pickUpAt = isBack ? order.pickUpAt : instantOf(pickupTime);
  const hasBack = appointment.returnPickupTime !== undefined;
  return {
    ...flown,
    legs: order.legs.map((leg) => (leg.type === type ? { ...leg, pickupTime } : leg)),
    pickUpAt,
    lastPickUpAt: isBack || !hasBack ? instantOf(pickupTime) : order.lastPickUpAt,
    product: {
      ...order.product,
      appointment: { ...appointment, [isBack ? 'returnPickupTime' : 'pickupTime']: pickupTime },
      bookableUntil: bookableUntil && movedWith(bookableUntil, order.pickUpAt, pickUpAt),
    },
  };
}

/** Moves the booking deadline so that the supplier's notice period stays the same. */
function movedWith(bookableUntil: string, before: Date, after: Date): string {
  const { instant, offsetMinutes } = parseDateTime(bookableUntil)!;
  if (before.getTime() === after.getTime()) return bookableUntil;
  const moved = new Date(instant.getTime() + after.getTime() - before.getTime());
  return formatDateTime({ instant: moved, offsetMinutes });
}

type ChangeContext = {
  readonly order: HeldTransferOrder;
  readonly rideNotes: readonly RideNote[];
  readonly stage: PaymentStage;
  readonly now: Date;
};

/** Returns the reason why the order cannot be changed now; `undefined` if only the supplier's consent is needed. */
export function changeRefusal(change: OrderChange, asked: ChangeContext): ChangeRefusal | undefined {
  const { order, stage } = asked;
  switch (order.status) {
    case 'expired':
      return 'orderExpired';
    case 'failed':
      return 'orderFailed';
    case 'canceled':
      return 'orderCanceled';
    case 'pendingPayment':
      if (stage !== 'none') return 'paymentInProgress';
      if (change.kind === 'flight' && change.pickupTime !== undefined) return 'notPaid';
      return isInTime(change, asked) ? undefined : 'tooLate';
    case 'reserved':
      if (stage !== 'paid') return 'cancellationInProgress';
      if (change.kind === 'passengers' && order.passengersReportedAt) return 'passengersReported';
      return isInTime(change, asked) ? undefined : 'tooLate';
    default:
      return unreachable(order.status);
  }
}

/** Returns the changes that are currently possible. The supplier may still refuse them. */
export function changeActions(order: TransferOrder, now: Date): readonly ('completePassengers' | 'changeFlight')[] {
  const { rideNotes, passengers, paymentStage: stage } = order;
  const isPossible = (change: OrderChange) => changeRefusal(change, { order, rideNotes, stage, now }) === undefined;
  const people = isPossible({ kind: 'passengers', passengers });
  const flight = order.legs.some(({ type }) => isPossible({ kind: 'flight', leg: type }));
  return [...(people ? (['completePassengers'] as const) : []), ...(flight ? (['changeFlight'] as const) : [])];
}

/**
 * Returns whether the change is in time: the notice period must not have begun for either the old or the new pick-up
 * time. A passenger change applies to all rides.
 */
function isInTime(change: OrderChange, { order, rideNotes, now }: ChangeContext): boolean {
  const legs = order.legs.filter(({ canceled }) => !canceled);
  if (change.kind === 'passengers') {
    return now < manifestDueAt(order) && !legs.some(({ type }) => hasBegun(rideNotes, type));
  }
  if (!legs.some(({ type }) => type === change.leg) || hasBegun(rideNotes, change.leg)) return false;
  return now < noticeOf(order, change.leg) && now < noticeOf(changed(order, change), change.leg);
}

/** Returns the start of the supplier's notice period for a leg. The notice period has the same length for all legs. */
function noticeOf(order: HeldTransferOrder, type: FlightChange['leg']): Date {
  const { product, pickUpAt } = order;
  const notice = product.bookableUntil ? pickUpAt.getTime() - instantOf(product.bookableUntil).getTime() : 0;
  const leg = order.legs.find((each) => each.type === type)!;
  return new Date(instantOf(leg.pickupTime).getTime() - notice);
}

export function refusalOf(answer: Exclude<TransferChangeAnswer, 'accepted'>, change: OrderChange): ChangeRefusal {
  switch (answer) {
    case 'tooLate':
      return change.kind === 'passengers' ? 'passengersReported' : 'tooLate';
    case 'repriced':
      return 'priceChanged';
    case 'refused':
      return 'supplierRefused';
    default:
      return unreachable(answer);
  }
}

const instantOf = (moment: string): Date => parseDateTime(moment)!.instant;
