import { hash } from 'node:crypto';
import type { FuelWord, VendorOffer } from '../../ports/vendors.ts';

/**
 * IDs for an ACRISS (SIPP) code. The IDs of segments, brands and models are defined here, not in the reference data.
 */
export type VehicleIds = {
  readonly brandId: number;
  readonly modelId: number;
  readonly classId: number;
  readonly segmentId: number;
  readonly fuelId: number;
  readonly transmissionId: number;
};

const SEGMENT_SUV = 9;
const SEGMENT_VAN = 10;
const SEGMENT_PICKUP = 11;

/** First letter: category. Each category has a separate class for ordinary saloons and hatchbacks. */
const CATEGORIES: Readonly<Record<string, { classId: number; segmentId: number; size: Size }>> = {
  M: { classId: 1, segmentId: 1, size: 'small' },
  N: { classId: 2, segmentId: 1, size: 'small' },
  E: { classId: 3, segmentId: 2, size: 'small' },
  H: { classId: 4, segmentId: 2, size: 'small' },
  C: { classId: 5, segmentId: 3, size: 'small' },
  D: { classId: 6, segmentId: 3, size: 'small' },
  I: { classId: 7, segmentId: 4, size: 'medium' },
  J: { classId: 8, segmentId: 4, size: 'medium' },
  S: { classId: 9, segmentId: 5, size: 'medium' },
  R: { classId: 10, segmentId: 5, size: 'medium' },
  F: { classId: 11, segmentId: 6, size: 'large' },
  G: { classId: 12, segmentId: 6, size: 'large' },
  P: { classId: 13, segmentId: 7, size: 'fine' },
  U: { classId: 14, segmentId: 7, size: 'fine' },
  L: { classId: 15, segmentId: 8, size: 'fine' },
  W: { classId: 16, segmentId: 8, size: 'fine' },
  O: { classId: 17, segmentId: 6, size: 'large' },
  X: { classId: 18, segmentId: 12, size: 'large' },
};

type Size = 'small' | 'medium' | 'large' | 'fine';

const everySize = (classId: number) => ({ small: classId, medium: classId, large: classId, fine: classId });

/** Second letter: body type. A body type that is not listed (saloon, hatchback, special) uses the category's class. */
const BODIES: Readonly<Record<string, { classIds: Readonly<Record<Size, number>>; segmentId?: number }>> = {
  W: { classIds: { small: 19, medium: 20, large: 21, fine: 21 } },
  F: { classIds: { small: 22, medium: 23, large: 24, fine: 25 }, segmentId: SEGMENT_SUV },
  G: { classIds: everySize(26), segmentId: SEGMENT_SUV },
  T: { classIds: everySize(27) },
  E: { classIds: everySize(28) },
  S: { classIds: everySize(29) },
  N: { classIds: everySize(29) },
  M: { classIds: everySize(31), segmentId: SEGMENT_VAN },
  V: { classIds: { small: 32, medium: 32, large: 33, fine: 34 }, segmentId: SEGMENT_VAN },
  P: { classIds: everySize(35), segmentId: SEGMENT_PICKUP },
  Q: { classIds: everySize(35), segmentId: SEGMENT_PICKUP },
  J: { classIds: everySize(36), segmentId: SEGMENT_SUV },
  K: { classIds: everySize(37), segmentId: SEGMENT_VAN },
  R: { classIds: everySize(38), segmentId: SEGMENT_VAN },
  H: { classIds: everySize(38), segmentId: SEGMENT_VAN },
  Y: { classIds: everySize(18) },
};

/**
 * Third letter: transmission. Each type has codes for two-wheel, selectable four-wheel and permanent four-wheel drive.
 */
const TRANSMISSION_IDS: Readonly<Record<string, number>> = { M: 1, N: 1, C: 1, A: 2, B: 2, D: 2 };

/**
 * Fourth letter: fuel, with one code for cars with air conditioning and one for cars without. The letters R and N
 * specify no fuel.
 */
const FUEL_IDS: Readonly<Record<string, number>> = {
  V: 1,
  Z: 1,
  D: 2,
  Q: 2,
  H: 5,
  E: 7,
  C: 7,
  L: 8,
  S: 8,
  I: 10,
  A: 11,
  B: 11,
  M: 15,
  F: 15,
  U: 16,
  X: 16,
};

const FUEL_IDS_BY_WORD: Readonly<Record<FuelWord, number>> = {
  petrol: 1,
  diesel: 2,
  hybrid: 5,
  electric: 7,
  lpg: 8,
  plugInHybrid: 10,
};

export function vehicleIdsOf({
  brand,
  model,
  sippCode,
  fuel,
}: Pick<VendorOffer['vehicle'], 'brand' | 'model' | 'sippCode' | 'fuel'>): VehicleIds {
  const category = CATEGORIES[sippCode[0]!]!;
  const body = BODIES[sippCode[1]!];
  return {
    brandId: idOfName(brand),
    modelId: idOfName(`${brand}\n${model}`),
    classId: body?.classIds[category.size] ?? category.classId,
    segmentId: body?.segmentId ?? category.segmentId,
    transmissionId: TRANSMISSION_IDS[sippCode[2]!]!,
    fuelId: FUEL_IDS[sippCode[3]!] ?? FUEL_IDS_BY_WORD[fuel],
  };
}

const knownIds = new Map<string, number>();
/** Maximum number of cached IDs. Vendors choose the names, so the number of names is unlimited. */
const MAX_KNOWN_IDS = 10_000;

/** Hashes the name, ignoring case, to a permanent 31-bit ID, because there is no complete list of car models. */
export function idOfName(name: string): number {
  const known = knownIds.get(name);
  if (known !== undefined) return known;
  const folded = name.normalize('NFKC').trim().toLowerCase();
  const id = hash('sha256', folded, 'buffer').readUInt32BE(0) >>> 1 || 1;
  if (knownIds.size >= MAX_KNOWN_IDS) knownIds.clear();
  knownIds.set(name, id);
  return id;
}
