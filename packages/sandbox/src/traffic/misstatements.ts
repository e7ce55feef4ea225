/** The kinds of statement. All except `right` contain an error in the latest line of each day. */
const STATEMENTS = [
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

/** The errors in statements: `misstatements.set('PROCESSOR', 'otherAmount')`. Initially, all statements are `right`. */
export type Misstatements = {
  /** Returns the kinds of statement that a party can issue. The list is empty if the party issues no statements. */
  choicesOf(party: string): readonly StatementAs[];
  of(party: string): StatementAs;
  /** Throws a RangeError if the party cannot issue this kind of statement. */
  set(party: string, as: StatementAs): void;
  /** Resets all statements to `right`. */
  reset(): void;
};

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
        throw new RangeError(`The statements of ${party} can be: ${choicesOf(party).join(', ') || 'none'}`);
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
