import { networkOf } from '@agency-booking/contract-express';
import { newId } from '../../shared/ids.ts';
import type { SecurityEvent } from '../../shared/security-events.ts';
import { addSeconds } from '../../shared/time.ts';
import { audited } from '../audited.ts';
import type { FailWith } from '../fail.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { type From, hashOf, openSession } from '../identity/sessions.ts';
import { forgetTries, rememberNetwork, type Trying } from '../identity/tries.ts';
import type { Member, OpenedSession } from '../identity/types.ts';
import { queueMail } from '../mail/service.ts';
import { assertPassword } from '../passwords/service.ts';
import { assertMayTry, getSession } from '../sessions/service.ts';
import {
  CHALLENGE_SECONDS,
  challengeOf,
  creationOptions,
  MOST_PASSKEYS,
  signInOptions,
  userHandleOf,
} from './rules.ts';
import type { Challenge, Passkey } from './types.ts';
import type { Made, Signed, Webauthn } from './webauthn.ts';

const CHALLENGE_BYTES = 32;

export type PasskeyDeps = IdentityDeps & { readonly webauthn: Webauthn };
type Own = { readonly member: Member; readonly passkeyId: string };

export function listPasskeys({ memberId }: Member, { passkeys }: PasskeyDeps): Promise<readonly Passkey[]> {
  return passkeys.list(memberId);
}

/** Requires the password, because passkeys outlast the session and an open session is therefore not enough. */
export async function beginPasskey(
  { member, password, address }: { readonly member: Member; readonly password: string; readonly address: string },
  deps: PasskeyDeps,
  fail: FailWith<'passkey.tooMany' | 'session.invalid' | 'password.wrong' | 'signIn.tooManyTries'>,
): Promise<ReturnType<typeof creationOptions>> {
  const { person } = await getSession(member, deps, fail);
  await assertPassword({ person, password, address }, deps, fail);
  const existing = await deps.passkeys.list(person.id);
  if (existing.length >= MOST_PASSKEYS) fail('passkey.tooMany');
  const challenge = await putChallenge(person.id, deps);
  return creationOptions({ party: deps.webauthn.party, challenge }, person, existing);
}

type Addition = Omit<Made, 'challenge'> & { readonly name: string; readonly member: Member };

export async function addPasskey(
  { member, name, ...made }: Addition,
  deps: PasskeyDeps,
  fail: FailWith<'passkey.refused' | 'session.invalid' | 'passkey.tooMany'>,
): Promise<Passkey> {
  const { members, passkeys, webauthn, report, now, randomBytes } = deps;
  const { memberId, agencyId, email } = member;
  const challenge = (await takeChallenge(made, memberId, deps)) ?? fail('passkey.refused');
  const read = (await webauthn.readMade({ ...made, challenge })) ?? fail('passkey.refused');
  const id = newId('psk_', randomBytes);
  const passkey = { id, memberId, ...read, name, createdAt: now(), lastUsedAt: undefined };
  await audited(
    { by: email, action: 'addPasskey' },
    async (tx) => {
      if (!(await members.lock(tx, memberId, agencyId))) fail('session.invalid');
      if ((await passkeys.list(memberId, tx)).length >= MOST_PASSKEYS) fail('passkey.tooMany');
      if (!(await passkeys.add(tx, passkey))) fail('passkey.refused');
      await queueMail(tx, { kind: 'passkeyAdded', email }, deps);
      return { result: undefined, kept: { subject: `member ${memberId}`, agencyId, after: { passkey: id } } };
    },
    deps,
  );
  report({ event: 'portal.passkeyChanged', reason: 'added', memberId });
  return passkey;
}

export async function renamePasskey(
  { member: { memberId }, passkeyId: id, name }: Own & { readonly name: string },
  { passkeys }: PasskeyDeps,
  fail: FailWith<'passkey.notFound'>,
): Promise<Passkey> {
  return (await passkeys.rename({ id, memberId, name })) ?? fail('passkey.notFound');
}

export async function removePasskey(
  { member: { memberId, agencyId, email }, passkeyId: id }: Own,
  deps: PasskeyDeps,
  fail: FailWith<'passkey.notFound'>,
): Promise<void> {
  await audited(
    { by: email, action: 'removePasskey' },
    async (tx) => {
      if (!(await deps.passkeys.remove(tx, { id, memberId }))) fail('passkey.notFound');
      await queueMail(tx, { kind: 'passkeyRemoved', email }, deps);
      return { result: undefined, kept: { subject: `member ${memberId}`, agencyId, before: { passkey: id } } };
    },
    deps,
  );
  deps.report({ event: 'portal.passkeyChanged', reason: 'removed', memberId });
}

export async function beginPasskeySignIn(deps: PasskeyDeps): Promise<ReturnType<typeof signInOptions>> {
  return signInOptions({ party: deps.webauthn.party, challenge: await putChallenge(undefined, deps) });
}

type Refused = Extract<SecurityEvent, { readonly event: 'portal.passkeyRefused' }>['reason'];

/** Signs in with a passkey. The device is one factor and its user verification is the second, so no code is needed. */
export async function signInWithPasskey(
  { address, userAgent, replaced, ...signed }: Omit<Signed, 'challenge'> & From,
  deps: PasskeyDeps,
  fail: FailWith<'signIn.passkeyRefused' | 'signIn.tooManyTries'>,
): Promise<OpenedSession> {
  const { members, passkeys, webauthn, report, now } = deps;
  const passkey = await passkeys.findByCredential(signed.credentialId);
  const person = passkey && (await members.findActive(passkey.memberId));
  const email = person?.email ?? signed.credentialId;
  const trying: Trying = { kind: 'passkey', email, memberId: person?.id, network: networkOf(address) };
  await assertMayTry(trying, deps, fail);
  const challenge = await takeChallenge(signed, undefined, deps);
  if (!passkey || !person) refuse('unknownPasskey');
  if (challenge === undefined) refuse('unknownChallenge');
  if (signed.userHandle !== userHandleOf(person.id)) refuse('wrongAnswer');
  const uses = (await webauthn.readSigned({ ...signed, challenge }, passkey)) ?? refuse('wrongAnswer');
  if (!(await passkeys.noteUse(passkey.id, { uses, at: now() }))) refuse('usesWentBack');
  await forgetTries(trying, deps);
  await rememberNetwork(person.id, trying.network, deps);
  await members.noteSignIn(person.id, now());
  return openSession(person, { address, userAgent, replaced, passedAt: now() }, deps);

  function refuse(reason: Refused): never {
    report({ event: 'portal.passkeyRefused', reason, memberId: passkey?.memberId });
    fail('signIn.passkeyRefused');
  }
}

async function putChallenge(
  memberId: Challenge['memberId'],
  { passkeys, now, randomBytes }: PasskeyDeps,
): Promise<string> {
  const challenge = Buffer.from(randomBytes(CHALLENGE_BYTES)).toString('base64url');
  await passkeys.putChallenge({ hash: hashOf(challenge), memberId, expiresAt: addSeconds(now(), CHALLENGE_SECONDS) });
  return challenge;
}

/** Returns the challenge if it is unused and was issued to this member, or to a browser signing in. */
async function takeChallenge(
  { clientDataJSON }: Pick<Made, 'clientDataJSON'>,
  memberId: Challenge['memberId'],
  { passkeys, now }: PasskeyDeps,
): Promise<string | undefined> {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === undefined) return undefined;
  return (await passkeys.takeChallenge({ hash: hashOf(challenge), memberId }, now())) ? challenge : undefined;
}
