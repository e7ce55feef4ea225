/** Ends every `switch` over a union. The code does not compile if a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`A case was not handled: ${JSON.stringify(value)}`);
}
