import { networkOf } from '@agency-booking/contract-express';
import { audited } from '../audited.ts';
import type { FailWith } from '../fail.ts';
import { newRecoveryCodes, newSecret, otpauthUri, stepOfCode } from '../identity/codes.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { needsSecondFactor } from '../identity/rules.ts';
import { rotateSession } from '../identity/sessions.ts';
import { forgetTries, rememberNetwork, type Trying } from '../identity/tries.ts';
import type { Member } from '../identity/types.ts';
import { queueMail } from '../mail/service.ts';
import { assertPassword } from '../passwords/service.ts';
import { assertMayTry, checkCode, getSession } from '../sessions/service.ts';

const ISSUER = 'Agency Booking';

/** Starts setting up a second factor. The existing one remains in use until the new one is confirmed. */
export async function beginSecondFactor(
  member: Member,
  deps: IdentityDeps,
  fail: FailWith<'access.forbidden'>,
): Promise<{ readonly secret: string; readonly otpauthUri: string }> {
  // A session that has passed only the password check must not replace the second factor.
  if (member.secondFactor === 'required') fail('access.forbidden');
  const secret = newSecret(deps.randomBytes);
  await deps.transact((tx) => deps.members.change(tx, member.memberId, { pendingSecondFactor: secret }));
  return { secret, otpauthUri: otpauthUri(secret, { issuer: ISSUER, email: member.email }) };
}

/** Enables the second factor and ends all other sessions. Returns the recovery codes and the session's new secret. */
export async function enableSecondFactor(
  { member, code, address }: { readonly member: Member; readonly code: string; readonly address: string },
  deps: IdentityDeps,
  fail: FailWith<
    'access.forbidden' | 'secondFactor.notBegun' | 'secondFactor.wrongCode' | 'session.invalid' | 'signIn.tooManyTries'
  >,
): Promise<{ readonly recoveryCodes: readonly string[]; readonly token: string }> {
  const { members, sessions, comparing, report, now, randomBytes } = deps;
  const { email, memberId, sessionId, agencyId } = member;
  if (member.secondFactor === 'required') fail('access.forbidden');
  const { person } = await getSession(member, deps, fail);
  const secret = person.pendingSecondFactor ?? fail('secondFactor.notBegun');
  const trying: Trying = { kind: 'code', email, memberId, network: networkOf(address) };
  await assertMayTry(trying, deps, fail);
  const step = stepOfCode(secret, code, now());
  if (!step || !(await members.takeStep(memberId, step))) {
    report({ event: 'portal.codeFailed', reason: 'wrongCode', memberId });
    fail('secondFactor.wrongCode');
  }
  await forgetTries(trying, deps);
  const recoveryCodes = newRecoveryCodes(randomBytes);
  const hashes = recoveryCodes.map((each) => comparing.sign(`${memberId} ${each}`));
  const token = await audited(
    { by: email, action: 'enableSecondFactor' },
    async (tx) => {
      const before = (await members.lock(tx, memberId, agencyId)) ?? fail('session.invalid');
      // The setup was restarted in the meantime, so the code belongs to a different secret.
      if (before.pendingSecondFactor !== secret) fail('secondFactor.notBegun');
      await members.change(tx, memberId, { secondFactor: secret, pendingSecondFactor: undefined });
      await members.replaceRecoveryCodes(tx, memberId, hashes);
      await sessions.endAll(tx, memberId, sessionId);
      await queueMail(tx, { kind: 'secondFactorSet', email }, deps);
      const result = await rotateSession({ sessionId, passedAt: now() }, deps, tx);
      const isReplaced = before.secondFactor !== undefined;
      return { result, kept: { subject: `member ${memberId}`, agencyId, after: { isReplaced } } };
    },
    deps,
  );
  report({ event: 'portal.secondFactorChanged', reason: 'set', memberId });
  await rememberNetwork(memberId, trying.network, deps);
  return { recoveryCodes, token };
}

type Removal = { readonly member: Member; readonly password: string; readonly code: string; readonly address: string };

export async function disableSecondFactor(
  { member, password, code, address }: Removal,
  deps: IdentityDeps,
  fail: FailWith<
    | 'secondFactor.mandatory'
    | 'secondFactor.notBegun'
    | 'session.invalid'
    | 'password.wrong'
    | 'secondFactor.wrongCode'
    | 'signIn.tooManyTries'
  >,
): Promise<void> {
  const { members, report, isSecondFactorMandatory } = deps;
  const { email, memberId, agencyId } = member;
  if (needsSecondFactor(member.role, isSecondFactorMandatory)) fail('secondFactor.mandatory');
  const { person } = await getSession(member, deps, fail);
  if (person.secondFactor === undefined) fail('secondFactor.notBegun');
  await assertPassword({ person, password, address }, deps, fail);
  await checkCode({ person, code, address }, deps, fail);
  await audited(
    { by: email, action: 'disableSecondFactor' },
    async (tx) => {
      await members.change(tx, memberId, { secondFactor: undefined, pendingSecondFactor: undefined });
      await members.replaceRecoveryCodes(tx, memberId, []);
      await queueMail(tx, { kind: 'secondFactorRemoved', email }, deps);
      return { result: undefined, kept: { subject: `member ${memberId}`, agencyId } };
    },
    deps,
  );
  report({ event: 'portal.secondFactorChanged', reason: 'removed', memberId });
}
