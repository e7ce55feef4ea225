import type { Chance } from './chance.ts';

export type Driver = {
  readonly name: string;
  readonly phone: string;
  readonly plate: string;
  readonly vehicle: string;
};

const FIRST_NAMES = ['Murat', 'Selin', 'Hakan', 'Ayşe', 'Emre', 'Zehra', 'Burak', 'Nihan'] as const;
const LAST_NAMES = ['Aydın', 'Yıldız', 'Koç', 'Şahin', 'Arslan', 'Doğan', 'Çetin', 'Aksoy'] as const;
const COLOURS = ['black', 'white', 'silver', 'dark blue'] as const;

/** Returns the driver of a leg. The result depends only on the arguments. */
export function driverOf(chance: Chance, party: string, way: string, vehicle: string): Driver {
  const draw = <Item>(what: string, items: readonly Item[]): Item =>
    items[Math.floor(chance('driver', what, way) * items.length)]!;
  const digits = (what: string, count: number) => String(Math.floor(chance('driver', what, way) * 10 ** count));
  return {
    name: `${draw('first', FIRST_NAMES)} ${draw('last', LAST_NAMES)}`,
    // No subscriber has a number in this range.
    phone: `+90500${digits('phone', 7).padStart(7, '0')}`,
    plate: `34 ${party.slice(0, 3)} ${digits('plate', 3).padStart(3, '1')}`,
    vehicle: `${vehicle}, ${draw('colour', COLOURS)}`,
  };
}
