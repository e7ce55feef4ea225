/** The end of every `switch` over a union: it does not compile while a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`A case was not handled: ${JSON.stringify(value)}`);
}
