import { networkOf } from '@agency-booking/contract-express';
import type { Tx } from '../../ports/transaction.ts';
import { newId } from '../../shared/ids.ts';
import type { Language } from '../../shared/language.ts';
import { lockGoingOn } from '../agency.ts';
import { audited } from '../audited.ts';
import type { FailWith } from '../fail.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { readLink, takeLink } from '../identity/links.ts';
import { type From, openSession } from '../identity/sessions.ts';
import { rememberNetwork } from '../identity/tries.ts';
import type { AgencyRole, Link, OpenedSession, Person } from '../identity/types.ts';
import { queueMail } from '../mail/service.ts';
import { assertStrong } from '../passwords/service.ts';
import { refuse } from '../refusal.ts';
import { resetFactors } from '../second-factor/reset.ts';

/** The member's agency; without one, the member is an operator. */
type Of = { readonly agencyId: number | undefined };
type Actor = { readonly by: string };
type Invited = Actor & {
  readonly agencyId: number;
  readonly invitedBy: string;
  readonly email: string;
  readonly role: AgencyRole;
  /** Language of the invitation; defaults to the inviting member's language. */
  readonly language?: Language;
};

export function listMembers({ agencyId }: Of, { members }: Pick<IdentityDeps, 'members'>): Promise<readonly Person[]> {
  return members.list(agencyId);
}

/** Invites a member of an agency. A pending member is invited again with the new role and language. */
export async function inviteMember(
  { by, invitedBy, email: written, role, agencyId, ...asked }: Invited,
  deps: IdentityDeps,
  fail: FailWith<'member.exists'>,
): Promise<Person> {
  const { members } = deps;
  const email = written.toLowerCase();
  const language = asked.language ?? (await members.find(invitedBy))?.language;
  const id = await audited(
    { by, action: 'inviteMember' },
    async (tx) => {
      await lockGoingOn(tx, agencyId, deps);
      const id = (await putInvitation(tx, { email, role, language, agencyId }, deps)) ?? fail('member.exists');
      return { result: id, kept: { subject: `member ${id}`, agencyId, after: { role } } };
    },
    deps,
  );
  return (await members.find(id)) ?? fail('member.exists');
}

type Invitation = Of & Pick<Person, 'email' | 'role' | 'language'>;

/**
 * Adds a member who can accept an invitation, and sends the email. Returns the ID, or `undefined` if the address is
 * taken. An agency invitation is rejected only for an active member of that agency. An operator invitation is rejected
 * for any member.
 */
export async function putInvitation(
  tx: Tx,
  { email, role, language, agencyId }: Invitation,
  deps: IdentityDeps,
): Promise<string | undefined> {
  const { members, now, randomBytes } = deps;
  const known = await members.findOf(email, agencyId, tx);
  const id = known?.id ?? newId('mbr_', randomBytes);
  // The account at the other agency may have been removed in the meantime.
  if (known?.isElsewhere) await members.remove(tx, id);
  const isAdded = known && !known.isElsewhere ? await reinvite() : await members.add(tx, added());
  if (isAdded) {
    await queueMail(tx, { kind: 'invitation', email }, deps);
    return id;
  }
  // The response is the same as for any invitation and reveals nothing about other agencies. The email explains why the
  // invitation cannot be accepted.
  const isTaken = known !== undefined && !known.isElsewhere;
  if (isTaken || agencyId === undefined) return undefined;
  await members.add(tx, added(), { isElsewhere: true });
  await queueMail(tx, { kind: 'invitedElsewhere', email }, deps);
  return id;

  /** A repeated invitation keeps its original time and language, even if the account belongs to another agency. */
  function added() {
    const { createdAt = now(), language: earlier } = known ?? {};
    return { ...INVITED, id, email, role, language: language ?? earlier, agencyId, createdAt };
  }
  async function reinvite(): Promise<boolean> {
    const locked = await members.lock(tx, id, agencyId);
    if (!locked || locked.passwordHash !== undefined) return false;
    await members.change(tx, id, { role, language });
    return true;
  }
}

export const INVITED = {
  firstName: undefined,
  lastName: undefined,
  passwordHash: undefined,
  lastSignedInAt: undefined,
  secondFactor: undefined,
  pendingSecondFactor: undefined,
  decidesSince: undefined,
} as const;

/** Changes a member's own settings. These affect only the member and are not audited. */
export async function changeProfile(
  { memberId, language }: { readonly memberId: string; readonly language: Language },
  { members, transact }: IdentityDeps,
  fail: FailWith<'session.invalid'>,
): Promise<Person> {
  await transact((tx) => members.change(tx, memberId, { language }));
  return (await members.find(memberId)) ?? fail('session.invalid');
}

type Which = Actor & { readonly memberId: string };

export async function changeMember(
  { by, memberId, agencyId, role }: Which & { readonly agencyId: number; readonly role: AgencyRole },
  deps: IdentityDeps,
  fail: FailWith<'member.notFound' | 'member.last'>,
): Promise<Person> {
  const { members, sessions } = deps;
  await audited(
    { by, action: 'changeMember' },
    async (tx) => {
      await lockGoingOn(tx, agencyId, deps);
      const before = await lockOf(tx, { memberId, agencyId }, deps, fail);
      const kept = {
        subject: `member ${memberId}`,
        agencyId,
        before: { role: before.role },
        after: { role },
      };
      if (before.role === role) return { result: undefined, kept: 'unchanged' };
      await assertNotLast(tx, before, deps, fail);
      await members.change(tx, memberId, { role });
      await sessions.endAll(tx, memberId);
      return { result: undefined, kept };
    },
    deps,
  );
  return (await members.find(memberId)) ?? fail('member.notFound');
}

/**
 * Removes the second factor and passkeys of a member who has lost them. A member cannot reset their own factors, so a stolen
 * session cannot remove the factors that protect it.
 */
export async function removeMemberFactors(
  { by, callerId, memberId, agencyId }: Which & { readonly callerId: string; readonly agencyId: number },
  deps: IdentityDeps,
  fail: FailWith<'member.notFound'>,
): Promise<void> {
  const person = (await deps.members.list(agencyId)).find(({ id }) => id === memberId) ?? fail('member.notFound');
  if (memberId === callerId) refuse('You cannot reset your own second factor. Ask a different owner, or an operator.');
  await resetFactors({ by, memberId, email: person.email }, deps);
}

/**
 * In a closed agency, where no member can sign in, an operator may remove even the last owner. This frees the address.
 */
export async function removeMember(
  { by, memberId, agencyId }: Which & { readonly agencyId: number },
  deps: IdentityDeps,
  fail: FailWith<'member.notFound' | 'member.last'>,
): Promise<void> {
  // A closed agency never becomes active again, so no lock is needed.
  const hasEnded = (await deps.agencies.find(agencyId))?.endedAt !== undefined;
  await audited(
    { by, action: 'removeMember' },
    async (tx) => {
      const before = await lockOf(tx, { memberId, agencyId }, deps, fail);
      if (!hasEnded) await assertNotLast(tx, before, deps, fail);
      await deps.members.remove(tx, memberId);
      return {
        result: undefined,
        kept: { subject: `member ${memberId}`, agencyId, before: { role: before.role } },
      };
    },
    deps,
  );
}

/** Locks a member. A member of another agency is reported as not found. */
async function lockOf(
  tx: Tx,
  { memberId, agencyId }: Of & { readonly memberId: string },
  { members }: IdentityDeps,
  fail: FailWith<'member.notFound'>,
): Promise<Person> {
  return (await members.lock(tx, memberId, agencyId)) ?? fail('member.notFound');
}

async function assertNotLast(tx: Tx, person: Person, deps: IdentityDeps, fail: FailWith<'member.last'>): Promise<void> {
  if (await isLast(tx, person, deps)) fail('member.last');
}

/** Returns true if no other owner of the agency, or no other operator, can sign in. */
export async function isLast(
  tx: Tx,
  { id, role, agency, passwordHash }: Person,
  { members }: IdentityDeps,
): Promise<boolean> {
  if ((role !== 'owner' && role !== 'operator') || passwordHash === undefined) return false;
  const active = await members.lockActive(tx, { role, agencyId: agency?.id });
  return active.every((other) => other === id);
}

export function readInvitation(
  { token }: { readonly token: string },
  deps: IdentityDeps,
  fail: FailWith<'link.invalid'>,
): Promise<{ link: Link; person: Person }> {
  return readLink('invitation', token, deps, fail);
}

type Acceptance = {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
};

/** Accepts an invitation and signs the member in. The link proves that the person can read the member's email. */
export async function acceptInvitation(
  { token, firstName, lastName, password, ...from }: Acceptance & From,
  deps: IdentityDeps,
  fail: FailWith<'link.invalid' | 'password.tooWeak'>,
): Promise<OpenedSession> {
  const { members, report, now } = deps;
  const { person } = await readLink('invitation', token, deps, fail);
  const isOperator = person.role === 'operator';
  assertStrong(password, { ...person, firstName, lastName }, fail);
  const passwordHash = await deps.passwords.hash(password);
  await audited(
    { by: person.email, action: 'acceptInvitation' },
    async (tx) => {
      const { memberId } = await takeLink(tx, 'invitation', token, deps, fail);
      const decidesSince = isOperator ? now() : undefined;
      await members.change(tx, memberId, { firstName, lastName, passwordHash, decidesSince });
      return { result: undefined, kept: { subject: `member ${memberId}`, agencyId: person.agency?.id } };
    },
    deps,
  );
  if (isOperator) report({ event: 'portal.operatorChanged', reason: 'accepted', memberId: person.id });
  await members.noteSignIn(person.id, now());
  await rememberNetwork(person.id, networkOf(from.address), deps);
  return openSession((await members.find(person.id)) ?? fail('link.invalid'), from, deps);
}
