/** Called at the end of every `switch` over a union. The code does not compile if a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
