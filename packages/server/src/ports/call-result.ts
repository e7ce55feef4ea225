/** Why a call to an outside party gave no usable answer. The values are labels of a metric: keep them few. */
export type CallFailure =
  /** no answer within the deadline */
  | 'late'
  /** no connection, or the connection broke */
  | 'unreachable'
  /** an error answer with a status 4xx */
  | 'refused'
  /** an error answer with a status 5xx */
  | 'failed'
  /** an answer that does not match the connector's contract */
  | 'offContract'
  /** not called: the last calls failed, and the circuit is open */
  | 'circuitOpen'
  /** the customer's request was aborted */
  | 'abandoned';

/** The result of a call to an outside party. A missing answer is a value, not an exception: the caller decides what it means. */
export type CallResult<Answer> =
  | { readonly answered: true; readonly answer: Answer }
  | {
      readonly answered: false;
      readonly reason: CallFailure;
      /** Of `refused`: the status and the error key, without anything the party has written. */
      readonly detail?: string;
    };
