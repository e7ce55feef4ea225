import type { Sheet, SheetRow } from '../../ports/printing.ts';
import { type Row, rowsOf } from '../../shared/documents.ts';
import { amountIn, momentIn, offsetInWords } from '../../shared/in-words.ts';
import { termsSections } from './rules.voucher-terms.ts';
import { VOUCHER_WORDS, type VoucherWords } from './rules.voucher-words.ts';
import type { CarOrder, OrderPresentation, RemainingExcess, Voucher } from './types.ts';

type Appointment = NonNullable<Voucher['appointment']>;
type Office = Appointment['checkInOffice'];
type Telling = { readonly words: VoucherWords; readonly language: Voucher['language'] };

/** Returns `undefined` if the car is not reserved or the driver's data has been erased. */
export function voucherOf(order: CarOrder, presentation: OrderPresentation): Voucher | undefined {
  const { car, extras, passenger } = order;
  const { product, vendorReservationID } = car;
  if (car.status !== 'reserved' || vendorReservationID === undefined) return undefined;
  if (order.personalDataErasedAt) return undefined;
  const { appointment, dueAtDesk, conditions, terms } = presentation;
  return {
    orderID: order.id,
    language: order.language,
    vendorReservationID,
    trackingID: order.trackingID,
    vendor: product.vendor,
    driver: { firstName: passenger.firstName, lastName: passenger.lastName },
    arrivalFlightNumber: order.arrivalFlightNumber,
    appointment,
    car: { brand: product.brand, model: product.model, class: product.class },
    extraProducts: extras.map(({ product: { code, name }, quantity }) => ({ code, name, quantity })),
    dueAtDesk,
    conditions,
    terms,
  };
}

/** Returns the voucher as a printable page in the order's language. */
export function voucherSheet(voucher: Voucher, { excess }: Pick<OrderPresentation, 'excess'>): Sheet {
  const { language, vendorReservationID, appointment } = voucher;
  const words = VOUCHER_WORDS[language];
  const telling = { words, language };
  return {
    language,
    title: words.title,
    number: { label: words.reservation, lines: [vendorReservationID] },
    sections: [
      { heading: words.car, rows: carRows(voucher, words) },
      ...(appointment ? stops(appointment, telling) : []),
      { heading: words.atTheDesk, rows: deskRows(voucher, excess, telling) },
      ...termsSections(voucher, telling),
    ],
    footer: words.bring,
  };
}

function carRows({ driver, vendor, car, extraProducts, arrivalFlightNumber, orderID }: Voucher, words: VoucherWords) {
  return rowsOf([
    [words.driver, `${driver.firstName} ${driver.lastName}`],
    [words.car, words.carClass(`${car.brand.name} ${car.model.name}`, car.class.name)],
    [words.extras, ...extraProducts.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))],
    [words.vendor, vendor?.displayName ?? vendor?.name],
    [words.flight, arrivalFlightNumber],
    [words.order, orderID],
  ]);
}

function stops(appointment: Appointment, { words, language }: Telling): Sheet['sections'] {
  const stop = (heading: string, office: Office, sent: string, local: string | undefined) => ({
    heading,
    rows: rowsOf([
      [words.when, momentIn(language, local ?? sent), clockOf(local, office, words) ?? offsetInWords(sent)],
      [words.office, ...placeOf(office)],
      [words.wayThere, office.instructions],
      [words.phone, office.phone],
      [words.open, ...openOf(office, words)],
    ]),
  });
  return [
    stop(words.pickUp, appointment.checkInOffice, appointment.checkInDateTime, appointment.checkInLocalDateTime),
    stop(words.dropOff, appointment.checkOutOffice, appointment.checkOutDateTime, appointment.checkOutLocalDateTime),
  ];
}

function clockOf(local: string | undefined, { timeZone }: Office, words: VoucherWords): string | undefined {
  if (local === undefined || timeZone === undefined) return undefined;
  return words.localTime(offsetInWords(local), timeZone);
}

/** Omits the office name if the address already starts with it. */
function placeOf({ location: { name, city }, address = city }: Office): readonly string[] {
  return address.startsWith(name) ? [address] : [name, address];
}

function openOf({ openingHours }: Office, words: VoucherWords): readonly (string | undefined)[] {
  if (openingHours?.length === 0) return [words.closed];
  return (openingHours ?? []).map(({ from, to }) => `${from} – ${to}`);
}

function deskRows(
  { dueAtDesk: due, conditions }: Voucher,
  excess: readonly RemainingExcess[],
  { words, language }: Telling,
): SheetRow[] {
  const paid: Row = [words.due, due.amount === 0 ? words.nothingDue : amountIn(language, due)];
  if (!conditions) return rowsOf([paid]);
  const { deposit, mileage } = conditions;
  const cards = deposit.cardTypes?.map((card) => words.cards[card]).join(', ');
  const nameOf = (coverage: string) => Object.entries(words.coverages).find(([known]) => known === coverage)?.[1];
  return rowsOf([
    paid,
    [words.deposit, amountIn(language, deposit.amount), cards],
    [words.mileage, distanceOf(mileage, words), furtherOf(mileage, { words, language })],
    ...excess.map(
      (each): Row => [words.excess(nameOf(each.coverage) ?? each.coverage), ...excessLines(each, { words, language })],
    ),
  ]);
}

function excessLines(
  { amount, loweredBy, mayBeLoweredBy }: RemainingExcess,
  { words, language }: Telling,
): readonly (string | undefined)[] {
  if (amount.amount === 0) return [words.noExcess, loweredBy && words.loweredBy(loweredBy)];
  const unknown = mayBeLoweredBy.length > 0 ? words.mayBeLoweredBy(mayBeLoweredBy.join(', ')) : undefined;
  return [amountIn(language, amount), loweredBy && words.loweredBy(loweredBy), unknown];
}

type Mileage = NonNullable<Voucher['conditions']>['mileage'];

function distanceOf({ type, includedKm = 0 }: Mileage, words: VoucherWords): string {
  return type === 'unlimited' ? words.unlimited : words[type](includedKm);
}

function furtherOf({ extraKmPrice }: Mileage, { words, language }: Telling): string | undefined {
  return extraKmPrice && words.furtherKm(amountIn(language, extraKmPrice));
}
