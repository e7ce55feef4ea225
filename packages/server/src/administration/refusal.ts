/** What an operator asks for cannot be done, and nothing has changed: the message is one line that says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export function refuse(message: string): never {
  throw new Refusal(message);
}

/** What a room refuses as out of range, in its words. */
export async function inRange<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RangeError) refuse(`${error.message}.`);
    throw error;
  }
}
