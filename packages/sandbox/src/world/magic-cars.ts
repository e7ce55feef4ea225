/** Changes to the test vendor's cars between search and order, by model ID. */
export const MAGIC_CARS: ReadonlyMap<string, 'soldOut' | 'dearer'> = new Map([
  ['seat-ateca-ifar', 'soldOut'],
  ['citroen-c4-cdar', 'dearer'],
]);
