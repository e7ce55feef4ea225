import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Tx } from '../../ports/transaction.ts';
import { newId } from '../../shared/ids.ts';
import { endAfterRoll, hashSecret, isInUse } from './rules.ts';
import type { AgencyStore, NamedKey } from './store.agencies.ts';
import type { Agency, Credentials, IssuedKey, KeyChanges, KeyStatus, User } from './types.ts';

const SECRET_BYTES = 32;
/** Maximum number of active and suspended keys per agency. */
const MOST_KEYS = 50;

type Made = { readonly issued: IssuedKey; readonly credentials: Credentials };

export type AgencyDeps = {
  readonly agencies: AgencyStore;
  readonly randomBytes: RandomBytes;
  readonly now: Now;
  /** Environment marker in keys and secrets, after `ak_` and `sk_`. Secret scanners recognize the prefix. */
  readonly mark: 'live' | 'test';
};

/** User that a key is issued to: an existing user of the agency, or a new user. */
type KeyHolder = Pick<User, 'email' | 'firstName' | 'lastName'>;

/** Returns `undefined` if the agency does not exist, or `nameTaken` if a different agency has the name. */
export async function changeAgency(
  tx: Tx,
  {
    id,
    ...changes
  }: Pick<Agency, 'id'> & Partial<Pick<Agency, 'name'>> & { permissions?: Partial<Agency['permissions']> },
  { agencies }: AgencyDeps,
): Promise<{ readonly before: Agency; readonly after: Agency } | 'nameTaken' | undefined> {
  const before = await agencies.lock(tx, id);
  if (!before) return undefined;
  const after = {
    ...before,
    name: changes.name ?? before.name,
    permissions: { ...before.permissions, ...changes.permissions },
  };
  if (await agencies.isNameTaken(tx, after)) return 'nameTaken';
  await agencies.change(tx, after);
  return { before, after };
}

/**
 * Creates a key for a user of the agency. A new user is added together with the first key.
 * Returns `elsewhere` if the user belongs to a different agency.
 */
export async function createKey(
  tx: Tx,
  { agencyId, holder, terms }: { readonly agencyId: number; readonly holder: KeyHolder; readonly terms: KeyChanges },
  deps: AgencyDeps,
): Promise<Made | 'elsewhere' | 'tooMany'> {
  const { agencies, randomBytes } = deps;
  const { email } = holder;
  const known = await agencies.findUser(tx, { email, agencyId });
  if ((await agencies.countKeys(tx, agencyId)) >= MOST_KEYS) return 'tooMany';
  const userId = known?.id ?? newId('usr_', randomBytes);
  if (!known && !(await agencies.addUser(tx, { ...holder, id: userId, agencyId }))) return 'elsewhere';
  return addKey(tx, { agencyId, userId, email, terms }, deps);
}

async function addKey(
  tx: Tx,
  { terms, ...whose }: Pick<IssuedKey, 'agencyId' | 'userId' | 'email'> & { readonly terms: KeyChanges },
  deps: AgencyDeps,
): Promise<Made> {
  const { agencies, randomBytes, mark, now } = deps;
  const key = newId(`ak_${mark}_`, randomBytes);
  const secret = newSecret(deps);
  const issued: IssuedKey = {
    ...whose,
    id: newId('key_', randomBytes),
    key,
    status: 'active',
    name: terms.name,
    scope: terms.scope ?? 'full',
    allowedAddresses: terms.allowedAddresses ?? [],
    expiresAt: terms.expiresAt,
    createdAt: now(),
    lastUsedAt: undefined,
  };
  await agencies.addKey(tx, { ...issued, secretHash: hashSecret(secret) });
  return { issued, credentials: { key, secret } };
}

/**
 * Issues a second key with the same terms. The previous key expires when the overlap ends. Returns `undefined` if the
 * key does not exist, or `over` if the key is suspended, disabled or expired.
 */
export async function rollKey(
  tx: Tx,
  { overlapHours, ...named }: NamedKey & { readonly overlapHours: number },
  deps: AgencyDeps,
): Promise<(Made & { readonly before: IssuedKey }) | 'over' | 'tooMany' | undefined> {
  const { agencies, now } = deps;
  const before = await agencies.lockKey(tx, named);
  if (!before) return undefined;
  if (!isInUse(before, now())) return 'over';
  const { agencyId, userId, email, name, scope, allowedAddresses } = before;
  if ((await agencies.countKeys(tx, agencyId)) >= MOST_KEYS) return 'tooMany';
  const made = await addKey(tx, { agencyId, userId, email, terms: { name, scope, allowedAddresses } }, deps);
  const expiresAt = endAfterRoll(before, now(), overlapHours);
  await agencies.changeKey(tx, before.id, { expiresAt });
  return { ...made, before: { ...before, expiresAt } };
}

/** Leaves absent fields unchanged. Returns `undefined` if the key does not exist. */
export async function changeKey(
  tx: Tx,
  { changes, ...named }: NamedKey & { readonly changes: KeyChanges },
  { agencies }: AgencyDeps,
): Promise<{ readonly before: IssuedKey; readonly after: IssuedKey } | undefined> {
  const before = await agencies.lockKey(tx, named);
  if (!before) return undefined;
  await agencies.changeKey(tx, before.id, changes);
  return { before, after: { ...before, ...changes } };
}

/**
 * Replaces a key's secret and ends every login that used the old secret. Returns `undefined` if the key does not exist.
 */
export async function rotateKey(tx: Tx, named: NamedKey, deps: AgencyDeps): Promise<Made | undefined> {
  const issued = await deps.agencies.lockKey(tx, named);
  if (!issued) return undefined;
  const secret = newSecret(deps);
  await deps.agencies.changeKey(tx, issued.id, { secretHash: hashSecret(secret) });
  return { issued, credentials: { key: issued.key, secret } };
}

/**
 * Changes a key's status. Suspending or disabling a key ends the sessions that were started with it. A resumed key can
 * be used to sign in again; a disabled key stays disabled. Returns the key before the change.
 */
export async function setKeyStatus(
  tx: Tx,
  { status, ...named }: NamedKey & { readonly status: KeyStatus },
  { agencies }: AgencyDeps,
): Promise<IssuedKey | undefined> {
  const issued = await agencies.lockKey(tx, named);
  if (issued && issued.status !== 'disabled') await agencies.changeKey(tx, issued.id, { status });
  return issued;
}

const newSecret = ({ randomBytes, mark }: AgencyDeps) =>
  `sk_${mark}_${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')}`;
