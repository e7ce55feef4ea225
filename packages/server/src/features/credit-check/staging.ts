/** The agencies of staging that the simulated bureau knows. Meridian Tours is left out, to show what happens then. */
export const stagingConfiguredAgencies: readonly string[] = ['Horizon Travel', 'Lodos Transfer'];

/** Published, so that a journey can be tried without a phone at hand. */
export const STAGING_PIN = '123456';
