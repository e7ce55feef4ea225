import { type ActorContext, audited } from '../audited.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { queueMail } from '../mail/service.ts';
import { refuse } from '../refusal.ts';

/** `passkeys`: number of passkeys removed. */
export type FactorsReset = {
  readonly memberId: string;
  readonly agencyId: number | undefined;
  readonly hadSecondFactor: boolean;
  readonly passkeys: number;
};

/**
 * For a member who has lost their factors, removes every factor except the password, which then suffices to sign in.
 * If the role requires a second factor, the member must set up a new one before using the portal. The member is
 * notified by email. `memberId` is checked against the member with the address.
 * Throws a Refusal if no active member has the address, or if the member has no second factor and no passkey.
 */
export async function resetFactors(
  {
    by,
    review,
    memberId: named,
    email: written,
  }: ActorContext & { readonly email: string; readonly memberId?: string },
  deps: IdentityDeps,
): Promise<FactorsReset> {
  const { members, passkeys, sessions, now } = deps;
  const email = written.toLowerCase();
  return audited(
    { by, review, action: 'resetFactors' },
    async (tx) => {
      const known =
        (await members.findByEmail(email, tx)) ?? refuse(`There is no portal member with the email address ${email}.`);
      const { id: memberId, agency } = known;
      // The address has been reassigned to a different member in the meantime.
      if (named !== undefined && named !== memberId) refuse(`${email} was just removed.`);
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
