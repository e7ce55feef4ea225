import { audited } from '../../administration/audited.ts';
import { refuse } from '../../administration/refusal.ts';
import { newId } from '../../shared/ids.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { putLink } from '../identity/links.ts';

export type BootstrapDeps = IdentityDeps & { readonly portalUrl: string };

/**
 * The first operator: one link, told here only and not sent. From then on operators invite each other.
 * @throws Refusal once there is an operator who can sign in
 */
export async function bootstrap(
  { by, email: written }: { readonly by: string; readonly email: string },
  deps: BootstrapDeps,
): Promise<{ readonly email: string; readonly link: string }> {
  const { members, now, randomBytes, portalUrl } = deps;
  const email = written.toLowerCase();
  const operators = await members.list(undefined);
  if (operators.some(({ passwordHash }) => passwordHash !== undefined))
    refuse('There is an operator already: operators invite each other in the portal.');
  const known = await members.findByEmail(email);
  if (known?.agency) refuse('A member of an agency has this address: use another one.');
  const id = known?.id ?? newId('mbr_', randomBytes);
  const nothing = {
    language: undefined,
    firstName: undefined,
    lastName: undefined,
    passwordHash: undefined,
    lastSignedInAt: undefined,
  };
  const factors = { secondFactor: undefined, pendingSecondFactor: undefined };
  const person = {
    id,
    email,
    role: 'operator',
    agencyId: undefined,
    createdAt: now(),
    ...nothing,
    ...factors,
  } as const;
  const token = await audited(
    { by, action: 'bootstrap' },
    async (tx) => {
      if (!known && !(await members.add(tx, person))) refuse('Somebody else is just being invited with this address.');
      const link = { id: newId('lnk_', randomBytes), kind: 'invitation', memberId: id, createdAt: now() } as const;
      return { result: await putLink(link, deps, tx), kept: { subject: `member ${id}`, agencyId: undefined } };
    },
    deps,
  );
  return { email, link: `${portalUrl}/invitation#token=${token}` };
}
