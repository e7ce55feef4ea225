import { type Asked, audited } from '../../administration/audited.ts';
import type { FactorsReset } from '../../administration/operators.ts';
import { refuse } from '../../administration/refusal.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { queueMail } from '../mail/service.ts';

/**
 * For a member who has lost the app, the recovery codes and the devices: the password alone signs in again. A member whose role
 * needs a second factor sets up another before anything else opens. The member hears of it by mail.
 * @throws Refusal when no active member has the address, or nothing but the password is asked for already
 */
export async function resetFactors(
  { by, review, email: written }: Asked & { readonly email: string },
  deps: IdentityDeps,
): Promise<FactorsReset> {
  const { members, passkeys, sessions, now } = deps;
  const email = written.toLowerCase();
  return audited(
    { by, review, action: 'resetFactors' },
    async (tx) => {
      const known = (await members.findByEmail(email, tx)) ?? refuse(`Nobody can sign in to the portal as ${email}.`);
      const { id: memberId, agency } = known;
      const agencyId = agency?.id;
      const person = (await members.lock(tx, memberId, agencyId)) ?? refuse(`${email} was just removed.`);
      const own = (await passkeys.list(memberId, tx)).map(({ id }) => id);
      const hadSecondFactor = person.secondFactor !== undefined;
      if (!hadSecondFactor && own.length === 0) refuse(`${email} has neither a second factor nor a passkey.`);
      const decidesSince = person.role === 'operator' ? now() : undefined;
      await members.change(tx, memberId, { secondFactor: undefined, pendingSecondFactor: undefined, decidesSince });
      await members.replaceRecoveryCodes(tx, memberId, []);
      for (const id of own) await passkeys.remove(tx, { id, memberId });
      await sessions.endAll(tx, memberId);
      await queueMail(tx, { kind: 'factorsReset', email }, deps);
      return {
        result: { memberId, agencyId, hadSecondFactor, passkeys: own.length },
        kept: { subject: `member ${memberId}`, agencyId, before: { hadSecondFactor, passkeys: own } },
      };
    },
    deps,
  );
}
