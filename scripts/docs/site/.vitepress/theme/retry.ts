/** What a reader is told about sending the same call again. */
export const RETRY = {
  never: 'Do not retry',
  afterFixing: 'Retry once mended',
  afterWaiting: 'Retry after waiting',
  same: 'Repeat the same call',
} as const;
