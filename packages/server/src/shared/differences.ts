export const differenceKinds = [
  'unknownToUs',
  'unknownToThem',
  'amountDiffers',
  'currencyDiffers',
  'stateDiffers',
  /**
   * One order was charged or reserved twice, under the same reference or two different ones. It would be paid for or
   * invoiced twice.
   */
  'chargedTwice',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

export const zerosOf = <Kind extends string>(kinds: readonly Kind[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, 0])) as Readonly<Record<Kind, number>>;
