import { newId } from '../../shared/ids.ts';
import { audited } from '../audited.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { putLink } from '../identity/links.ts';
import { refuse } from '../refusal.ts';
import { INVITED } from './service.ts';

export type BootstrapDeps = IdentityDeps & { readonly portalUrl: string };

/**
 * Creates the first operator and returns an invitation link, which is not emailed. Operators then invite each other.
 * Throws a Refusal if an operator can already sign in.
 */
export async function bootstrap(
  { by, email: written }: { readonly by: string; readonly email: string },
  deps: BootstrapDeps,
): Promise<{ readonly email: string; readonly link: string }> {
  const { members, report, now, randomBytes, portalUrl } = deps;
  const email = written.toLowerCase();
  const operators = await members.list(undefined);
  if (operators.some(({ passwordHash }) => passwordHash !== undefined))
    refuse('An operator already exists. Operators invite further operators in the portal.');
  const known = await members.findByEmail(email);
  if (known?.agency) refuse('An agency member has this email address. Use a different address.');
  const id = known?.id ?? newId('mbr_', randomBytes);
  const person = {
    ...INVITED,
    id,
    email,
    role: 'operator',
    language: undefined,
    agencyId: undefined,
    createdAt: now(),
  } as const;
  const token = await audited(
    { by, action: 'bootstrap' },
    async (tx) => {
      // A link issued earlier for another address must not create a second operator without approval.
      for (const other of operators) if (other.id !== id) await members.remove(tx, other.id);
      if (!known && !(await members.add(tx, person)))
        refuse('Another invitation to this email address is in progress.');
      const link = { id: newId('lnk_', randomBytes), kind: 'invitation', memberId: id, createdAt: now() } as const;
      return { result: await putLink(link, deps, tx), kept: { subject: `member ${id}`, agencyId: undefined } };
    },
    deps,
  );
  report({ event: 'portal.operatorChanged', reason: 'bootstrapped', memberId: id });
  return { email, link: `${portalUrl}/invitation#token=${token}` };
}
