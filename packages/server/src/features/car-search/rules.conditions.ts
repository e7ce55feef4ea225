import type { FuelPolicyWord, VendorOffer } from '../../ports/vendors.ts';
import type { Language, Named, Translated } from '../../shared/language.ts';

type Conditions = VendorOffer['conditions'];
type Mileage = Conditions['mileage'];

/** What the vendor asks and grants, in sentences of one language. */
export type ConditionWords = {
  readonly minDriverAge: string;
  readonly deposit: string;
  readonly mileage: (mileage: Mileage) => string;
  readonly cancellation: (conditions: Pick<Conditions, 'freeCancellationHours'>) => string;
  readonly licence: (conditions: Pick<Conditions, 'minLicenceYears'>) => string;
};

export const CONDITION_WORDS: Readonly<Record<Language, ConditionWords>> = {
  en: {
    minDriverAge: 'Minimum driver age',
    deposit: 'Deposit',
    mileage: ({ limit, unit }) =>
      limit === null
        ? 'The distance is not limited.'
        : `${limit} ${isInMiles(unit) ? 'miles' : 'km'}${isPerDay(unit) ? ' per day' : ''} are included.`,
    cancellation: ({ freeCancellationHours: hours }) =>
      hours === 0
        ? 'Cancellation is free until pick-up.'
        : `Cancellation is free until ${hours} ${hours === 1 ? 'hour' : 'hours'} before pick-up.`,
    licence: ({ minLicenceYears: years }) =>
      years === 0
        ? 'A licence of class B.'
        : `A licence of class B, held for at least ${years} ${years === 1 ? 'year' : 'years'}.`,
  },
  tr: {
    minDriverAge: 'En küçük sürücü yaşı',
    deposit: 'Depozito',
    mileage: ({ limit, unit }) =>
      limit === null
        ? 'Kilometre sınırı yoktur.'
        : `${isPerDay(unit) ? 'Günde' : 'Toplam'} ${limit} ${isInMiles(unit) ? 'mil' : 'km'} dahildir.`,
    cancellation: ({ freeCancellationHours: hours }) =>
      hours === 0 ? 'Alış saatine kadar iptal ücretsizdir.' : `Alıştan ${hours} saat öncesine kadar iptal ücretsizdir.`,
    licence: ({ minLicenceYears: years }) =>
      years === 0 ? 'B sınıfı ehliyet.' : `En az ${years} yıllık B sınıfı ehliyet.`,
  },
  de: {
    minDriverAge: 'Mindestalter',
    deposit: 'Kaution',
    mileage: ({ limit, unit }) =>
      limit === null
        ? 'Die Strecke ist nicht begrenzt.'
        : `${limit} ${isInMiles(unit) ? 'Meilen' : 'km'}${isPerDay(unit) ? ' pro Tag' : ''} sind inbegriffen.`,
    cancellation: ({ freeCancellationHours: hours }) =>
      hours === 0
        ? 'Bis zur Abholung ist die Stornierung kostenlos.'
        : `Bis ${hours} ${hours === 1 ? 'Stunde' : 'Stunden'} vor der Abholung ist die Stornierung kostenlos.`,
    licence: ({ minLicenceYears: years }) =>
      years === 0
        ? 'Ein Führerschein der Klasse B.'
        : `Ein Führerschein der Klasse B, seit mindestens ${years} ${years === 1 ? 'Jahr' : 'Jahren'}.`,
  },
};

const isInMiles = (unit: Mileage['unit']) => unit === 'milesPerDay' || unit === 'milesPerRental';
const isPerDay = (unit: Mileage['unit']) => unit === 'kmPerDay' || unit === 'milesPerDay';

/** Turkish where no language is asked for, as the lists of the reference data. */
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
