import type { components } from '@agency-booking/connector-contracts/vendor';
import { readTable } from './table.ts';

type Vehicle = components['schemas']['Vehicle'];

/** Body type, from the second letter of the SIPP code. The number of doors distinguishes saloons from hatchbacks. */
export type Body =
  | 'threeDoor'
  | 'hatchback'
  | 'saloon'
  | 'estate'
  | 'convertible'
  | 'suv'
  | 'crossover'
  | 'mpv'
  | 'van'
  | 'pickup';

/** The first letter of the SIPP code. */
export type Category = 'M' | 'E' | 'H' | 'C' | 'D' | 'I' | 'S' | 'F' | 'P' | 'L' | 'W';

export type Model = Omit<Vehicle, 'imageUrl' | 'groupName'> & {
  /** The model ID, such as `renault-clio-edmr`. */
  readonly id: string;
  /** The picture name, such as `renault-clio`. All engine variants share one picture. */
  readonly picture: string;
  readonly category: Category;
  readonly body: Body;
  readonly euroPerDay: number;
};

type Column = Exclude<keyof Model, 'id' | 'picture' | 'category' | 'body'>;

const BODIES: Readonly<Record<string, Body>> = {
  B: 'threeDoor',
  W: 'estate',
  T: 'convertible',
  F: 'suv',
  G: 'crossover',
  M: 'mpv',
  V: 'van',
  Q: 'pickup',
};

export const models: readonly Model[] = readTable<Column>('models.tsv').map((row) => {
  const picture = slug(`${row.brand} ${row.model}`);
  return {
    id: `${picture}-${row.sippCode.toLowerCase()}`,
    picture,
    brand: row.brand,
    model: row.model,
    sippCode: row.sippCode,
    category: row.sippCode[0] as Category,
    body: BODIES[row.sippCode[1]!] ?? (row.doorCount === '4' ? 'saloon' : 'hatchback'),
    segment: row.segment as Vehicle['segment'],
    fuel: row.fuel as Vehicle['fuel'],
    transmission: row.transmission as Vehicle['transmission'],
    seatCount: Number(row.seatCount),
    doorCount: Number(row.doorCount),
    baggageCount: Number(row.baggageCount),
    euroPerDay: Number(row.euroPerDay),
  };
});

export const modelById: ReadonlyMap<string, Model> = new Map(models.map((model) => [model.id, model]));

function slug(words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

type CategoryTerms = {
  readonly groupName: Vehicle['groupName'];
  readonly minDriverAge: number;
  readonly minLicenceYears: number;
  readonly depositEuro: number;
  readonly excessEuro: number;
};

/**
 * The usual terms for each category. Vendors apply factors to the deposit and the excess, and can lower the minimum
 * age.
 */
export const categories: Readonly<Record<Category, CategoryTerms>> = {
  M: {
    groupName: { tr: 'Mini', en: 'Mini', de: 'Kleinstwagen' },
    minDriverAge: 21,
    minLicenceYears: 1,
    depositEuro: 80,
    excessEuro: 400,
  },
  E: {
    groupName: { tr: 'Ekonomik', en: 'Economy', de: 'Kleinwagen' },
    minDriverAge: 21,
    minLicenceYears: 1,
    depositEuro: 100,
    excessEuro: 400,
  },
  H: {
    groupName: { tr: 'Ekonomik Plus', en: 'Economy Plus', de: 'Kleinwagen Plus' },
    minDriverAge: 23,
    minLicenceYears: 2,
    depositEuro: 200,
    excessEuro: 600,
  },
  C: {
    groupName: { tr: 'Kompakt', en: 'Compact', de: 'Kompaktklasse' },
    minDriverAge: 21,
    minLicenceYears: 1,
    depositEuro: 120,
    excessEuro: 500,
  },
  D: {
    groupName: { tr: 'Kompakt Plus', en: 'Compact Plus', de: 'Kompaktklasse Plus' },
    minDriverAge: 25,
    minLicenceYears: 3,
    depositEuro: 300,
    excessEuro: 700,
  },
  I: {
    groupName: { tr: 'Orta Sınıf', en: 'Intermediate', de: 'Mittelklasse' },
    minDriverAge: 23,
    minLicenceYears: 2,
    depositEuro: 200,
    excessEuro: 700,
  },
  S: {
    groupName: { tr: 'Standart', en: 'Standard', de: 'Standardklasse' },
    minDriverAge: 25,
    minLicenceYears: 3,
    depositEuro: 300,
    excessEuro: 800,
  },
  F: {
    groupName: { tr: 'Üst Sınıf', en: 'Full-size', de: 'Obere Mittelklasse' },
    minDriverAge: 25,
    minLicenceYears: 3,
    depositEuro: 350,
    excessEuro: 900,
  },
  P: {
    groupName: { tr: 'Premium', en: 'Premium', de: 'Premiumklasse' },
    minDriverAge: 27,
    minLicenceYears: 3,
    depositEuro: 600,
    excessEuro: 1200,
  },
  L: {
    groupName: { tr: 'Lüks', en: 'Luxury', de: 'Luxusklasse' },
    minDriverAge: 27,
    minLicenceYears: 5,
    depositEuro: 1000,
    excessEuro: 2000,
  },
  W: {
    groupName: { tr: 'Lüks Plus', en: 'Luxury Plus', de: 'Luxusklasse Plus' },
    minDriverAge: 30,
    minLicenceYears: 5,
    depositEuro: 1500,
    excessEuro: 3000,
  },
};

type Name = Vehicle['groupName'];

const BODY_NAMES: Readonly<Partial<Record<Body, Name>>> = {
  estate: { tr: 'Station Wagon', en: 'estate', de: 'Kombi' },
  convertible: { tr: 'Cabrio', en: 'convertible', de: 'Cabrio' },
  suv: { tr: 'SUV', en: 'SUV', de: 'SUV' },
  crossover: { tr: 'Crossover', en: 'crossover', de: 'Crossover' },
  mpv: { tr: 'MPV', en: 'MPV', de: 'Van' },
  van: { tr: 'Minibüs', en: 'minibus', de: 'Kleinbus' },
  pickup: { tr: 'Pick-up', en: 'pick-up', de: 'Pick-up' },
};
const AUTOMATIC: Name = { tr: 'otomatik', en: 'automatic', de: 'Automatik' };

/** Returns the group name, such as `Kompakt SUV, otomatik`. */
export function groupNameOf({ category, body, transmission }: Model): Name {
  const inLanguage = (language: keyof Name) => {
    const group = [categories[category].groupName[language], BODY_NAMES[body]?.[language]].filter(Boolean).join(' ');
    return transmission === 'automatic' ? `${group}, ${AUTOMATIC[language]}` : group;
  };
  return { tr: inLanguage('tr'), en: inLanguage('en'), de: inLanguage('de') };
}
