import { createCreditCheckHandlers } from './handlers.ts';
import { createHashes } from './rules.hashes.ts';
import { drawPin } from './rules.pin.ts';
import { type CreditCheckNeeds, deleteExpired, isApproved } from './service.ts';
import { STAGING_PIN, stagingConfiguredAgencies } from './staging.ts';

export type CreditCheckRoomNeeds = Omit<CreditCheckNeeds, 'hashes' | 'newPin'> & {
  readonly environment: 'staging' | 'production';
  /** What identity numbers and PINs are hashed with. */
  readonly secret: string;
};

/** The door of the credit-check room: the check itself, and for orders who has passed it. */
export function createCreditCheckRoom({ environment, secret, ...given }: CreditCheckRoomNeeds) {
  const newPin = environment === 'staging' ? () => STAGING_PIN : () => drawPin(given.randomBytes);
  const needs: CreditCheckNeeds = { ...given, hashes: createHashes(secret), newPin };
  return {
    handlers: createCreditCheckHandlers(needs),
    isCreditApproved: (check: Parameters<typeof isApproved>[0]) => isApproved(check, needs),
    deleteExpired: () => deleteExpired(needs),
    /** After the staging agencies are there. */
    async addStagingConfiguration(): Promise<void> {
      for (const agencyName of stagingConfiguredAgencies) await needs.store.configure(agencyName);
    },
  };
}
