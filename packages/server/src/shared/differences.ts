/** What can differ between our books and those of a party outside. */
export const differenceKinds = [
  'unknownToUs',
  'unknownToThem',
  'amountDiffers',
  'currencyDiffers',
  'stateDiffers',
  /** of an order: it stands twice, under one reference or under two, and is paid or will be invoiced twice */
  'chargedTwice',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** Before anything is counted. */
export const zerosOf = <Kind extends string>(kinds: readonly Kind[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, 0])) as Readonly<Record<Kind, number>>;
