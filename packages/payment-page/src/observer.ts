/**
 * Outcome of a call to the service or the processor. `keyRefused` means that the called party does not accept the
 * page's key.
 */
export type CallOutcome = 'answered' | 'refused' | 'keyRefused' | 'failed' | 'late' | 'unreachable' | 'offContract';

export type CallEvent = {
  readonly party: 'service' | 'processor';
  readonly operation: string;
  readonly outcome: CallOutcome;
  /** Node's code of the error that ended the connection, such as `ENOTFOUND`. */
  readonly cause: string | undefined;
  readonly seconds: number;
  readonly requestId: string;
};

/** Outcome of a submitted form. `refused` means that the service rejected the payment, and `error` is the error key. */
export type PaymentOutcome = 'started' | 'wrongFields' | 'noToken' | 'refused' | 'unavailable';

/** Receives the events in the page's process. No event contains a link, a secret, a token or any part of a card. */
export type Observer = {
  readonly answered: (event: { readonly page: string; readonly status: number; readonly seconds: number }) => void;
  readonly called: (event: CallEvent) => void;
  readonly submitted: (event: {
    readonly outcome: PaymentOutcome;
    readonly session: string;
    readonly requestId: string;
    readonly error?: string;
  }) => void;
  readonly failed: (event: { readonly page: string; readonly requestId: string; readonly error: unknown }) => void;
};

const nothing = () => {};
export const SILENT: Observer = { answered: nothing, called: nothing, submitted: nothing, failed: nothing };

/** Passes every event to all observers. */
export const allOf = (...observers: readonly Observer[]): Observer => ({
  answered: (event) => observers.forEach((each) => void each.answered(event)),
  called: (event) => observers.forEach((each) => void each.called(event)),
  submitted: (event) => observers.forEach((each) => void each.submitted(event)),
  failed: (event) => observers.forEach((each) => void each.failed(event)),
});
