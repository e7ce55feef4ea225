import type { SessionsHandlers } from '../../generated/management/handlers.ts';
import type { components } from '../../generated/management/types.ts';
import type { Cookie } from '../cookie.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { toMember } from '../identity/shown.ts';
import type { Member, OpenedSession } from '../identity/types.ts';
import * as service from './service.ts';

type Schemas = components['schemas'];
export type HandlerDeps = IdentityDeps & { readonly cookie: Cookie };

export function createSessionsHandlers(deps: HandlerDeps): SessionsHandlers<Member> {
  const { cookie } = deps;
  return {
    async signIn({ body, headers, cookies, clientAddress: address }, answer, fail) {
      const from = { address, userAgent: headers['user-agent'], replaced: cookie.read(cookies) };
      const opened = await service.signIn({ ...body, ...from }, deps, fail);
      return answer(200, toSession(opened, deps), cookie.give(opened.token));
    },

    async passSecondFactor({ body: { code }, caller: member, clientAddress: address }, answer, fail) {
      const opened = await service.passSecondFactor({ member, code, address }, deps, fail);
      return answer(200, toSession(opened, deps), cookie.give(opened.token));
    },

    async getSession({ caller }, answer, fail) {
      return answer(200, toSession(await service.getSession(caller, deps, fail), deps));
    },

    async signOut({ caller }, answer) {
      await service.signOut(caller, deps);
      return answer(204, undefined, cookie.take());
    },

    async listSessions({ caller }, answer) {
      const sessions = await service.listSessions(caller, deps);
      const results = sessions.map(({ id, createdAt, lastSeenAt, expiresAt, address, userAgent }) => ({
        ...{ id, isCurrent: id === caller.sessionId, address, userAgent },
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
      return answer(200, { results });
    },

    async endSession({ caller: { memberId }, path: { sessionId } }, answer, fail) {
      await service.endSession({ memberId, id: sessionId }, deps, fail);
      return answer(204);
    },
  };
}

export function toSession(
  opened: Pick<OpenedSession, 'session' | 'person'>,
  { isSecondFactorMandatory }: Pick<IdentityDeps, 'isSecondFactorMandatory'>,
): Schemas['Session'] {
  const { session, person } = opened;
  return {
    id: session.id,
    member: toMember(person),
    ...service.heldBack(opened, isSecondFactorMandatory),
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}
