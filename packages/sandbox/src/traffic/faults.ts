/** The behaviours of a party. All except the first are faults. */
export const BEHAVIOURS = ['normal', 'slow', 'failing', 'down', 'offContract'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/**
 * The behaviours of the parties. `faults.set('ANADOLU', 'down')` applies to all calls, and `setNext` only to the next
 * one. All parties start as `normal`.
 */
export type Faults = {
  has(party: string): boolean;
  of(party: string): Behaviour;
  /** Returns the behaviour for the next call only, or `undefined` if it is the same as for all calls. */
  nextOf(party: string): Behaviour | undefined;
  /** Throws a RangeError if the party does not exist. */
  set(party: string, behaviour: Behaviour): void;
  /**
   * Sets the behaviour for the next call. With `undefined`, the next call uses the behaviour that applies to all calls.
   * Throws a RangeError if the party does not exist.
   */
  setNext(party: string, behaviour: Behaviour | undefined): void;
  /** Resets every party to `normal` for all calls, including the next. */
  reset(): void;
  /** Returns the behaviour for the current call and clears any `setNext` setting. */
  take(party: string): Behaviour;
};

export function createFaults(parties: readonly string[], changed: () => void = () => {}): Faults {
  const behaviours = new Map<string, Behaviour>(parties.map((party) => [party, 'normal']));
  const next = new Map<string, Behaviour>();
  const assertKnown = (party: string) => {
    if (!behaviours.has(party))
      throw new RangeError(`There is no party ${party}. The parties are ${parties.join(', ')}`);
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
