/** The reason for a missing or unusable response. The values are metric labels, so keep the number of values small. */
export type CallFailure =
  /** No response within the deadline. */
  | 'late'
  /** No connection, or a dropped connection. */
  | 'unreachable'
  /** An error response with a 4xx status. */
  | 'refused'
  /** An error response with a 5xx status. */
  | 'failed'
  /** A response that does not match the connector contract. */
  | 'offContract'
  /** Not called, because recent calls failed and the circuit is open. */
  | 'circuitOpen'
  /** Not completed, because the customer's request was aborted. */
  | 'abandoned';

/** The result of a call. A missing response is a value, not an exception, because its meaning depends on the caller. */
export type CallResult<Answer> =
  | { readonly answered: true; readonly answer: Answer }
  | {
      readonly answered: false;
      readonly reason: CallFailure;
      /** For `refused`: the status and error key, without text from the party. */
      readonly detail?: string;
    };
