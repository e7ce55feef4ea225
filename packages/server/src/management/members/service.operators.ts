import { audited } from '../audited.ts';
import { type FailOf, failOf } from '../fail.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import type { Person } from '../identity/types.ts';
import type { NamedOperator } from '../operators.ts';

const failInvite: FailOf<'inviteOperator'> = failOf();
const failRemove: FailOf<'removeOperator'> = failOf();

/** Refuses an address that already belongs to a member, unless that member is an operator who has not accepted yet. */
export async function assertInvitation(
  { email: written }: Pick<Person, 'email'>,
  { members }: Pick<IdentityDeps, 'members'>,
): Promise<void> {
  const known = await members.findByEmail(written.toLowerCase());
  const isInvited = known?.role === 'operator' && known.passwordHash === undefined;
  if (known && !isInvited) failInvite('member.exists');
}

/** Withdraws a pending invitation. @returns the operator to remove instead, if it was accepted */
export async function withdrawOrFind(
  { by, memberId }: { readonly by: string; readonly memberId: string },
  deps: IdentityDeps,
): Promise<NamedOperator | undefined> {
  const { members } = deps;
  const operators = await members.list(undefined);
  const person = operators.find(({ id }) => id === memberId) ?? failRemove('member.notFound');
  if (person.passwordHash !== undefined) {
    const active = operators.filter(({ passwordHash }) => passwordHash !== undefined);
    if (active.length === 1) failRemove('member.last');
    return named(person);
  }
  const accepted = await audited<Person | undefined>(
    { by, action: 'removeOperator' },
    async (tx) => {
      const locked = (await members.lock(tx, memberId, undefined)) ?? failRemove('member.notFound');
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

/** Returns the audit entry of a removed member. */
export const removed = ({ id, role }: Person) => ({ subject: `member ${id}`, agencyId: undefined, before: { role } });

export const named = ({ id, email, firstName, lastName }: Person): NamedOperator => ({
  ...{ memberId: id, email },
  name: [firstName, lastName].filter(Boolean).join(' ') || undefined,
});
