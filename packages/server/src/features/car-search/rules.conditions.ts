import type { ExcessWord, FuelPolicyWord, OpeningHours, VendorOffer } from '../../ports/vendors.ts';
import { countriesIn } from '../../shared/in-words.ts';
import type { Language, Named, Translated } from '../../shared/language.ts';

type Conditions = VendorOffer['conditions'];
type Mileage = Conditions['mileage'];

/** Texts for the conditions. `sum` is an amount formatted by `shared/in-words.ts`. */
export type ConditionWords = {
  readonly minDriverAge: string;
  readonly maxDriverAge: (years: number) => string;
  readonly youngDriver: (belowAge: number, sum: string) => string;
  readonly deposit: string;
  readonly mileage: (mileage: Mileage) => string;
  readonly freeCancellation: (hoursBefore: number) => string;
  readonly lateCancellation: (hoursBefore: number, sum: string) => string;
  readonly notAbroad: string;
  /**
   * Text about driving abroad. Without `countries`, every country is allowed. Without `sum`, there is no extra charge.
   */
  readonly abroad: (countries: readonly string[] | undefined, sum: string | undefined) => string;
  readonly licence: (conditions: Pick<Conditions, 'minLicenceYears'>) => string;
  readonly excess: (coverage: ExcessWord, sum: string) => string;
  readonly openingHours: (day: string, hours: OpeningHours) => string;
  readonly closed: string;
  readonly notice: (hours: number) => string;
  readonly minRental: (hours: number) => string;
};

export const CONDITION_WORDS: Readonly<Record<Language, ConditionWords>> = {
  en: {
    minDriverAge: 'Minimum driver age',
    maxDriverAge: (years) => `The driver must be no older than ${years}.`,
    youngDriver: (age, sum) => `Drivers under ${age} pay ${sum} for the whole rental.`,
    deposit: 'Deposit',
    mileage: ({ limit, unit }) =>
      limit === null
        ? 'Mileage is unlimited.'
        : `Includes ${limit} ${isInMiles(unit) ? 'miles' : 'km'}${isPerDay(unit) ? ' per day' : ''}.`,
    freeCancellation: (hours) => `Cancellation is free until ${englishBefore(hours)}.`,
    lateCancellation: (hours, sum) =>
      `Cancelling ${hours === 0 ? 'before' : 'up to'} ${englishBefore(hours)} costs ${sum}.`,
    notAbroad: 'The car must not leave the pick-up country.',
    abroad: (countries, sum) =>
      `${countries?.length ? `The car may be driven abroad only in these countries: ${countriesIn('en', countries)}.` : 'The car may be driven abroad.'}${sum ? ` The fee at the desk is ${sum}.` : ''}`,
    licence: ({ minLicenceYears: years }) =>
      years === 0
        ? 'A class B licence.'
        : `A class B licence, held for at least ${years} ${years === 1 ? 'year' : 'years'}.`,
    excess: (coverage, sum) =>
      `The driver pays up to ${sum} for ${{ collision: 'damage to the car', theft: 'theft of the car', glassTyreHeadlight: 'damage to windows, tyres and headlights' }[coverage]}.`,
    openingHours: (day, { from, to }) => `On ${day}, the office is open from ${from} to ${to}.`,
    closed: 'The office is closed on the day of pick-up, but the car will still be handed over.',
    notice: (hours) => `Can be booked up to ${englishBefore(hours)}.`,
    minRental: (hours) => `The minimum rental period is ${hours} hours.`,
  },
  tr: {
    minDriverAge: 'Minimum sürücü yaşı',
    maxDriverAge: (years) => `Sürücü en fazla ${years} yaşında olabilir.`,
    youngDriver: (age, sum) => `${age} yaşından küçük sürücüler için kiralama başına ${sum} ücret alınır.`,
    deposit: 'Depozito',
    mileage: ({ limit, unit }) =>
      limit === null
        ? 'Kilometre sınırı yoktur.'
        : `${isPerDay(unit) ? 'Günde' : 'Toplam'} ${limit} ${isInMiles(unit) ? 'mil' : 'km'} dahildir.`,
    freeCancellation: (hours) => `${turkishBefore(hours)} kadar iptal ücretsizdir.`,
    lateCancellation: (hours, sum) => `${turkishBefore(hours)} kadar yapılan iptallerde ${sum} ücret alınır.`,
    notAbroad: 'Araç, alındığı ülkenin dışına çıkarılamaz.',
    abroad: (countries, sum) =>
      `${countries?.length ? `Araçla yurt dışında yalnızca şu ülkelere gidilebilir: ${countriesIn('tr', countries)}.` : 'Araçla yurt dışına çıkılabilir.'}${sum ? ` Ofiste ${sum} ücret alınır.` : ''}`,
    licence: ({ minLicenceYears: years }) =>
      years === 0 ? 'B sınıfı ehliyet.' : `En az ${years} yıllık B sınıfı ehliyet.`,
    excess: (coverage, sum) =>
      `${{ collision: 'Araç hasarında', theft: 'Aracın çalınması durumunda', glassTyreHeadlight: 'Cam, lastik ve far hasarında' }[coverage]} sürücü en fazla ${sum} öder.`,
    openingHours: (day, { from, to }) => `Ofis ${day} tarihinde ${from}–${to} arasında açıktır.`,
    closed: 'Ofis alış günü kapalıdır, ancak araç yine de teslim edilir.',
    notice: (hours) => `${turkishBefore(hours)} kadar kiralanabilir.`,
    minRental: (hours) => `En kısa kiralama süresi ${hours} saattir.`,
  },
  de: {
    minDriverAge: 'Mindestalter',
    maxDriverAge: (years) => `Der Fahrer darf höchstens ${years} Jahre alt sein.`,
    youngDriver: (age, sum) => `Für Fahrer unter ${age} Jahren fallen für die gesamte Mietdauer ${sum} an.`,
    deposit: 'Kaution',
    mileage: ({ limit, unit }) =>
      limit === null
        ? 'Die Kilometer sind unbegrenzt.'
        : `${limit} ${isInMiles(unit) ? 'Meilen' : 'km'}${isPerDay(unit) ? ' pro Tag' : ''} sind inbegriffen.`,
    freeCancellation: (hours) => `${germanBefore(hours)} ist die Stornierung kostenlos.`,
    lateCancellation: (hours, sum) => `${germanBefore(hours)} kostet die Stornierung ${sum}.`,
    notAbroad: 'Fahrten ins Ausland sind nicht erlaubt.',
    abroad: (countries, sum) =>
      `${countries?.length ? `Fahrten ins Ausland sind nur in diese Länder erlaubt: ${countriesIn('de', countries)}.` : 'Fahrten ins Ausland sind erlaubt.'}${sum ? ` Dafür werden am Schalter ${sum} berechnet.` : ''}`,
    licence: ({ minLicenceYears: years }) =>
      years === 0
        ? 'Ein Führerschein der Klasse B.'
        : `Ein Führerschein der Klasse B, seit mindestens ${years} ${years === 1 ? 'Jahr' : 'Jahren'} im Besitz.`,
    excess: (coverage, sum) =>
      `${{ collision: 'Bei Schäden am Fahrzeug', theft: 'Bei Diebstahl des Fahrzeugs', glassTyreHeadlight: 'Bei Schäden an Scheiben, Reifen und Scheinwerfern' }[coverage]} zahlt der Fahrer höchstens ${sum}.`,
    openingHours: (day, { from, to }) => `Am ${day} ist die Station von ${from} bis ${to} Uhr geöffnet.`,
    closed: 'Am Tag der Abholung ist die Station geschlossen; das Fahrzeug wird trotzdem übergeben.',
    notice: (hours) => `${germanBefore(hours)} buchbar.`,
    minRental: (hours) => `Die Mindestmietdauer beträgt ${hours} Stunden.`,
  },
};

const englishBefore = (hours: number) =>
  hours === 0 ? 'pick-up' : `${hours} ${hours === 1 ? 'hour' : 'hours'} before pick-up`;
const turkishBefore = (hours: number) => (hours === 0 ? 'Alış saatine' : `Alıştan ${hours} saat öncesine`);
const germanBefore = (hours: number) =>
  hours === 0 ? 'Bis zur Abholung' : `Bis ${hours} ${hours === 1 ? 'Stunde' : 'Stunden'} vor der Abholung`;

export const isInMiles = (unit: Mileage['unit']) => unit === 'milesPerDay' || unit === 'milesPerRental';
export const isPerDay = (unit: Mileage['unit']) => unit === 'kmPerDay' || unit === 'milesPerDay';

/** The default name is Turkish, as in the reference data. */
const named = (names: Translated): Named => ({ name: names.tr, names });

export const FUEL_POLICIES: Readonly<Record<FuelPolicyWord, Named & { readonly id: number }>> = {
  fullToFull: {
    id: 1,
    ...named({ tr: 'Dolu al, dolu bırak', en: 'Full to full', de: 'Voll abholen, voll zurückgeben' }),
  },
  sameToSame: {
    id: 2,
    ...named({ tr: 'Aldığın seviyede bırak', en: 'Same to same', de: 'Zurück mit gleichem Tankstand' }),
  },
  fullToEmpty: {
    id: 3,
    ...named({ tr: 'Dolu al, boş bırak', en: 'Full to empty', de: 'Voll abholen, leer zurückgeben' }),
  },
};

export const SEGMENTS: ReadonlyMap<number, Named> = new Map([
  [1, named({ tr: 'Mini', en: 'Mini', de: 'Kleinstwagen' })],
  [2, named({ tr: 'Ekonomik', en: 'Economy', de: 'Kleinwagen' })],
  [3, named({ tr: 'Kompakt', en: 'Compact', de: 'Kompaktklasse' })],
  [4, named({ tr: 'Orta', en: 'Intermediate', de: 'Mittelklasse' })],
  [5, named({ tr: 'Standart', en: 'Standard', de: 'Standardklasse' })],
  [6, named({ tr: 'Üst', en: 'Full-size', de: 'Obere Mittelklasse' })],
  [7, named({ tr: 'Premium', en: 'Premium', de: 'Premiumklasse' })],
  [8, named({ tr: 'Lüks', en: 'Luxury', de: 'Luxusklasse' })],
  [9, named({ tr: 'SUV', en: 'SUV', de: 'SUV' })],
  [10, named({ tr: 'Van', en: 'Van', de: 'Van' })],
  [11, named({ tr: 'Pick-up', en: 'Pick-up', de: 'Pick-up' })],
  [12, named({ tr: 'Özel', en: 'Special', de: 'Sonderfahrzeug' })],
]);
