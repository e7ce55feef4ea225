/** Why someone outside gave no usable answer. Their number is small on purpose: each is a label of a metric. */
export type CallFailure =
  /** not within the deadline */
  | 'late'
  /** no connection, or it broke */
  | 'unreachable'
  /** an error answer that blames the request (4xx) */
  | 'refused'
  /** an error answer that blames itself (5xx) */
  | 'failed'
  /** an answer that is not what the connector's contract says */
  | 'offContract'
  /** not asked: the last calls failed, and it is too early to try again */
  | 'circuitOpen'
  /** our own customer has gone, nobody waits for the answer any more */
  | 'abandoned';

/** What came of a call to the outside. Silence is a value, not an exception: who asks decides what it means. */
export type CallResult<Answer> =
  | { readonly answered: true; readonly answer: Answer }
  | { readonly answered: false; readonly reason: CallFailure };
