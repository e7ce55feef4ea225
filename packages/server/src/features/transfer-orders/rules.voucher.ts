import type { Sheet, SheetRow } from '../../ports/printing.ts';
import { type Row, rowsOf } from '../../shared/documents.ts';
import { amountIn, momentIn, momentWithOffsetIn, offsetInWords } from '../../shared/in-words.ts';
import { money } from '../../shared/money.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { localTimeIn } from '../../shared/time.ts';
import { statusOfLeg } from './rules.legs.ts';
import { localPickUp } from './rules.presentation.ts';
import { termsOf } from './rules.terms.ts';
import { VOUCHER_WORDS, type VoucherWords } from './rules.voucher-words.ts';
import type { OrderLeg, TransferOrder, TransferVoucher } from './types.ts';

type Leg = TransferVoucher['legs'][number];
type Telling = { readonly words: VoucherWords; readonly language: TransferVoucher['language'] };

/** Returns `undefined` if no leg is reserved or the travellers' data has been erased. */
export function voucherOf(order: TransferOrder, timeZoneAt: TimeZoneAt): TransferVoucher | undefined {
  const { status, vendorReservationId, payment, product, passengers } = order;
  if (status !== 'reserved' || vendorReservationId === undefined || !payment) return undefined;
  if (order.personalDataErasedAt) return undefined;
  const { appointment, vehicle, vehicles = [{ vehicle, count: 1 }], extras = [], pricing } = product;
  return {
    orderId: order.id,
    language: order.language ?? 'en',
    vendorReservationId,
    trackingID: order.trackingID,
    supplier: product.supplier,
    legs: order.legs.map((leg) => legOf(leg, order, timeZoneAt)),
    vehicles,
    extras: extras.flatMap(({ type, count, description }) => (count > 0 ? [{ type, count, description }] : [])),
    passengerCount: appointment.passengerCount,
    passengers: passengers
      .toSorted((one, other) => Number(other.primary) - Number(one.primary))
      .map(({ firstName, lastName }) => ({ firstName, lastName })),
    luggage: appointment.luggage,
    payment: { ...payment, vendorTotal: pricing.vendorTotal },
    terms: termsOf(order),
  };
}

function legOf(leg: OrderLeg, order: TransferOrder, timeZoneAt: TimeZoneAt): Leg {
  const { type, pickupTime, canceled } = leg;
  const { product, amount, passengers } = order;
  const { pickup, dropoff } = product.appointment;
  const isBack = type === 'return';
  const [from, to] = isBack ? [dropoff, pickup] : [pickup, dropoff];
  const meeting = isBack ? product.returnMeeting : product.meeting;
  const primary = passengers.find((passenger) => passenger.primary)!;
  return {
    type,
    status: statusOfLeg(leg, order),
    pickup: from,
    dropoff: to,
    pickupTime,
    ...localPickUp(leg, product, timeZoneAt),
    flightNumber: isBack ? order.returnFlightNumber : order.flightNumber,
    meeting,
    signText: meeting?.signText ?? order.signText ?? `${primary.firstName} ${primary.lastName}`,
    driver: order.drivers?.[type],
    canceledBy: canceled?.by,
    canceledAt: canceled?.at,
    refundAmount: canceled && money(canceled.refund, amount.currency),
  };
}

/** Returns the voucher as a printable page in the order's language. */
export function voucherSheet(voucher: TransferVoucher): Sheet {
  const { language, vendorReservationId, legs } = voucher;
  const words = VOUCHER_WORDS[language];
  const telling = { words, language };
  const { agreedAt } = voucher.terms;
  return {
    language,
    title: words.title,
    number: { label: words.reservation, lines: [vendorReservationId] },
    sections: [
      { heading: words.transfer, rows: transferRows(voucher, words) },
      ...legs.map((leg) => legSection(leg, telling)),
      { heading: words.payment, rows: paymentRows(voucher, telling) },
      { heading: words.terms(momentAt(agreedAt, legs[0]!, telling)), rows: termsRows(voucher, telling) },
    ],
    footer: words.bring,
  };
}

function transferRows(voucher: TransferVoucher, words: VoucherWords): SheetRow[] {
  const { passengers, passengerCount, luggage = {}, vehicles, extras, supplier, orderId } = voucher;
  const names = passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const pieces = (['suitcases', 'cabinBags', 'oversized'] as const).flatMap((kind) =>
    luggage[kind] ? [words.luggages[kind](luggage[kind])] : [],
  );
  return rowsOf([
    [words.passengers, ...names, names.length < passengerCount ? words.passengerCount(passengerCount) : undefined],
    [words.luggage, pieces.join(', ')],
    [
      words.vehicle,
      ...vehicles.map(({ vehicle, count }) => words.vehicleOf(times(count, vehicle.name), vehicle.seatCount)),
    ],
    [words.extras, ...extras.map(({ count, description }) => times(count, description))],
    [words.supplier, supplier?.name],
    [words.order, orderId],
  ]);
}

const times = (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name);

/** A cancelled leg is shown without its meeting point and driver, so that no traveller waits for it. */
function legSection(leg: Leg, telling: Telling): Sheet['sections'][number] {
  const { words, language } = telling;
  const { type, pickupLocalTime, timeZone, flightNumber, meeting, driver } = leg;
  const isCanceled = leg.status === 'canceled';
  const journey: readonly Row[] = [
    [words.when, momentIn(language, pickupLocalTime), words.localTime(offsetInWords(pickupLocalTime), timeZone)],
    [words.from, ...placeOf(leg.pickup)],
    [words.to, ...placeOf(leg.dropoff)],
  ];
  const meetingRows: readonly Row[] = [
    [words.flight[type], flightNumber],
    [words.meeting, meeting?.instructions],
    [words.sign, leg.signText],
    [words.waiting, ...waitingLines(meeting, telling)],
    [words.driver, driver?.name, driver?.phone],
    [words.driversVehicle, driver?.vehicle, driver?.plate],
    [words.emergency, meeting?.emergencyPhone],
  ];
  return {
    heading: isCanceled ? words.canceledLeg(words.legs[type]) : words.legs[type],
    rows: rowsOf(isCanceled ? [...canceledRows(leg, telling), ...journey] : [...journey, ...meetingRows]),
  };
}

function canceledRows(leg: Leg, telling: Telling): readonly Row[] {
  const { canceledBy, canceledAt, refundAmount } = leg;
  const { words, language } = telling;
  return [
    [words.canceled, canceledBy && words.canceledBy[canceledBy], canceledAt && momentAt(canceledAt, leg, telling)],
    [words.refund, refundAmount && (refundAmount.amount > 0 ? amountIn(language, refundAmount) : words.noRefund)],
  ];
}

function placeOf({ name, hotelName, address, iataCode, lat, lon }: Leg['pickup']): readonly string[] {
  const named = [name, hotelName, address].filter(
    (line, index, all) => line && all.indexOf(line) === index,
  ) as string[];
  const [first = `${lat}, ${lon}`, ...more] = named;
  return [iataCode ? `${first} (${iataCode})` : first, ...more];
}

function waitingLines(meeting: Leg['meeting'], { words, language }: Telling): readonly (string | undefined)[] {
  if (!meeting) return [];
  const { includedWaitingMinutes, waitingPricePerMinute: price } = meeting;
  return [words.waitingIncluded(includedWaitingMinutes), price && words.waitingPrice(amountIn(language, price))];
}

function paymentRows({ payment, legs }: TransferVoucher, telling: Telling): SheetRow[] {
  const { words, language } = telling;
  const { amount, paidAt, vendorTotal, refunded, refundStatus } = payment;
  const pending = refundStatus && refundStatus !== 'refunded' ? words.refundPending : undefined;
  return rowsOf([
    [words.paid, amountIn(language, amount), momentAt(paidAt, legs[0]!, telling)],
    refunded.amount > 0 ? [words.refunded, amountIn(language, refunded), pending] : [words.refunded],
    [words.dueInVehicle, vendorTotal.amount > 0 ? amountIn(language, vendorTotal) : words.nothingDue],
  ]);
}

function termsRows({ terms }: TransferVoucher, { words, language }: Telling): SheetRow[] {
  const perLeg = terms.legs.map(({ type, cancellationPolicies }): Row => {
    const label = terms.legs.length > 1 ? words.cancellationOf(words.legs[type]) : words.cancellation;
    const refunds = cancellationPolicies.map(({ until, refundAmount }) =>
      words.refundUntil(amountIn(language, refundAmount!), momentWithOffsetIn(language, until)),
    );
    return [label, ...refunds, refunds.length > 0 ? words.afterwards : words.neverRefunded];
  });
  return rowsOf([...perLeg, [words.rules, ...terms.rules.map(({ description }) => description)]]);
}

/** Formats a time as local time at a leg's pick-up point. */
function momentAt(moment: string, { timeZone }: Leg, { language }: Telling): string {
  return momentWithOffsetIn(language, localTimeIn(timeZone, moment));
}
