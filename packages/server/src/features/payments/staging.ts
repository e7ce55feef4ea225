/** Where the staging agencies have their customers sent; localhost is allowed besides. */
export const stagingCallbackOrigins: Readonly<Record<string, string>> = {
  'Horizon Travel': 'https://booking.horizon.example',
  'Meridian Tours': 'https://booking.meridian.example',
  'Lodos Transfer': 'https://booking.lodos.example',
};
