/** How a party outside can behave; all but the first are faults. */
export const BEHAVIOURS = ['normal', 'slow', 'failing', 'down', 'offContract'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** `faults.set('ANADOLU', 'down')`, or for one call only `faults.setNext('ANADOLU', 'down')`. On a fresh start everybody behaves. */
export type Faults = {
  has(party: string): boolean;
  /** What a party does until somebody says otherwise. */
  of(party: string): Behaviour;
  /** What a party does with the next call, and only with that; `undefined`: nothing in particular. */
  nextOf(party: string): Behaviour | undefined;
  /** @throws RangeError when nobody is called so */
  set(party: string, behaviour: Behaviour): void;
  /** `undefined`: nothing in particular, after all. @throws RangeError when nobody is called so */
  setNext(party: string, behaviour: Behaviour | undefined): void;
  /** Everybody behaves again, with the next call, too. */
  reset(): void;
  /** What a party does with the call that has just come in. */
  take(party: string): Behaviour;
};

export function createFaults(parties: readonly string[], changed: () => void = () => {}): Faults {
  const behaviours = new Map<string, Behaviour>(parties.map((party) => [party, 'normal']));
  const next = new Map<string, Behaviour>();
  const demand = (party: string) => {
    if (!behaviours.has(party)) throw new RangeError(`There is no ${party}; there are ${parties.join(', ')}`);
  };
  return {
    has: (party) => behaviours.has(party),
    of: (party) => behaviours.get(party) ?? 'normal',
    nextOf: (party) => next.get(party),
    set(party, behaviour) {
      demand(party);
      behaviours.set(party, behaviour);
      changed();
    },
    setNext(party, behaviour) {
      demand(party);
      if (behaviour) next.set(party, behaviour);
      else next.delete(party);
      changed();
    },
    reset() {
      for (const party of parties) behaviours.set(party, 'normal');
      next.clear();
      changed();
    },
    take(party) {
      const once = next.get(party);
      next.delete(party);
      return once ?? this.of(party);
    },
  };
}

export function isBehaviour(word: unknown): word is Behaviour {
  return BEHAVIOURS.some((behaviour) => behaviour === word);
}
