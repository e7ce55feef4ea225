import { createCreditCheckHandlers } from './handlers.ts';
import { createHashes } from './rules.hashes.ts';
import { drawPin } from './rules.pin.ts';
import { type CreditCheckDeps, deleteExpired, isApproved } from './service.ts';
import { STAGING_PIN, stagingConfiguredAgencies } from './staging.ts';

export type CreditCheckRoomDeps = Omit<CreditCheckDeps, 'hashes' | 'newPin'> & {
  readonly environment: 'staging' | 'production';
  /** What identity numbers and PINs are hashed with. */
  readonly secret: string;
};

/** The door of the credit-check room: the check itself, and for orders who has passed it. */
export function createCreditCheckRoom({ environment, secret, ...given }: CreditCheckRoomDeps) {
  const newPin = environment === 'staging' ? () => STAGING_PIN : () => drawPin(given.randomBytes);
  const deps: CreditCheckDeps = { ...given, hashes: createHashes(secret), newPin };
  return {
    handlers: createCreditCheckHandlers(deps),
    isCreditApproved: (check: Parameters<typeof isApproved>[0]) => isApproved(check, deps),
    deleteExpired: () => deleteExpired(deps),
    /** After the staging agencies are there. */
    async addStagingConfiguration(): Promise<void> {
      for (const agencyName of stagingConfiguredAgencies) await deps.store.configure(agencyName);
    },
  };
}
