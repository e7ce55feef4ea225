import { networkOf } from '@agency-booking/contract-express';
import type { FailWith } from '../fail.ts';
import { stepOfCode } from '../identity/codes.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { isHeldBack, stateOf } from '../identity/rules.ts';
import { type From, openSession, rotateSession, sinceWhen } from '../identity/sessions.ts';
import { claimTry, forgetTries, rememberNetwork, type Trying } from '../identity/tries.ts';
import type { Member, OpenedSession, Person, Session } from '../identity/types.ts';

type Credentials = { readonly email: string; readonly password: string };

/** Signs a member in. Neither the response nor its timing reveals whether an address is known. */
export async function signIn(
  { email: written, password, ...from }: Credentials & From,
  deps: IdentityDeps,
  fail: FailWith<'signIn.wrongCredentials' | 'signIn.tooManyTries'>,
): Promise<OpenedSession> {
  const { members, passwords, report, now } = deps;
  const email = written.toLowerCase();
  const person = await members.findByEmail(email);
  const trying: Trying = { kind: 'password', email, memberId: person?.id, network: networkOf(from.address) };
  await assertMayTry(trying, deps, fail);
  if (!(await passwords.isRight(password, person?.passwordHash)) || !person) {
    report({ event: 'portal.signInFailed', reason: person ? 'wrongPassword' : 'unknownAddress', memberId: person?.id });
    fail('signIn.wrongCredentials');
  }
  await forgetTries(trying, deps);
  if (person.secondFactor === undefined) await rememberNetwork(person.id, trying.network, deps);
  await members.noteSignIn(person.id, now());
  return openSession(person, from, deps);
}

/** Completes sign-in with a code. The previous session cookie stops working. */
export async function passSecondFactor(
  { member, code, address }: { readonly member: Member; readonly code: string; readonly address: string },
  deps: IdentityDeps,
  fail: FailWith<'secondFactor.notBegun' | 'session.invalid' | 'secondFactor.wrongCode' | 'signIn.tooManyTries'>,
): Promise<OpenedSession> {
  const { now } = deps;
  const { session, person } = await getSession(member, deps, fail);
  if (person.secondFactor === undefined) fail('secondFactor.notBegun');
  await checkCode({ person, code, address }, deps, fail);
  const passedAt = now();
  const token = await rotateSession({ sessionId: session.id, passedAt }, deps);
  await rememberNetwork(person.id, networkOf(address), deps);
  return { session: { ...session, passedAt }, person, token };
}

/** Fails the operation unless the code is correct. A correct code is consumed and cannot be used again. */
export async function checkCode(
  { person, code, address }: { readonly person: Person; readonly code: string; readonly address: string },
  deps: IdentityDeps,
  fail: FailWith<'secondFactor.wrongCode' | 'signIn.tooManyTries'>,
): Promise<void> {
  const { report } = deps;
  const trying: Trying = { kind: 'code', email: person.email, memberId: person.id, network: networkOf(address) };
  await assertMayTry(trying, deps, fail);
  if (!(await takeCode(person, code, deps))) {
    report({ event: 'portal.codeFailed', reason: 'wrongCode', memberId: person.id });
    fail('secondFactor.wrongCode');
  }
  await forgetTries(trying, deps);
}

async function takeCode(person: Person, code: string, { members, comparing, report, now }: IdentityDeps) {
  if (code.includes('-')) {
    const isTaken = await members.takeRecoveryCode(person.id, comparing.signatures(`${person.id} ${code}`));
    if (isTaken) report({ event: 'portal.secondFactorChanged', reason: 'recoveryCodeUsed', memberId: person.id });
    return isTaken;
  }
  const step = person.secondFactor && stepOfCode(person.secondFactor, code, now());
  return step ? members.takeStep(person.id, step) : false;
}

/**
 * Rejects the attempt if the required pause has not yet elapsed. Throws `signIn.tooManyTries` with the seconds to wait.
 */
export async function assertMayTry(
  trying: Trying,
  deps: IdentityDeps,
  fail: FailWith<'signIn.tooManyTries'>,
): Promise<void> {
  const held = await claimTry(trying, deps);
  if (!held) return;
  deps.report({ event: 'portal.triesHeld', reason: held.by, memberId: trying.memberId });
  const retryAfterSeconds = held.seconds;
  fail('signIn.tooManyTries', { retryAfterSeconds }, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

export async function getSession(
  { memberId, sessionId }: Pick<Member, 'memberId' | 'sessionId'>,
  { members, sessions, now }: IdentityDeps,
  fail: FailWith<'session.invalid'>,
): Promise<{ readonly session: Session; readonly person: Person }> {
  const person = await members.find(memberId);
  const session = (await sessions.list(memberId, sinceWhen(now()))).find(({ id }) => id === sessionId);
  // The member or session was removed after the cookie was checked.
  if (!person || !session) fail('session.invalid');
  return { session, person };
}

export async function signOut(
  { memberId, sessionId }: Pick<Member, 'memberId' | 'sessionId'>,
  { sessions }: IdentityDeps,
): Promise<void> {
  await sessions.end({ id: sessionId, memberId });
}

export function listSessions({ memberId }: Pick<Member, 'memberId'>, { sessions, now }: IdentityDeps) {
  return sessions.list(memberId, sinceWhen(now()));
}

export async function endSession(
  { memberId, id }: { readonly memberId: string; readonly id: string },
  { sessions }: IdentityDeps,
  fail: FailWith<'session.notFound'>,
): Promise<void> {
  if (!(await sessions.end({ id, memberId }))) fail('session.notFound');
}

/** Returns the session state that a page needs before it shows anything else. */
export function heldBack({ session, person }: Pick<OpenedSession, 'session' | 'person'>, isMandatory: boolean) {
  const secondFactor = stateOf(person.secondFactor !== undefined, session.passedAt !== undefined);
  return { secondFactor, needsSecondFactor: isHeldBack({ secondFactor, role: person.role }, isMandatory) };
}
