import { NotAccepted } from '../shared/not-accepted.ts';

/** What a command may name that is not there; the management contract has an error for each. */
export type Thing =
  | 'agency'
  | 'key'
  | 'callbackOrigin'
  | 'billingAddress'
  | 'creditRecord'
  | 'approval'
  | 'order'
  | 'supplier'
  | 'campaign'
  | 'exchangeRates'
  | 'task';

/** What an operator asks for cannot be done, and nothing has changed: the message is one line that says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** What is not there, where that is the reason. */
  readonly unknown: Thing | undefined;

  constructor(message: string, unknown?: Thing) {
    super(message);
    this.unknown = unknown;
  }
}

export function refuse(message: string): never {
  throw new Refusal(message);
}

/** What is named is not there. */
export function refuseUnknown(what: Thing, message: string): never {
  throw new Refusal(message, what);
}

/** A field has something that is not accepted there. */
export class FieldRefusal extends Refusal {
  readonly field: string;
  readonly accepted: string;

  constructor(field: string, accepted: string) {
    super(`${field}: ${accepted}.`);
    this.field = field;
    this.accepted = accepted;
  }
}

export function refuseField(field: string, accepted: string): never {
  throw new FieldRefusal(field, accepted);
}

/** What a room does not accept, in its words. */
export async function inRange<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotAccepted) refuseField(error.field, error.accepted);
    throw error;
  }
}
