import type { createAuthRoom } from '../features/auth/index.ts';
import type { Credentials, IssuedKey, KeyStatus, User } from '../features/auth/types.ts';
import { type AgencyDeps, noSuchAgency } from './agencies.ts';
import { type Asked, audited } from './audited.ts';
import { refuse } from './refusal.ts';
import { assertShape } from './shapes.ts';

export type KeyDeps = AgencyDeps & { readonly keys: ReturnType<typeof createAuthRoom>['keys'] };

type Holder = Pick<User, 'email'> & Partial<Pick<User, 'firstName' | 'lastName'>>;

const noSuchKey = (key: string) => refuse(`There is no key ${key}: \`key list\` shows those there are.`);

/** A key for a user of the agency, who is added with the first one. The secret is told here, and never again. */
export function createKey(
  { by, agencyId, holder }: Asked & { readonly agencyId: number; readonly holder: Holder },
  deps: KeyDeps,
): Promise<IssuedKey & Credentials> {
  assertShape('user', holder);
  return audited(
    { by, action: 'createKey' },
    async (tx) => {
      if (!(await deps.agencies.lock(tx, agencyId))) noSuchAgency(agencyId);
      const made = await deps.keys.create(tx, { agencyId, holder });
      if (made === 'elsewhere') refuse('Another agency has a user with this email address: use another one.');
      if (made === 'nameMissing')
        refuse('The agency has no user with this email address yet: say the first and last name, too.');
      const { issued, credentials } = made;
      const after = { userId: issued.userId, status: issued.status };
      return { result: { ...issued, ...credentials }, kept: { subject: `key ${issued.key}`, agencyId, after } };
    },
    deps,
  );
}

/** A new secret, told here and never again. The old one ends at once, every login with it within five seconds. */
export function rotateKey(
  { by, key }: Asked & Pick<IssuedKey, 'key'>,
  deps: KeyDeps,
): Promise<IssuedKey & Credentials> {
  return audited(
    { by, action: 'rotateKey' },
    async (tx) => {
      const { issued, credentials } = (await deps.keys.rotate(tx, key)) ?? noSuchKey(key);
      return { result: { ...issued, ...credentials }, kept: { subject: `key ${key}`, agencyId: issued.agencyId } };
    },
    deps,
  );
}

/** Nobody logs in with it any more, and every login there is ends within five seconds. */
export const suspendKey = (asked: Asked & Pick<IssuedKey, 'key'>, deps: KeyDeps) =>
  setStatus({ ...asked, action: 'suspendKey', status: 'suspended' }, deps);

/** It may log in again. */
export const resumeKey = (asked: Asked & Pick<IssuedKey, 'key'>, deps: KeyDeps) =>
  setStatus({ ...asked, action: 'resumeKey', status: 'active' }, deps);

function setStatus(
  { by, action, key, status }: Asked & { readonly action: string; readonly key: string; readonly status: KeyStatus },
  deps: KeyDeps,
): Promise<IssuedKey> {
  return audited(
    { by, action },
    async (tx) => {
      const before = (await deps.keys.setStatus(tx, { key, status })) ?? noSuchKey(key);
      const kept = {
        subject: `key ${key}`,
        agencyId: before.agencyId,
        before: { status: before.status },
        after: { status },
      };
      return { result: { ...before, status }, kept: before.status === status ? 'unchanged' : kept };
    },
    deps,
  );
}

/** Of one agency, or of all. */
export function listKeys({ agencyId }: { readonly agencyId?: number | undefined }, { keys }: KeyDeps) {
  return keys.list(agencyId);
}
