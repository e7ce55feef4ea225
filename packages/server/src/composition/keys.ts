import type { Config } from '../config/config.ts';
import type { RandomBytes } from '../ports/random.ts';
import { createKeyRing } from '../shared/keys.ts';
import { createSealing } from '../shared/sealed.ts';
import { createSigning } from '../shared/signing.ts';

/** Signature length for URLs and codes, where a full signature would be too long. */
const SHORT_BYTES = 16;

export type Keys = ReturnType<typeof createKeys>;

/** Creates a separate key for each purpose. Renaming a purpose makes its existing values unreadable. */
export function createKeys({ secrets }: Pick<Config, 'secrets'>, randomBytes: RandomBytes) {
  const { tokens, integration, personalData } = secrets;
  return {
    accessTokens: createKeyRing('access tokens', tokens),
    refreshTokens: createSigning(createKeyRing('refresh tokens', tokens)),
    integrationCodes: createSigning(createKeyRing('integration codes', integration), SHORT_BYTES),
    creditChecks: createSigning(createKeyRing('credit checks', integration)),
    orderRequests: createSigning(createKeyRing('requests to order', personalData)),
    payRequests: createSigning(createKeyRing('requests to pay', integration)),
    finishTokens: createSigning(createKeyRing('finish tokens', integration), SHORT_BYTES),
    paymentLinks: createSigning(createKeyRing('links of payment sessions', integration), SHORT_BYTES),
    returnAddresses: createSigning(createKeyRing('return addresses', integration), SHORT_BYTES),
    triedCards: createSigning(createKeyRing('tried cards', personalData)),
    triesAndRecoveryCodes: createSigning(createKeyRing('tries and recovery codes', personalData)),
    portalLinks: createSigning(createKeyRing('links of the portal', tokens)),
    lastNames: createSigning(createKeyRing('last names of orders', personalData), SHORT_BYTES),
    personsOfOrders: createSigning(createKeyRing('persons of orders', personalData), SHORT_BYTES),
    personalData: createSealing(createKeyRing('personal data', personalData), { randomBytes }),
    secondFactors: createSealing(createKeyRing('second factors', personalData), { randomBytes }),
    webhookSecrets: createSealing(createKeyRing('webhook secrets', integration), { randomBytes }),
    listCursors: createSealing(createKeyRing('list cursors', integration), { randomBytes }),
    supplierKeys: createSealing(createKeyRing('keys of suppliers', integration), { randomBytes }),
  };
}
