import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import { inCurrency } from '../world/prices.ts';
import type { TransferExtraType, TransferSupplier } from '../world/transfer-supplier.ts';
import type { Capacity } from './fleets.ts';

type Schemas = components['schemas'];
export type Choice = Schemas['ExtraChoice'];

const SEATS: readonly TransferExtraType[] = ['infantSeat', 'childSeat', 'boosterSeat'];

/** Converts luggage to suitcases. Two cabin bags count as one suitcase, and an oversized item counts as two. */
export function suitcasesOf({ suitcases = 0, cabinBags = 0, oversized = 0 }: Schemas['Luggage'] = {}): number {
  return suitcases + Math.ceil(cabinBags / 2) + 2 * oversized;
}

/** Returns the available extras at the supplier's prices. One seat in each vehicle is reserved for an adult. */
export function extrasOf(
  { extras, currency }: TransferSupplier,
  { seatCount, vehicleCount }: Pick<Capacity, 'seatCount' | 'vehicleCount'>,
  isRoundTrip: boolean,
): readonly Schemas['OfferedExtra'][] {
  return Object.entries(extras).map(([name, { maxCount, euro }]) => {
    const type = name as TransferExtraType;
    const price = euro === 0 ? 0 : inCurrency(euro, currency);
    return {
      type,
      maxCount: SEATS.includes(type) ? Math.min(maxCount * vehicleCount, seatCount - vehicleCount) : maxCount,
      oneway: price,
      return: isRoundTrip ? price : undefined,
    };
  });
}

export function hasAll(offered: readonly Schemas['OfferedExtra'][], asked: readonly Choice[] = []): boolean {
  return asked.every(({ type, count }) => offered.some((extra) => extra.type === type && extra.maxCount >= count));
}

/** Returns the cost of extras. All legs cost the same. */
export function costOf(offered: readonly Schemas['OfferedExtra'][], asked: readonly Choice[] = []): number {
  return asked.reduce(
    (sum, { type, count }) => sum + count * (offered.find((extra) => extra.type === type)?.oneway ?? 0),
    0,
  );
}

export function countOf(asked: readonly Choice[] = [], wanted: TransferExtraType): number {
  return asked.find(({ type }) => type === wanted)?.count ?? 0;
}

/** Returns the sorted initials and counts of extras, such as `c2,m1`. Each extra has a unique initial. */
export function inShort(asked: readonly Choice[] = []): string {
  return asked
    .map(({ type, count }) => `${type[0]}${count}`)
    .sort()
    .join(',');
}
