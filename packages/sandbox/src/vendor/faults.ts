import { vendors } from '../world/vendors.ts';

/** How a vendor can behave; all but the first are faults. */
export const BEHAVIOURS = ['normal', 'slow', 'failing', 'down', 'offContract'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** `faults.set('ANADOLU', 'down')`. On a fresh start every vendor behaves. */
export type Faults = {
  of(vendorCode: string): Behaviour;
  /** @throws RangeError when no vendor has the code */
  set(vendorCode: string, behaviour: Behaviour): void;
};

export function createFaults(): Faults {
  const behaviours = new Map<string, Behaviour>(vendors.map(({ code }) => [code, 'normal']));
  return {
    of: (vendorCode) => behaviours.get(vendorCode) ?? 'normal',
    set(vendorCode, behaviour) {
      if (!behaviours.has(vendorCode)) {
        throw new RangeError(`There is no vendor ${vendorCode}; there are ${[...behaviours.keys()].join(', ')}`);
      }
      behaviours.set(vendorCode, behaviour);
    },
  };
}

export function isBehaviour(word: unknown): word is Behaviour {
  return BEHAVIOURS.some((behaviour) => behaviour === word);
}
