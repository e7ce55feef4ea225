import { audited } from '../audited.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { queueMail } from '../mail/service.ts';
import type { OperatorDeps } from '../operators.ts';
import { refuse } from '../refusal.ts';
import { resetFactors } from '../second-factor/reset.ts';
import { named, removed } from './service.operators.ts';
import { isLast, putInvitation } from './service.ts';

export function operatorActions(deps: IdentityDeps): OperatorDeps['operators'] {
  const { members } = deps;
  return {
    invite: ({ by, review, email, language }, { transact }) =>
      audited(
        { by, review, action: 'inviteOperator' },
        async (tx) => {
          const id = await putInvitation(tx, { email, language, role: 'operator', agencyId: undefined }, deps);
          if (id === undefined) refuse(`A member already has the email address ${email}.`);
          return { result: id, kept: { subject: `member ${id}`, agencyId: undefined, after: { role: 'operator' } } };
        },
        { ...deps, transact },
      ),

    remove: ({ by, review, memberId }, { transact }) =>
      audited(
        { by, review, action: 'removeOperator' },
        async (tx) => {
          const person = (await members.lock(tx, memberId, undefined)) ?? refuse('The operator was already removed.');
          if (await isLast(tx, person, deps)) refuse('The last operator cannot be removed.');
          await members.remove(tx, memberId);
          return { result: undefined, kept: removed(person) };
        },
        { ...deps, transact },
      ),

    async findForReset(written) {
      const person = await members.findByEmail(written.toLowerCase());
      return person?.role === 'operator' && person.passwordHash !== undefined ? named(person) : undefined;
    },

    resetFactors: (asked, { transact }) => resetFactors(asked, { ...deps, transact }),

    async notify(tx, kind, operators) {
      for (const { email } of operators) await queueMail(tx, { kind, email }, deps);
    },
  };
}
