/** What an operator asks for cannot be done, and nothing has changed: the message is one line that says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export function refuse(message: string): never {
  throw new Refusal(message);
}
