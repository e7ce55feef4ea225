/** How a party outside can behave; all but the first are faults. */
export const BEHAVIOURS = ['normal', 'slow', 'failing', 'down', 'offContract'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** `faults.set('ANADOLU', 'down')`. On a fresh start everybody behaves. */
export type Faults = {
  has(party: string): boolean;
  of(party: string): Behaviour;
  /** @throws RangeError when nobody is called so */
  set(party: string, behaviour: Behaviour): void;
};

export function createFaults(parties: readonly string[]): Faults {
  const behaviours = new Map<string, Behaviour>(parties.map((party) => [party, 'normal']));
  return {
    has: (party) => behaviours.has(party),
    of: (party) => behaviours.get(party) ?? 'normal',
    set(party, behaviour) {
      if (!behaviours.has(party)) throw new RangeError(`There is no ${party}; there are ${parties.join(', ')}`);
      behaviours.set(party, behaviour);
    },
  };
}

export function isBehaviour(word: unknown): word is Behaviour {
  return BEHAVIOURS.some((behaviour) => behaviour === word);
}
