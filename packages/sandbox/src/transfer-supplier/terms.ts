import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import { onClocksOf } from '../world/clocks.ts';
import { distanceMetres, type Point } from '../world/geometry.ts';
import { places } from '../world/places.ts';
import { inCurrency } from '../world/prices.ts';
import type { TransferSupplier } from '../world/transfer-supplier.ts';
import { type Choice, countOf } from './needs.ts';

type Schemas = components['schemas'];
type Text = Schemas['TranslatedText'];

const HOUR_MILLISECONDS = 3_600_000;
/** An airport's terminals lie within this distance of its position. */
const AIRPORT_METRES = 4_000;
const EXTRA_WAITING_MINUTES = 30;

type PricedWay = {
  readonly from: Point;
  readonly time: string;
  readonly price: number;
  /** The leg's share of the discount. */
  readonly discount: number;
  readonly chosen: readonly Choice[] | undefined;
  /** The price of the selected extras on this leg. */
  readonly extras: number;
};

/** Returns the terms of one leg, apart from distance and duration. */
export function termsOf(supplier: TransferSupplier, { from, time, price, discount, chosen, extras }: PricedWay) {
  const isFromAirport = places.some(
    ({ kind, point }) => kind === 'airport' && distanceMetres(point, from) < AIRPORT_METRES,
  );
  const { airport, elsewhere } = supplier.waitingMinutes;
  const meetingAtAirport = countOf(chosen, 'meetAndGreet') > 0 ? GREETED : supplier.meetingAtAirport;
  return {
    freeWaitingMinutes: (isFromAirport ? airport : elsewhere) + EXTRA_WAITING_MINUTES * countOf(chosen, 'extraWaiting'),
    meeting: isFromAirport ? meetingAtAirport : AT_THE_ENTRANCE,
    signText: isFromAirport ? supplier.ownSign : undefined,
    waitingPricePerMinute: inCurrency(supplier.waitingEuroPerMinute, supplier.currency),
    emergencyPhone: supplier.emergencyPhone,
    payableAtVehicle: Math.round((price * supplier.payableAtVehiclePercentage) / 100),
    cancellation: supplier.cancellation.map(({ hoursBefore, feePercentage }) => ({
      until: onClocksOf(from, new Date(new Date(time).getTime() - hoursBefore * HOUR_MILLISECONDS)),
      // Fractions of a minor unit are rounded down, in favour of the traveller.
      fee: Math.floor(((price + extras - discount) * feePercentage) / 100),
      text: stepText(hoursBefore, feePercentage),
    })),
  };
}

/** Returns the rules for the whole transfer, based on the outbound leg. */
export function rulesOf({ cancellation, hasSafeTripInvoice }: TransferSupplier, waitingMinutes: number) {
  const free = cancellation.find(({ feePercentage }) => feePercentage === 0);
  const rules: Schemas['OfferRule'][] = [];
  if (free) rules.push({ type: 'freeCancellation', text: stepText(free.hoursBefore, 0) });
  if (waitingMinutes > 0) rules.push({ type: 'waitForFree', text: waitingText(waitingMinutes) });
  if (hasSafeTripInvoice) rules.push({ type: 'safeTripWithInvoice', text: INSURED });
  return rules;
}

const GREETED: Text = {
  en: 'After customs: a greeter holds up the sign and walks you to the vehicle.',
  tr: 'Gümrük çıkışında: karşılama görevlisi tabelayla bekler ve sizi araca götürür.',
  de: 'Hinter dem Zoll: Ein Mitarbeiter wartet mit dem Schild und begleitet Sie zum Fahrzeug.',
};

const AT_THE_ENTRANCE: Text = {
  en: 'The driver waits at the entrance and knows your name.',
  tr: 'Sürücü sizi girişte bekler ve adınızı bilir.',
  de: 'Der Fahrer wartet am Eingang und kennt Ihren Namen.',
};

const INSURED: Text = {
  en: 'The trip is insured and comes with an invoice.',
  tr: 'Yolculuk sigortalıdır ve fatura kesilir.',
  de: 'Die Fahrt ist versichert, und Sie erhalten eine Rechnung.',
};

function waitingText(minutes: number): Text {
  return {
    en: `The driver waits ${minutes} minutes at no cost.`,
    tr: `Sürücü ${minutes} dakika ücretsiz bekler.`,
    de: `Der Fahrer wartet ${minutes} Minuten ohne Aufpreis.`,
  };
}

function stepText(hours: number, feePercentage: number): Text {
  if (feePercentage === 0) {
    return {
      en: `Cancellation is free until ${hours} hours before pick-up.`,
      tr: `Alıştan ${hours} saat öncesine kadar iptal ücretsizdir.`,
      de: `Bis ${hours} Stunden vor der Abholung ist die Stornierung kostenlos.`,
    };
  }
  return {
    en: `Cancellation costs ${feePercentage}% until ${hours} hours before pick-up.`,
    tr: `Alıştan ${hours} saat öncesine kadar iptal ücreti %${feePercentage}.`,
    de: `Bis ${hours} Stunden vor der Abholung kostet die Stornierung ${feePercentage} %.`,
  };
}
