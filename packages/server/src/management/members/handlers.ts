import type { MembersHandlers } from '../../generated/management/handlers.ts';
import type { Cookie } from '../cookie.ts';
import { type GuardDeps, isWaiting } from '../guarded.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { toMember } from '../identity/shown.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { toSession } from '../sessions/handlers.ts';
import { shownApproval } from '../shown-approval.ts';
import * as operators from './service.operators.ts';
import * as service from './service.ts';

type Deps = IdentityDeps & GuardDeps & { readonly cookie: Cookie };

export function createMembersHandlers(deps: Deps): MembersHandlers<Member> {
  return {
    async listMembers({ path }, answer) {
      return answer(200, { results: (await service.listMembers(path, deps)).map(toMember) });
    },

    async inviteMember({ path, body, caller: { email: by, memberId: invitedBy } }, answer, fail) {
      return answer(201, toMember(await service.inviteMember({ by, invitedBy, ...path, ...body }, deps, fail)));
    },

    async changeProfile({ body, caller: { memberId } }, answer, fail) {
      return answer(200, toMember(await service.changeProfile({ memberId, ...body }, deps, fail)));
    },

    async changeMember({ path, body, caller: { email: by } }, answer, fail) {
      return answer(200, toMember(await service.changeMember({ by, ...path, ...body }, deps, fail)));
    },

    async removeMember({ path, caller: { email: by } }, answer, fail) {
      await service.removeMember({ by, ...path }, deps, fail);
      return answer(204);
    },

    async removeMemberFactors({ path, caller: { email: by, memberId: callerId } }, answer, fail) {
      await service.removeMemberFactors({ by, callerId, ...path }, deps, fail);
      return answer(204);
    },

    async readInvitation({ body }, answer, fail) {
      const { link, person } = await service.readInvitation(body, deps, fail);
      const { email, role, agency } = person;
      return answer(200, { email, role, agency, expiresAt: link.expiresAt.toISOString() });
    },

    async acceptInvitation({ body, headers, cookies, clientAddress: address }, answer, fail) {
      const from = { address, userAgent: headers['user-agent'], replaced: deps.cookie.read(cookies) };
      const opened = await service.acceptInvitation({ ...body, ...from }, deps, fail);
      return answer(200, toSession(opened, deps), deps.cookie.give(opened.token));
    },

    async listOperators(_request, answer) {
      return answer(200, { results: (await operators.listOperators(deps)).map(toMember) });
    },

    async inviteOperator({ body: { email, ...body }, caller }, answer, fail) {
      const language = body.language ?? (await deps.members.find(caller.memberId))?.language;
      const outcome = await operators.inviteOperator({ ...askerOf(caller), email, language }, deps, fail);
      if (!isWaiting(outcome)) throw new Error('The invitation of an operator was not submitted for approval.');
      return answer(202, shownApproval(outcome.waitsFor));
    },

    async removeOperator({ path: { memberId: operatorId }, caller }, answer, fail) {
      const outcome = await operators.removeOperator({ ...askerOf(caller), operatorId }, deps, fail);
      if (outcome === 'withdrawn') return answer(204);
      if (!isWaiting(outcome)) throw new Error('The removal of an operator was not submitted for approval.');
      return answer(202, shownApproval(outcome.waitsFor));
    },
  };
}
