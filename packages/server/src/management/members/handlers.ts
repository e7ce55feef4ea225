import type { MembersHandlers } from '../../generated/management/handlers.ts';
import type { Cookie } from '../cookie.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { toMember } from '../identity/shown.ts';
import type { Member } from '../identity/types.ts';
import { toSession } from '../sessions/handlers.ts';
import * as service from './service.ts';

type Deps = IdentityDeps & { readonly cookie: Cookie };

export function createMembersHandlers(deps: Deps): MembersHandlers<Member> {
  return {
    async listMembers({ path }, answer) {
      return answer(200, { results: (await service.listMembers(path, deps)).map(toMember) });
    },

    async inviteMember({ path, body, caller: { email: by, memberId: invitedBy } }, answer) {
      return answer(201, toMember(await service.inviteMember({ by, invitedBy, ...path, ...body }, deps)));
    },

    async changeProfile({ body, caller: { memberId } }, answer) {
      return answer(200, toMember(await service.changeProfile({ memberId, ...body }, deps)));
    },

    async changeMember({ path, body, caller: { email: by } }, answer) {
      return answer(200, toMember(await service.changeMember({ by, ...path, ...body }, deps)));
    },

    async removeMember({ path, caller: { email: by } }, answer) {
      await service.removeMember({ by, ...path }, deps);
      return answer(204);
    },

    async readInvitation({ body }, answer) {
      const { link, person } = await service.readInvitation(body, deps);
      const { email, role, agency } = person;
      return answer(200, { email, role, agency, expiresAt: link.expiresAt.toISOString() });
    },

    async acceptInvitation({ body, headers, clientAddress: address }, answer) {
      const from = { address, userAgent: headers['user-agent'] };
      const opened = await service.acceptInvitation({ ...body, ...from }, deps);
      return answer(200, toSession(opened, deps), deps.cookie.give(opened.token));
    },

    async listOperators(_request, answer) {
      return answer(200, { results: (await service.listMembers({ agencyId: undefined }, deps)).map(toMember) });
    },

    async inviteOperator({ body, caller: { email: by, memberId: invitedBy } }, answer) {
      const invited = { by, invitedBy, ...body, role: 'operator', agencyId: undefined } as const;
      return answer(201, toMember(await service.inviteMember(invited, deps)));
    },

    async removeOperator({ path, caller: { email: by } }, answer) {
      await service.removeMember({ by, ...path, agencyId: undefined }, deps);
      return answer(204);
    },
  };
}
