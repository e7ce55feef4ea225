import type { Language } from '../../shared/language.ts';
import { type Asker, audited } from '../audited.ts';
import type { FailWith } from '../fail.ts';
import type { CarryOut, GuardDeps, Guarded } from '../guarded.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import type { Person } from '../identity/types.ts';
import { refuse } from '../refusal.ts';
import { type FactorsReset, resetFactors } from '../second-factor/reset.ts';
import { isLast, listMembers, putInvitation } from './service.ts';

export type OperatorInvitation = { readonly email: string; readonly language: Language | undefined };

/** Operator affected by a request, with the name that the approver sees. */
export type NamedOperator = { readonly memberId: string; readonly email: string; readonly name: string | undefined };

export function listOperators(deps: IdentityDeps): Promise<readonly Person[]> {
  return listMembers({ agencyId: undefined }, deps);
}

/** Invites an operator, or resends the invitation if the operator has not accepted it yet. */
export async function inviteOperator(
  { by, memberId, email, language }: Asker & OperatorInvitation,
  deps: IdentityDeps & GuardDeps,
  fail: FailWith<'member.exists'>,
): Promise<Guarded<string>> {
  await assertInvitation({ email }, deps, fail);
  const asked = { email: email.toLowerCase(), language };
  // The email address is personal data, which the audit log does not store.
  const about = { subject: 'operators', agencyId: undefined, asked };
  return deps.guard({ by, memberId, action: 'inviteOperator', ...about }, sendInvitation(asked, deps));
}

/** Returns the member ID. */
export const sendInvitation =
  ({ email, language }: OperatorInvitation, deps: IdentityDeps): CarryOut<string> =>
  (who, within) =>
    audited(
      { ...who, action: 'inviteOperator' },
      async (tx) => {
        const id = await putInvitation(tx, { email, language, role: 'operator', agencyId: undefined }, deps);
        if (id === undefined) refuse(`A member already has the email address ${email}.`);
        return { result: id, kept: { subject: `member ${id}`, agencyId: undefined, after: { role: 'operator' } } };
      },
      { ...deps, ...within },
    );

/**
 * Withdraws a pending invitation immediately. Removing an operator who has accepted an invitation requires approval.
 */
export async function removeOperator(
  { by, memberId, operatorId }: Asker & { readonly operatorId: string },
  deps: IdentityDeps & GuardDeps,
  fail: FailWith<'member.notFound' | 'member.last'>,
): Promise<Guarded<string> | 'withdrawn'> {
  const asked = await withdrawOrFind({ by, memberId: operatorId }, deps, fail);
  if (!asked) return 'withdrawn';
  const about = { subject: `member ${operatorId}`, agencyId: undefined, asked };
  return deps.guard({ by, memberId, action: 'removeOperator', ...about }, removeAccess(asked, deps));
}

/** Returns the member ID. */
export const removeAccess =
  ({ memberId }: NamedOperator, deps: IdentityDeps): CarryOut<string> =>
  (who, within) =>
    audited(
      { ...who, action: 'removeOperator' },
      async (tx) => {
        const person =
          (await deps.members.lock(tx, memberId, undefined)) ?? refuse('The operator was already removed.');
        if (await isLast(tx, person, deps)) refuse('The last operator cannot be removed.');
        await deps.members.remove(tx, memberId);
        return { result: memberId, kept: removed(person) };
      },
      { ...deps, ...within },
    );

/** Removes the second factor, recovery codes and passkeys. Two people must agree if the member is an operator. */
export async function resetMemberFactors(
  { by, memberId, email }: Asker & { readonly email: string },
  deps: IdentityDeps & GuardDeps,
): Promise<Guarded<FactorsReset>> {
  const person = await deps.members.findByEmail(email.toLowerCase());
  const isOperator = person?.role === 'operator' && person.passwordHash !== undefined;
  if (!isOperator) return resetFactors({ by, email }, deps);
  const asked = named(person);
  const about = { subject: `member ${asked.memberId}`, agencyId: undefined, asked };
  return deps.guard({ by, memberId, action: 'resetOperator', ...about }, resetOperator(asked, deps));
}

export const resetOperator =
  ({ email }: NamedOperator, deps: IdentityDeps): CarryOut<FactorsReset> =>
  (who, within) =>
    resetFactors({ ...who, email }, { ...deps, ...within });

/** Rejects an address that already belongs to a member, unless it belongs to an operator with a pending invitation. */
async function assertInvitation(
  { email: written }: Pick<Person, 'email'>,
  { members }: Pick<IdentityDeps, 'members'>,
  fail: FailWith<'member.exists'>,
): Promise<void> {
  const known = await members.findByEmail(written.toLowerCase());
  const isInvited = known?.role === 'operator' && known.passwordHash === undefined;
  if (known && !isInvited) fail('member.exists');
}

/** Withdraws a pending invitation. If it was already accepted, returns the operator to remove instead. */
async function withdrawOrFind(
  { by, memberId }: { readonly by: string; readonly memberId: string },
  deps: IdentityDeps,
  fail: FailWith<'member.notFound' | 'member.last'>,
): Promise<NamedOperator | undefined> {
  const { members } = deps;
  const operators = await members.list(undefined);
  const person = operators.find(({ id }) => id === memberId) ?? fail('member.notFound');
  if (person.passwordHash !== undefined) {
    const active = operators.filter(({ passwordHash }) => passwordHash !== undefined);
    if (active.length === 1) fail('member.last');
    return named(person);
  }
  const accepted = await audited<Person | undefined>(
    { by, action: 'removeOperator' },
    async (tx) => {
      const locked = (await members.lock(tx, memberId, undefined)) ?? fail('member.notFound');
      // The invitation was accepted in the meantime.
      if (locked.passwordHash !== undefined) return { result: locked, kept: 'unchanged' };
      await members.remove(tx, memberId);
      return { result: undefined, kept: removed(locked) };
    },
    deps,
  );
  if (accepted) return named(accepted);
  deps.report({ event: 'portal.operatorChanged', reason: 'invitationWithdrawn', memberId });
  return undefined;
}

/** Returns the audit entry for a removed member. */
const removed = ({ id, role }: Person) => ({ subject: `member ${id}`, agencyId: undefined, before: { role } });

const named = ({ id, email, firstName, lastName }: Person): NamedOperator => ({
  ...{ memberId: id, email },
  name: [firstName, lastName].filter(Boolean).join(' ') || undefined,
});
