import { networkOf } from '@agency-booking/contract-express';
import { lockGoingOn } from '../../administration/agencies.ts';
import { audited } from '../../administration/audited.ts';
import type { Tx } from '../../ports/transaction.ts';
import { newId } from '../../shared/ids.ts';
import type { Language } from '../../shared/language.ts';
import { type Declaring, type FailOf, failOf } from '../fail.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { readLink, takeLink } from '../identity/links.ts';
import { type From, openSession } from '../identity/sessions.ts';
import { rememberNetwork } from '../identity/tries.ts';
import type { AgencyRole, Link, OpenedSession, Person, Role } from '../identity/types.ts';
import { queueMail } from '../mail/service.ts';
import { assertStrong } from '../passwords/service.ts';

/** Whose member it is; without an agency, an operator. */
type Of = { readonly agencyId: number | undefined };
type Asked = { readonly by: string };
type Invited = Asked &
  Of & {
    readonly invitedBy: string;
    readonly email: string;
    readonly role: Role;
    /** Absent: the language of the member who invites. */
    readonly language?: Language;
  };

const failInvite: FailOf<Declaring<'member.exists'>> = failOf();
const failProfile: FailOf<'changeProfile'> = failOf();
const failMember: FailOf<Declaring<'member.notFound'>> = failOf();
const failAccept: FailOf<'acceptInvitation'> = failOf();

export function listMembers({ agencyId }: Of, { members }: Pick<IdentityDeps, 'members'>): Promise<readonly Person[]> {
  return members.list(agencyId);
}

/** Who was invited before and has not accepted is invited anew, as what is said now. */
export async function inviteMember(
  { by, invitedBy, email: written, role, agencyId, ...asked }: Invited,
  deps: IdentityDeps,
): Promise<Person> {
  const { members, now, randomBytes } = deps;
  const email = written.toLowerCase();
  const known = await members.findOf(email, agencyId);
  const id = known?.id ?? newId('mbr_', randomBytes);
  const language = asked.language ?? (await members.find(invitedBy))?.language;
  await audited(
    { by, action: agencyId === undefined ? 'inviteOperator' : 'inviteMember' },
    async (tx) => {
      if (agencyId !== undefined) await lockGoingOn(tx, agencyId, deps);
      const isAdded = known
        ? await reinvite(tx, { id, role, language, agencyId }, deps)
        : await members.add(tx, invited(id));
      if (!isAdded) failInvite('member.exists');
      await queueMail(tx, { kind: 'invitation', email }, deps);
      return { result: undefined, kept: { subject: `member ${id}`, agencyId, after: { role } } };
    },
    deps,
  );
  return (await members.find(id)) ?? failInvite('member.exists');

  function invited(id: string) {
    const nothing = { firstName: undefined, lastName: undefined, passwordHash: undefined, lastSignedInAt: undefined };
    const factors = { secondFactor: undefined, pendingSecondFactor: undefined };
    return { id, email, role, language, agencyId, createdAt: now(), ...nothing, ...factors };
  }
}

/** @returns whether it is still only an invitation */
async function reinvite(
  tx: Tx,
  { id, role, language, agencyId }: Of & Pick<Person, 'id' | 'role' | 'language'>,
  { members }: IdentityDeps,
): Promise<boolean> {
  const locked = await members.lock(tx, id, agencyId);
  if (!locked || locked.passwordHash !== undefined) return false;
  await members.change(tx, id, { role, language });
  return true;
}

/** What members change of their own, and what concerns them alone: it is not audited. */
export async function changeProfile(
  { memberId, language }: { readonly memberId: string; readonly language: Language },
  { members, transact }: IdentityDeps,
): Promise<Person> {
  await transact((tx) => members.change(tx, memberId, { language }));
  return (await members.find(memberId)) ?? failProfile('session.invalid');
}

type Which = Asked & { readonly memberId: string };

export async function changeMember(
  { by, memberId, agencyId, role }: Which & { readonly agencyId: number; readonly role: AgencyRole },
  deps: IdentityDeps,
): Promise<Person> {
  const { members, sessions } = deps;
  await audited(
    { by, action: 'changeMember' },
    async (tx) => {
      await lockGoingOn(tx, agencyId, deps);
      const before = await lockOf(tx, { memberId, agencyId }, deps);
      const kept = {
        subject: `member ${memberId}`,
        agencyId,
        before: { role: before.role },
        after: { role },
      };
      if (before.role === role) return { result: undefined, kept: 'unchanged' };
      await assertNotLast(tx, before, deps);
      await members.change(tx, memberId, { role });
      await sessions.endAll(tx, memberId);
      return { result: undefined, kept };
    },
    deps,
  );
  return (await members.find(memberId)) ?? failMember('member.notFound');
}

/** Of an agency that has ended, an operator removes the last owner, too: its members cannot sign in, and the address becomes free. */
export async function removeMember({ by, memberId, agencyId }: Which & Of, deps: IdentityDeps): Promise<void> {
  // It never goes on again: no lock is needed.
  const hasEnded = agencyId !== undefined && (await deps.agencies.find(agencyId))?.endedAt !== undefined;
  await audited(
    { by, action: agencyId === undefined ? 'removeOperator' : 'removeMember' },
    async (tx) => {
      const before = await lockOf(tx, { memberId, agencyId }, deps);
      if (!hasEnded) await assertNotLast(tx, before, deps);
      await deps.members.remove(tx, memberId);
      return {
        result: undefined,
        kept: { subject: `member ${memberId}`, agencyId, before: { role: before.role } },
      };
    },
    deps,
  );
}

/** A member of another agency is not there. */
async function lockOf(
  tx: Tx,
  { memberId, agencyId }: Of & { readonly memberId: string },
  { members }: IdentityDeps,
): Promise<Person> {
  return (await members.lock(tx, memberId, agencyId)) ?? failMember('member.notFound');
}

/** A member stays who can invite the others. */
async function assertNotLast(
  tx: Tx,
  { id, role, agency, passwordHash }: Person,
  { members }: IdentityDeps,
): Promise<void> {
  if ((role !== 'owner' && role !== 'operator') || passwordHash === undefined) return;
  const active = await members.lockActive(tx, { role, agencyId: agency?.id });
  if (active.every((other) => other === id)) failMember('member.last');
}

export function readInvitation(
  { token }: { readonly token: string },
  deps: IdentityDeps,
): Promise<{ link: Link; person: Person }> {
  return readLink('invitation', token, deps);
}

type Acceptance = {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
};

/** Who has the mail is the member, and signed in at once. */
export async function acceptInvitation(
  { token, firstName, lastName, password, ...from }: Acceptance & From,
  deps: IdentityDeps,
): Promise<OpenedSession> {
  const { members, now } = deps;
  const { person } = await readLink('invitation', token, deps);
  assertStrong(password, { ...person, firstName, lastName });
  const passwordHash = await deps.passwords.hash(password);
  await audited(
    { by: person.email, action: 'acceptInvitation' },
    async (tx) => {
      const { memberId } = await takeLink(tx, 'invitation', token, deps);
      await members.change(tx, memberId, { firstName, lastName, passwordHash });
      return { result: undefined, kept: { subject: `member ${memberId}`, agencyId: person.agency?.id } };
    },
    deps,
  );
  await members.noteSignIn(person.id, now());
  await rememberNetwork(person.id, networkOf(from.address), deps);
  return openSession((await members.find(person.id)) ?? failAccept('link.invalid'), from, deps);
}
