/** Callback origins registered on staging. Staging also accepts `localhost`. */
export const stagingCallbackOrigins: Readonly<Record<string, string>> = {
  'Horizon Travel': 'https://booking.horizon.example',
  'Meridian Tours': 'https://booking.meridian.example',
  'Lodos Transfer': 'https://booking.lodos.example',
};

/** The limits for declined cards do not apply to these documented test cards. */
export const stagingCards: ReadonlySet<string> = new Set([
  '5528790000000008',
  '5526080000000006',
  '5890040000000016',
  '9792030000000000',
  '374427000000003',
  '5400010000000004',
  '4129111111111111',
  '4111111111111129',
  '4125111111111115',
  '4111111111111112',
  '4124111111111116',
  '4131111111111117',
  '4000000000002081',
  '4000000000005126',
  '4000008400001629',
]);
