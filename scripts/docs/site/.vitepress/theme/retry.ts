export const RETRY = {
  never: 'Do not retry',
  afterFixing: 'Retry after fixing',
  afterWaiting: 'Retry after waiting',
  same: 'Repeat the same call',
} as const;
