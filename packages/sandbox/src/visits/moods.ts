import { type Vendor, vendors } from '../world/vendors.ts';

/** How a vendor treats its visitors. */
export const MOODS = ['normal', 'slow', 'broken', 'down', 'offContract'] as const;
export type Mood = (typeof MOODS)[number];

export type Moods = {
  of(vendorCode: string): Mood;
  /** @throws RangeError when no vendor has the code */
  set(vendorCode: string, mood: Mood): void;
};

export function createMoods(): Moods {
  const moods = new Map<string, Mood>(vendors.map(({ code }: Vendor) => [code, 'normal']));
  return {
    of: (vendorCode) => moods.get(vendorCode) ?? 'normal',
    set(vendorCode, mood) {
      if (!moods.has(vendorCode))
        throw new RangeError(`There is no vendor ${vendorCode}; there are ${[...moods.keys()].join(', ')}`);
      moods.set(vendorCode, mood);
    },
  };
}

export function isMood(word: unknown): word is Mood {
  return MOODS.some((mood) => mood === word);
}
