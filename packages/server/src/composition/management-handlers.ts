import type { Handlers } from '../generated/management/handlers.ts';
import { operations } from '../generated/operations.ts';
import { createCookie } from '../management/cookie.ts';
import { createGoLiveHandlers } from '../management/go-live/handlers.ts';
import type { Member } from '../management/identity/types.ts';
import { createKeysHandlers } from '../management/keys/handlers.ts';
import { createMembersHandlers } from '../management/members/handlers.ts';
import { createPasskeysHandlers } from '../management/passkeys/handlers.ts';
import { partyOf } from '../management/passkeys/rules.ts';
import { createWebauthn } from '../management/passkeys/webauthn.ts';
import { createPasswordsHandlers } from '../management/passwords/handlers.ts';
import { tellRefusals } from '../management/refusals.ts';
import { createRequestsHandlers } from '../management/requests/handlers.ts';
import { createSecondFactorHandlers } from '../management/second-factor/handlers.ts';
import { createSessionsHandlers } from '../management/sessions/handlers.ts';
import { createWebhooksHandlers } from '../management/webhooks/handlers.ts';
import { administrationOf } from './administration.ts';
import { deskHandlers } from './management-desk.ts';
import type { Portal } from './portal.ts';

export function managementHandlers({ rooms, identity, given }: Portal): Handlers<Member> {
  const signingIn = { ...identity, cookie: createCookie(given.config.publicUrl) };
  const administration = administrationOf(rooms, given);
  return tellRefusals({
    ...createSessionsHandlers(signingIn),
    ...createSecondFactorHandlers(signingIn),
    ...createPasskeysHandlers({ ...signingIn, webauthn: createWebauthn(partyOf(given.config.publicUrl)) }),
    ...createPasswordsHandlers(signingIn),
    ...createMembersHandlers({ ...signingIn, administration }),
    ...deskHandlers(administration),
    ...createGoLiveHandlers(administration),
    ...createWebhooksHandlers(administration),
    ...createKeysHandlers({ administration, namesOf: identity.members.find, now: given.now }),
    ...createRequestsHandlers({
      requestLog: rooms.requestLog,
      operations,
      limitScale: given.config.limits.rateLimitScale,
      now: given.now,
    }),
  });
}
