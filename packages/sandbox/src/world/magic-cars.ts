/** What becomes of a car of the test vendor between the search and the order, by the model's id. */
export const MAGIC_CARS: ReadonlyMap<string, 'soldOut' | 'dearer'> = new Map([
  ['seat-ateca-ifar', 'soldOut'],
  ['citroen-c4-cdar', 'dearer'],
]);
