import type { createAuthRoom } from '../../features/auth/index.ts';
import type { Credentials, IssuedKey, KeyChanges, KeyStatus, User } from '../../features/auth/types.ts';
import { type AgencyDeps, lockGoingOn } from '../agency.ts';
import { type ActorContext, audited, differing, type Facts } from '../audited.ts';
import { Refusal, refuse, refuseField } from '../refusal.ts';
import { assertShape } from '../shapes.ts';

export type KeyDeps = AgencyDeps & { readonly keys: ReturnType<typeof createAuthRoom>['keys'] };

type Holder = Pick<User, 'email' | 'firstName' | 'lastName'>;
/** Selects a key; if an agency is given, the key must belong to it. */
type Named = ActorContext & Pick<IssuedKey, 'key'> & { readonly agencyId?: number };

const MOST_OVERLAP_HOURS = 168;

export class KeyRefusal extends Refusal {
  readonly reason: 'ended' | 'tooMany' | 'userElsewhere';

  constructor(reason: KeyRefusal['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

function refuseFor(reason: KeyRefusal['reason'], message: string): never {
  throw new KeyRefusal(reason, message);
}

const noSuchKey = (key: string) => refuse(`There is no key ${key}. \`listKeys\` shows the keys of an agency.`);
const tooMany = () => refuseFor('tooMany', 'The agency has reached the maximum number of keys. Delete an unused key.');

/** Creates a key, and the user if this is the user's first key. The secret is returned only once. */
export function createKey(
  { by, agencyId, holder, terms }: ActorContext & { agencyId: number; holder: Holder; terms: KeyChanges },
  deps: KeyDeps,
): Promise<IssuedKey & Credentials> {
  assertShape('user', holder);
  return audited(
    { by, action: 'createKey' },
    async (tx) => {
      await lockGoingOn(tx, agencyId, deps);
      const made = await deps.keys.create(tx, { agencyId, holder, terms });
      if (made === 'elsewhere')
        refuseFor(
          'userElsewhere',
          'A user of a different agency has this email address. Choose a different email address.',
        );
      if (made === 'tooMany') return tooMany();
      const { issued, credentials } = made;
      const after = { userId: issued.userId, status: issued.status, ...factsOf(issued) };
      return { result: { ...issued, ...credentials }, kept: { subject: `key ${issued.key}`, agencyId, after } };
    },
    deps,
  );
}

/** Changes a key. Omitted fields stay unchanged. The change takes effect within five seconds. */
export function changeKey(
  { by, key, agencyId, changes }: Named & { changes: KeyChanges },
  deps: KeyDeps,
): Promise<IssuedKey> {
  return audited(
    { by, action: 'changeKey' },
    async (tx) => {
      const { before, after } = (await deps.keys.change(tx, { key, agencyId, changes })) ?? noSuchKey(key);
      await lockGoingOn(tx, after.agencyId, deps);
      const difference = differing(factsOf(before), factsOf(after));
      const kept = { subject: `key ${key}`, agencyId: after.agencyId, ...difference };
      return { result: after, kept: Object.keys(difference.after).length > 0 ? kept : 'unchanged' };
    },
    deps,
  );
}

/**
 * Issues a second key with the same terms. The old key and its sessions expire after the overlap.
 * `overlapHours` is between 0 and 168.
 */
export function rollKey(
  { by, key, agencyId, overlapHours }: Named & { readonly overlapHours: number },
  deps: KeyDeps,
): Promise<IssuedKey & Credentials> {
  if (!Number.isInteger(overlapHours) || overlapHours < 0 || overlapHours > MOST_OVERLAP_HOURS)
    refuseField('overlapHours', `must be a whole number from 0 to ${MOST_OVERLAP_HOURS}`);
  return audited(
    { by, action: 'rollKey' },
    async (tx) => {
      const rolled = (await deps.keys.roll(tx, { key, agencyId, overlapHours })) ?? noSuchKey(key);
      if (rolled === 'over') return refuseFor('ended', 'The key is suspended or has expired. Create a new key.');
      if (rolled === 'tooMany') return tooMany();
      const { issued, credentials, before } = rolled;
      const after = { newKey: issued.key, expiresAt: before.expiresAt!.toISOString() };
      return {
        result: { ...issued, ...credentials },
        kept: { subject: `key ${key}`, agencyId: issued.agencyId, after },
      };
    },
    deps,
  );
}

/**
 * Replaces a key's secret. The new secret is returned only once. The old secret stops working immediately, and the
 * key's sessions end within five seconds.
 */
export function rotateKey({ by, key, agencyId }: Named, deps: KeyDeps): Promise<IssuedKey & Credentials> {
  return audited(
    { by, action: 'rotateKey' },
    async (tx) => {
      const { issued, credentials } = (await deps.keys.rotate(tx, { key, agencyId })) ?? noSuchKey(key);
      await lockGoingOn(tx, issued.agencyId, deps);
      return { result: { ...issued, ...credentials }, kept: { subject: `key ${key}`, agencyId: issued.agencyId } };
    },
    deps,
  );
}

/** Suspends a key. New logins are rejected immediately, and existing sessions end within five seconds. */
export function suspendKey(asked: Named, deps: KeyDeps): Promise<IssuedKey> {
  return setStatus({ ...asked, action: 'suspendKey', status: 'suspended' }, deps);
}

export function resumeKey(asked: Named, deps: KeyDeps): Promise<IssuedKey> {
  return setStatus({ ...asked, action: 'resumeKey', status: 'active' }, deps);
}

/** Deletes a key permanently. Call logs and the audit log still refer to the key. */
export function deleteKey(asked: Named, deps: KeyDeps): Promise<IssuedKey> {
  return setStatus({ ...asked, action: 'deleteKey', status: 'disabled' }, deps);
}

function setStatus(
  { by, action, key, agencyId, status }: Named & { readonly action: string; readonly status: KeyStatus },
  deps: KeyDeps,
): Promise<IssuedKey> {
  return audited(
    { by, action },
    async (tx) => {
      const before = (await deps.keys.setStatus(tx, { key, agencyId, status })) ?? noSuchKey(key);
      if (status === 'active') await lockGoingOn(tx, before.agencyId, deps);
      if (before.status === 'disabled' && status !== 'disabled') refuse('The key is deleted. Create a new key.');
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

/** Lists an agency's keys, including deleted keys. */
export function listKeys({ agencyId }: { readonly agencyId: number }, { keys }: KeyDeps) {
  return keys.list(agencyId);
}

const factsOf = ({ name, scope, allowedAddresses, expiresAt }: IssuedKey): Facts => ({
  name: name ?? '',
  scope,
  allowedAddresses,
  expiresAt: expiresAt?.toISOString() ?? 'never',
});
