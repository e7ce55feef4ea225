/**
 * Staging agencies that the simulated bureau recognizes. Meridian Tours is omitted to demonstrate the resulting error.
 */
export const stagingConfiguredAgencies: readonly string[] = ['Horizon Travel', 'Lodos Transfer'];

/** PIN of every staging report. The PIN is public, so that a flow can be tested without a phone. */
export const STAGING_PIN = '123456';
