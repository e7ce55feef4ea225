import { type Language, type Named, nameIn, type Translated } from './language.ts';
import type { Money } from './money.ts';
import { localTimeIn } from './time.ts';

/** A vendor's office as stored with a search, before its text is resolved to one language. */
export type StoredOffice = {
  readonly id: string;
  readonly location: { readonly name: string; readonly city: string };
  readonly deliveryTypeId: number;
  /** The opening hours on the day of pick-up or drop-off, in local time. */
  readonly openingHours: readonly { readonly date: string; readonly from: string; readonly to: string }[];
  readonly address?: string;
  /** The office's position; absent in orders created before office positions were stored. */
  readonly point?: { readonly lat: number; readonly lon: number };
  /** Phone number in E.164 format. */
  readonly phone?: string;
  readonly iataCode?: string;
  readonly access?: 'inTerminal' | 'shuttle' | 'meetAndGreet' | 'callForPickup';
  readonly instructions?: Translated;
  readonly outOfHours?: { readonly available: boolean; readonly fee?: Money };
};

/** Car handover methods, keyed by their IDs in the reference data. */
export type DeliveryTypes = ReadonlyMap<number, Named>;

export function tellOffice(
  { deliveryTypeId, instructions, ...office }: StoredOffice,
  deliveryTypes: DeliveryTypes,
  language: Language | undefined,
) {
  const deliveryType = { id: deliveryTypeId, name: nameIn(deliveryTypes.get(deliveryTypeId)!, language) };
  return { ...office, deliveryType, instructions: instructions?.[language ?? 'en'] };
}

export type TimeZoneAt = (point: NonNullable<StoredOffice['point']>) => string;

type Appointment<Office> = {
  readonly checkInDateTime: string;
  readonly checkInOffice: Office;
  readonly checkOutDateTime: string;
  readonly checkOutOffice: Office;
};

export type LocalAppointment<Office> = Appointment<Office & { readonly timeZone?: string }> & {
  readonly checkInLocalDateTime?: string;
  readonly checkOutLocalDateTime?: string;
};

/** Adds local times and time zones to both offices. Offices without a position are returned unchanged. */
export function localTimes(timeZoneAt: TimeZoneAt) {
  const known = new Map<string, string>();
  const localTimeOf = (dateTime: string, timeZone: string): string => {
    const key = `${dateTime} ${timeZone}`;
    const local = known.get(key) ?? localTimeIn(timeZone, dateTime);
    known.set(key, local);
    return local;
  };
  return <Office extends { readonly point?: StoredOffice['point'] }>(
    appointment: Appointment<Office>,
  ): LocalAppointment<Office> => {
    const { checkInDateTime, checkInOffice, checkOutDateTime, checkOutOffice } = appointment;
    const [checkInZone, checkOutZone] = [checkInOffice, checkOutOffice].map(({ point }) => point && timeZoneAt(point));
    return {
      checkInDateTime,
      checkInLocalDateTime: checkInZone && localTimeOf(checkInDateTime, checkInZone),
      checkInOffice: { ...checkInOffice, timeZone: checkInZone },
      checkOutDateTime,
      checkOutLocalDateTime: checkOutZone && localTimeOf(checkOutDateTime, checkOutZone),
      checkOutOffice: { ...checkOutOffice, timeZone: checkOutZone },
    };
  };
}
