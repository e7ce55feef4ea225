import { networkOf } from '@agency-booking/contract-express';
import { audited } from '../audited.ts';
import type { FailWith } from '../fail.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { readLink, takeLink } from '../identity/links.ts';
import { weaknessOf } from '../identity/rules.ts';
import { rotateSession } from '../identity/sessions.ts';
import { claimReset, forgetTries, rememberNetwork, type Trying } from '../identity/tries.ts';
import type { Member, Person } from '../identity/types.ts';
import { queueMail } from '../mail/service.ts';
import { assertMayTry, getSession } from '../sessions/service.ts';

type Change = { readonly currentPassword: string; readonly password: string };

/** Changes the member's password and ends all other sessions. @returns the session's new secret */
export async function changePassword(
  { member, currentPassword, password, address }: Change & { readonly member: Member; readonly address: string },
  deps: IdentityDeps,
  fail: FailWith<'session.invalid' | 'password.wrong' | 'password.tooWeak' | 'signIn.tooManyTries'>,
): Promise<string> {
  const { members, sessions, report } = deps;
  const { memberId, sessionId, email, agencyId } = member;
  const { person } = await getSession(member, deps, fail);
  await assertPassword({ person, password: currentPassword, address }, deps, fail);
  assertStrong(password, person, fail);
  const passwordHash = await deps.passwords.hash(password);
  const token = await audited(
    { by: email, action: 'changePassword' },
    async (tx) => {
      await members.change(tx, memberId, { passwordHash });
      await sessions.endAll(tx, memberId, sessionId);
      await queueMail(tx, { kind: 'passwordChanged', email }, deps);
      return {
        result: await rotateSession({ sessionId }, deps, tx),
        kept: { subject: `member ${memberId}`, agencyId },
      };
    },
    deps,
  );
  report({ event: 'portal.passwordChanged', reason: 'changed', memberId });
  return token;
}

/** Fails the operation unless the member's password is correct. */
export async function assertPassword(
  { person, password, address }: { readonly person: Person; readonly password: string; readonly address: string },
  deps: IdentityDeps,
  fail: FailWith<'password.wrong' | 'signIn.tooManyTries'>,
): Promise<void> {
  const trying: Trying = { kind: 'password', email: person.email, memberId: person.id, network: networkOf(address) };
  await assertMayTry(trying, deps, fail);
  if (!(await deps.passwords.isRight(password, person.passwordHash))) {
    deps.report({ event: 'portal.signInFailed', reason: 'wrongPassword', memberId: person.id });
    fail('password.wrong');
  }
  await forgetTries(trying, deps);
}

/** Requests a password reset. An unknown address is treated the same way; the mail worker decides whether to send. */
export async function requestPasswordReset(
  { email, address }: { readonly email: string; readonly address: string },
  deps: IdentityDeps,
): Promise<void> {
  const known = email.toLowerCase();
  if (await claimReset(networkOf(address), deps)) return;
  await deps.transact((tx) => queueMail(tx, { kind: 'passwordReset', email: known }, deps));
}

export async function completePasswordReset(
  { token, password, address }: { readonly token: string; readonly password: string; readonly address: string },
  deps: IdentityDeps,
  fail: FailWith<'link.invalid' | 'password.tooWeak'>,
): Promise<void> {
  const { members, sessions, report, now } = deps;
  const { person } = await readLink('passwordReset', token, deps, fail);
  assertStrong(password, person, fail);
  const passwordHash = await deps.passwords.hash(password);
  await audited(
    { by: person.email, action: 'completePasswordReset' },
    async (tx) => {
      const { memberId } = await takeLink(tx, 'passwordReset', token, deps, fail);
      // An operator who resets the password may no longer approve earlier requests.
      const decidesSince = person.role === 'operator' ? now() : undefined;
      await members.change(tx, memberId, { passwordHash, decidesSince });
      await sessions.endAll(tx, memberId);
      await queueMail(tx, { kind: 'passwordChanged', email: person.email }, deps);
      return { result: undefined, kept: { subject: `member ${memberId}`, agencyId: person.agency?.id } };
    },
    deps,
  );
  report({ event: 'portal.passwordChanged', reason: 'reset', memberId: person.id });
  // The person on this network can read the member's email, so attempts from other networks must not delay this
  // person's sign-in.
  await rememberNetwork(person.id, networkOf(address), deps);
}

export function assertStrong(
  password: string,
  names: Parameters<typeof weaknessOf>[1],
  fail: FailWith<'password.tooWeak'>,
): void {
  const weakness = weaknessOf(password, names);
  if (weakness) fail('password.tooWeak', { field: 'password', message: weakness });
}
