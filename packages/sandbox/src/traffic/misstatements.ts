/** How a statement can be; all but the first are wrong about the latest line of each day. */
export const STATEMENTS = [
  'right',
  'leavesOut',
  'addsForeign',
  'otherAmount',
  'otherCurrency',
  'otherState',
  'twice',
  'underAnother',
] as const;
export type StatementAs = (typeof STATEMENTS)[number];

/** `misstatements.set('PROCESSOR', 'otherAmount')`. On a fresh start all statements are `right`. */
export type Misstatements = {
  /** What the statements of a party can be; empty: it makes none. */
  choicesOf(party: string): readonly StatementAs[];
  of(party: string): StatementAs;
  /** @throws RangeError when the party makes no such statements */
  set(party: string, as: StatementAs): void;
  /** Every statement is `right` again. */
  reset(): void;
};

/** @param choices by party */
export function createMisstatements(
  choices: ReadonlyMap<string, readonly StatementAs[]>,
  changed: () => void = () => {},
): Misstatements {
  const set = new Map<string, StatementAs>();
  const choicesOf = (party: string) => choices.get(party) ?? [];
  return {
    choicesOf,
    of: (party) => set.get(party) ?? 'right',
    set(party, as) {
      if (!choicesOf(party).includes(as)) {
        throw new RangeError(`The statements of ${party} are one of: ${choicesOf(party).join(', ') || 'none'}`);
      }
      set.set(party, as);
      changed();
    },
    reset() {
      set.clear();
      changed();
    },
  };
}

export function isStatementAs(word: unknown): word is StatementAs {
  return STATEMENTS.some((as) => as === word);
}
