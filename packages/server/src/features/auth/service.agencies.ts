import type { RandomBytes } from '../../ports/random.ts';
import type { Tx } from '../../ports/transaction.ts';
import { newId } from '../../shared/ids.ts';
import { hashSecret } from './rules.ts';
import type { AgencyStore } from './store.agencies.ts';
import type { Agency, Credentials, IssuedKey, KeyStatus, User } from './types.ts';

const SECRET_BYTES = 32;

export type AgencyDeps = {
  readonly agencies: AgencyStore;
  readonly randomBytes: RandomBytes;
  /** What keys and secrets of the environment begin with, behind `ak_` and `sk_`: known to those who look for leaked ones. */
  readonly mark: 'live' | 'test';
};

/** Who a key is for: somebody the agency has already, or somebody new with a name. */
export type KeyHolder = Pick<User, 'email'> & Partial<Pick<User, 'firstName' | 'lastName'>>;

/** @returns `undefined` when there is no such agency, `nameTaken` when another has the name */
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
 * A key for a user of the agency, who is added with the first one.
 * @returns `nameMissing` when a new user has none, `elsewhere` when another agency has the user
 */
export async function createKey(
  tx: Tx,
  { agencyId, holder }: { readonly agencyId: number; readonly holder: KeyHolder },
  deps: AgencyDeps,
): Promise<{ readonly issued: IssuedKey; readonly credentials: Credentials } | 'nameMissing' | 'elsewhere'> {
  const { agencies, randomBytes, mark } = deps;
  const { email, firstName, lastName } = holder;
  const known = await agencies.findUser(tx, email);
  if (known && known.agencyId !== agencyId) return 'elsewhere';
  if (!known && !(firstName && lastName)) return 'nameMissing';
  const userId = known?.id ?? newId('usr_', randomBytes);
  if (!known) await agencies.addUser(tx, { id: userId, agencyId, email, firstName: firstName!, lastName: lastName! });
  const key = newId(`ak_${mark}_`, randomBytes);
  const secret = newSecret(deps);
  const issued = { id: newId('key_', randomBytes), agencyId, userId, key, status: 'active' } as const;
  await agencies.addKey(tx, { ...issued, secretHash: hashSecret(secret) });
  return { issued, credentials: { key, secret } };
}

/** A new secret for a key: the old one and every login with it end. @returns `undefined`: there is no such key */
export async function rotateKey(
  tx: Tx,
  key: string,
  deps: AgencyDeps,
): Promise<{ readonly issued: IssuedKey; readonly credentials: Credentials } | undefined> {
  const issued = await deps.agencies.lockKey(tx, key);
  if (!issued) return undefined;
  const secret = newSecret(deps);
  await deps.agencies.changeKey(tx, issued.id, { secretHash: hashSecret(secret) });
  return { issued, credentials: { key, secret } };
}

/** Suspended, every login with the key ends; resumed, it may log in again. @returns the key as it was */
export async function setKeyStatus(
  tx: Tx,
  { key, status }: { readonly key: string; readonly status: KeyStatus },
  { agencies }: AgencyDeps,
): Promise<IssuedKey | undefined> {
  const issued = await agencies.lockKey(tx, key);
  if (issued) await agencies.changeKey(tx, issued.id, { status });
  return issued;
}

const newSecret = ({ randomBytes, mark }: AgencyDeps) =>
  `sk_${mark}_${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')}`;
