import type { ExcessWord, FuelPolicyWord, OpeningHours, VendorOffer } from '../../ports/vendors.ts';
import { countriesIn } from '../../shared/in-words.ts';
import type { Language, Named, Translated } from '../../shared/language.ts';

type Conditions = VendorOffer['conditions'];
type Mileage = Conditions['mileage'];

/** `sum` is an amount formatted by `shared/in-words.ts`. */
export type ConditionWords = {
  readonly minDriverAge: string;
  readonly maxDriverAge: (years: number) => string;
  readonly youngDriver: (belowAge: number, sum: string) => string;
  readonly deposit: string;
  readonly mileage: (mileage: Mileage) => string;
  readonly freeCancellation: (hoursBefore: number) => string;
  readonly lateCancellation: (hoursBefore: number, sum: string) => string;
  readonly notAbroad: string;
  /** Without `countries`, every country is allowed. Without `sum`, there is no extra charge. */
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
    maxDriverAge: (years) => `The driver is at most ${years} years old.`,
    youngDriver: (age, sum) => `A driver younger than ${age} costs ${sum} for the whole rental.`,
    deposit: 'Deposit',
    mileage: ({ limit, unit }) =>
      limit === null
        ? 'The distance is not limited.'
        : `${limit} ${isInMiles(unit) ? 'miles' : 'km'}${isPerDay(unit) ? ' per day' : ''} are included.`,
    freeCancellation: (hours) => `Cancellation is free until ${englishBefore(hours)}.`,
    lateCancellation: (hours, sum) => `Cancelling until ${englishBefore(hours)} costs ${sum}.`,
    notAbroad: 'The car may not leave the country of the pick-up.',
    abroad: (countries, sum) =>
      `${countries?.length ? `The car may be driven abroad, only to: ${countriesIn('en', countries)}.` : 'The car may be driven abroad.'}${sum ? ` That costs ${sum} at the desk.` : ''}`,
    licence: ({ minLicenceYears: years }) =>
      years === 0
        ? 'A licence of class B.'
        : `A licence of class B, held for at least ${years} ${years === 1 ? 'year' : 'years'}.`,
    excess: (coverage, sum) =>
      `Of ${{ collision: 'damage to the car', theft: 'the loss of the car', glassTyreHeadlight: 'damage to windows, tyres and headlights' }[coverage]} the driver pays up to ${sum}.`,
    openingHours: (day, { from, to }) => `On ${day} the office is open from ${from} to ${to}.`,
    closed: 'The office is closed on the day of pick-up; the car is handed over nevertheless.',
    notice: (hours) => `Rented up to ${englishBefore(hours)}.`,
    minRental: (hours) => `Rented for ${hours} hours or more.`,
  },
  tr: {
    minDriverAge: 'En küçük sürücü yaşı',
    maxDriverAge: (years) => `Sürücü en fazla ${years} yaşında olabilir.`,
    youngDriver: (age, sum) => `${age} yaşından küçük sürücünün ücreti kiralamanın tamamı için ${sum}.`,
    deposit: 'Depozito',
    mileage: ({ limit, unit }) =>
      limit === null
        ? 'Kilometre sınırı yoktur.'
        : `${isPerDay(unit) ? 'Günde' : 'Toplam'} ${limit} ${isInMiles(unit) ? 'mil' : 'km'} dahildir.`,
    freeCancellation: (hours) => `${turkishBefore(hours)} kadar iptal ücretsizdir.`,
    lateCancellation: (hours, sum) => `${turkishBefore(hours)} kadar iptal ücreti ${sum}.`,
    notAbroad: 'Araçla alındığı ülkenin dışına çıkılamaz.',
    abroad: (countries, sum) =>
      `${countries?.length ? `Araçla yurt dışında yalnızca şuralara gidilebilir: ${countriesIn('tr', countries)}.` : 'Araçla yurt dışına çıkılabilir.'}${sum ? ` Ofiste ödenecek ücreti ${sum}.` : ''}`,
    licence: ({ minLicenceYears: years }) =>
      years === 0 ? 'B sınıfı ehliyet.' : `En az ${years} yıllık B sınıfı ehliyet.`,
    excess: (coverage, sum) =>
      `${{ collision: 'Araç hasarında', theft: 'Araç çalınmasında', glassTyreHeadlight: 'Cam, lastik ve far hasarında' }[coverage]} sürücü en fazla ${sum} öder.`,
    openingHours: (day, { from, to }) => `Ofis ${day} günü ${from}–${to} arasında açıktır.`,
    closed: 'Ofis alış günü kapalıdır; araç yine de teslim edilir.',
    notice: (hours) => `${turkishBefore(hours)} kadar kiralanabilir.`,
    minRental: (hours) => `En az ${hours} saatlik kiralanır.`,
  },
  de: {
    minDriverAge: 'Mindestalter',
    maxDriverAge: (years) => `Der Fahrer ist höchstens ${years} Jahre alt.`,
    youngDriver: (age, sum) => `Ein Fahrer unter ${age} Jahren kostet ${sum} für die ganze Mietdauer.`,
    deposit: 'Kaution',
    mileage: ({ limit, unit }) =>
      limit === null
        ? 'Die Strecke ist nicht begrenzt.'
        : `${limit} ${isInMiles(unit) ? 'Meilen' : 'km'}${isPerDay(unit) ? ' pro Tag' : ''} sind inbegriffen.`,
    freeCancellation: (hours) => `${germanBefore(hours)} ist die Stornierung kostenlos.`,
    lateCancellation: (hours, sum) => `${germanBefore(hours)} kostet die Stornierung ${sum}.`,
    notAbroad: 'Das Fahrzeug darf das Land der Abholung nicht verlassen.',
    abroad: (countries, sum) =>
      `${countries?.length ? `Fahrten ins Ausland sind nur hier erlaubt: ${countriesIn('de', countries)}.` : 'Fahrten ins Ausland sind erlaubt.'}${sum ? ` Das kostet ${sum} am Schalter.` : ''}`,
    licence: ({ minLicenceYears: years }) =>
      years === 0
        ? 'Ein Führerschein der Klasse B.'
        : `Ein Führerschein der Klasse B, seit mindestens ${years} ${years === 1 ? 'Jahr' : 'Jahren'}.`,
    excess: (coverage, sum) =>
      `${{ collision: 'Bei Schäden am Fahrzeug', theft: 'Bei Diebstahl des Fahrzeugs', glassTyreHeadlight: 'Bei Schäden an Scheiben, Reifen und Scheinwerfern' }[coverage]} zahlt der Fahrer höchstens ${sum}.`,
    openingHours: (day, { from, to }) => `Am ${day} ist die Station von ${from} bis ${to} Uhr geöffnet.`,
    closed: 'Am Tag der Abholung ist die Station geschlossen; das Fahrzeug wird trotzdem übergeben.',
    notice: (hours) => `${germanBefore(hours)} buchbar.`,
    minRental: (hours) => `Mietdauer mindestens ${hours} Stunden.`,
  },
};

const englishBefore = (hours: number) =>
  hours === 0 ? 'pick-up' : `${hours} ${hours === 1 ? 'hour' : 'hours'} before pick-up`;
const turkishBefore = (hours: number) => (hours === 0 ? 'Alış saatine' : `Alıştan ${hours} saat öncesine`);
const germanBefore = (hours: number) =>
  hours === 0 ? 'Bis zur Abholung' : `Bis ${hours} ${hours === 1 ? 'Stunde' : 'Stunden'} vor der Abholung`;

export const isInMiles = (unit: Mileage['unit']) => unit === 'milesPerDay' || unit === 'milesPerRental';
export const isPerDay = (unit: Mileage['unit']) => unit === 'kmPerDay' || unit === 'milesPerDay';

/** The default is Turkish, as in the reference data. */
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
