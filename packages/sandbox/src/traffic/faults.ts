/** How a party can behave; all but the first are faults. */
export const BEHAVIOURS = ['normal', 'slow', 'failing', 'down', 'offContract'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** `faults.set('ANADOLU', 'down')`, or for one call only `faults.setNext('ANADOLU', 'down')`. On a fresh start all are `normal`. */
export type Faults = {
  has(party: string): boolean;
  /** What a party does until it is set otherwise. */
  of(party: string): Behaviour;
  /** What a party does with the next call only; `undefined`: the same as with every call. */
  nextOf(party: string): Behaviour | undefined;
  /** @throws RangeError when there is no such party */
  set(party: string, behaviour: Behaviour): void;
  /** `undefined`: the same as with every call. @throws RangeError when there is no such party */
  setNext(party: string, behaviour: Behaviour | undefined): void;
  /** Every party is `normal` again, with the next call, too. */
  reset(): void;
  /** What a party does with the call that has just arrived. */
  take(party: string): Behaviour;
};

export function createFaults(parties: readonly string[], changed: () => void = () => {}): Faults {
  const behaviours = new Map<string, Behaviour>(parties.map((party) => [party, 'normal']));
  const next = new Map<string, Behaviour>();
  const assertKnown = (party: string) => {
    if (!behaviours.has(party)) throw new RangeError(`There is no ${party}; there are ${parties.join(', ')}`);
  };
  return {
    has: (party) => behaviours.has(party),
    of: (party) => behaviours.get(party) ?? 'normal',
    nextOf: (party) => next.get(party),
    set(party, behaviour) {
      assertKnown(party);
      behaviours.set(party, behaviour);
      changed();
    },
    setNext(party, behaviour) {
      assertKnown(party);
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
