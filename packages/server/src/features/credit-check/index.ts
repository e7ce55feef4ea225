import type { Signing } from '../../shared/signing.ts';
import { createCreditCheckHandlers } from './handlers.ts';
import { createHashes } from './rules.hashes.ts';
import { drawPin } from './rules.pin.ts';
import { type ApprovalQuestion, type CreditCheckDeps, deleteExpired, isCreditApproved } from './service.ts';
import { STAGING_PIN, stagingConfiguredAgencies } from './staging.ts';

type CreditCheckRoomDeps = Omit<CreditCheckDeps, 'hashes' | 'newPin'> & {
  readonly environment: 'staging' | 'production';
  /** Key for hashing identity numbers and PINs. */
  readonly signing: Signing;
};

export function createCreditCheckRoom({ environment, signing, ...given }: CreditCheckRoomDeps) {
  const newPin = environment === 'staging' ? () => STAGING_PIN : () => drawPin(given.randomBytes);
  const deps: CreditCheckDeps = { ...given, hashes: createHashes(signing), newPin };
  return {
    handlers: createCreditCheckHandlers(deps),
    isCreditApproved: (question: ApprovalQuestion) => isCreditApproved(question, deps),
    deleteExpired: () => deleteExpired(deps),
    /** Lets operators check and change an agency's registration with the bureau. */
    configuration: { isSet: deps.store.isConfigured, set: deps.store.setConfigured },
    /** Call this method after the agencies have been added. */
    async addStagingConfiguration(): Promise<void> {
      for (const agencyName of stagingConfiguredAgencies) await deps.store.configure(agencyName);
    },
  };
}
