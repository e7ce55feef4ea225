import type { components } from '@agency-booking/connector-contracts/vendor';
import { readTable } from './table.ts';

type Vehicle = components['schemas']['Vehicle'];

/** The first letter of the SIPP code. */
export type Category = 'M' | 'E' | 'H' | 'C' | 'D' | 'I' | 'S' | 'F' | 'P' | 'L' | 'W';

export type Model = Omit<Vehicle, 'imageUrl' | 'groupName'> & {
  /** `renault-clio-edmr` */
  readonly id: string;
  /** `renault-clio`: one picture serves every engine. */
  readonly picture: string;
  readonly category: Category;
  readonly euroPerDay: number;
};

type Column = Exclude<keyof Model, 'id' | 'picture' | 'category'>;

export const models: readonly Model[] = readTable<Column>('models.tsv').map((row) => {
  const picture = slug(`${row.brand} ${row.model}`);
  return {
    id: `${picture}-${row.sippCode.toLowerCase()}`,
    picture,
    brand: row.brand,
    model: row.model,
    sippCode: row.sippCode,
    category: row.sippCode[0] as Category,
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
};

/** What the trade asks for a category; vendors differ in the age alone. */
export const categories: Readonly<Record<Category, CategoryTerms>> = {
  M: {
    groupName: { tr: 'Mini', en: 'Mini', de: 'Kleinstwagen' },
    minDriverAge: 21,
    minLicenceYears: 1,
    depositEuro: 80,
  },
  E: {
    groupName: { tr: 'Ekonomik', en: 'Economy', de: 'Kleinwagen' },
    minDriverAge: 21,
    minLicenceYears: 1,
    depositEuro: 100,
  },
  H: {
    groupName: { tr: 'Ekonomik Plus', en: 'Economy Plus', de: 'Kleinwagen Plus' },
    minDriverAge: 23,
    minLicenceYears: 2,
    depositEuro: 200,
  },
  C: {
    groupName: { tr: 'Kompakt', en: 'Compact', de: 'Kompaktklasse' },
    minDriverAge: 21,
    minLicenceYears: 1,
    depositEuro: 120,
  },
  D: {
    groupName: { tr: 'Kompakt Plus', en: 'Compact Plus', de: 'Kompaktklasse Plus' },
    minDriverAge: 25,
    minLicenceYears: 3,
    depositEuro: 300,
  },
  I: {
    groupName: { tr: 'Orta Sınıf', en: 'Intermediate', de: 'Mittelklasse' },
    minDriverAge: 23,
    minLicenceYears: 2,
    depositEuro: 200,
  },
  S: {
    groupName: { tr: 'Standart', en: 'Standard', de: 'Standardklasse' },
    minDriverAge: 25,
    minLicenceYears: 3,
    depositEuro: 300,
  },
  F: {
    groupName: { tr: 'Üst Sınıf', en: 'Full-size', de: 'Obere Mittelklasse' },
    minDriverAge: 25,
    minLicenceYears: 3,
    depositEuro: 350,
  },
  P: {
    groupName: { tr: 'Premium', en: 'Premium', de: 'Premiumklasse' },
    minDriverAge: 27,
    minLicenceYears: 3,
    depositEuro: 600,
  },
  L: {
    groupName: { tr: 'Lüks', en: 'Luxury', de: 'Luxusklasse' },
    minDriverAge: 27,
    minLicenceYears: 5,
    depositEuro: 1000,
  },
  W: {
    groupName: { tr: 'Lüks Plus', en: 'Luxury Plus', de: 'Luxusklasse Plus' },
    minDriverAge: 30,
    minLicenceYears: 5,
    depositEuro: 1500,
  },
};
