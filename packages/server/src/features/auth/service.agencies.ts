import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Tx } from '../../ports/transaction.ts';
import { newId } from '../../shared/ids.ts';
import { endAfterRoll, hashSecret, isInUse } from './rules.ts';
import type { AgencyStore, NamedKey } from './store.agencies.ts';
import type { Agency, Credentials, IssuedKey, KeyChanges, KeyStatus, User } from './types.ts';

const SECRET_BYTES = 32;
/** Of one agency, in use or suspended. */
export const MOST_KEYS = 50;

type Made = { readonly issued: IssuedKey; readonly credentials: Credentials };

export type AgencyDeps = {
  readonly agencies: AgencyStore;
  readonly randomBytes: RandomBytes;
  readonly now: Now;
  /** What keys and secrets of the environment begin with, behind `ak_` and `sk_`: known to those who look for leaked ones. */
  readonly mark: 'live' | 'test';
};

/** Who a key is for: a user the agency has already, or a new one with a name. */
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
  {
    agencyId,
    holder,
    terms = {},
  }: { readonly agencyId: number; readonly holder: KeyHolder; readonly terms?: KeyChanges },
  deps: AgencyDeps,
): Promise<Made | 'nameMissing' | 'elsewhere' | 'tooMany'> {
  const { agencies, randomBytes } = deps;
  const { email, firstName, lastName } = holder;
  const known = await agencies.findUser(tx, { email, agencyId });
  if (!known && !(firstName && lastName)) return 'nameMissing';
  if ((await agencies.countKeys(tx, agencyId)) >= MOST_KEYS) return 'tooMany';
  const userId = known?.id ?? newId('usr_', randomBytes);
  const isAdded =
    known || (await agencies.addUser(tx, { id: userId, agencyId, email, firstName: firstName!, lastName: lastName! }));
  if (!isAdded) return 'elsewhere';
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
    ...{ id: newId('key_', randomBytes), key, status: 'active', name: terms.name, scope: terms.scope ?? 'full' },
    ...{ allowedAddresses: terms.allowedAddresses ?? [], expiresAt: terms.expiresAt },
    ...{ createdAt: now(), lastUsedAt: undefined },
  };
  await agencies.addKey(tx, { ...issued, secretHash: hashSecret(secret) });
  return { issued, credentials: { key, secret } };
}

/**
 * Another key on the same terms, beside one that ends by itself once the overlap is over.
 * @returns `undefined`: there is no such key · `over`: it is refused at login, so there are no terms to take over
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

/** What is not named stays. @returns `undefined`: there is no such key */
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

/** A new secret for a key: the old one and every login with it end. @returns `undefined`: there is no such key */
export async function rotateKey(tx: Tx, named: NamedKey, deps: AgencyDeps): Promise<Made | undefined> {
  const issued = await deps.agencies.lockKey(tx, named);
  if (!issued) return undefined;
  const secret = newSecret(deps);
  await deps.agencies.changeKey(tx, issued.id, { secretHash: hashSecret(secret) });
  return { issued, credentials: { key: issued.key, secret } };
}

/**
 * Suspended or disabled, every login with the key ends; resumed, it may log in again. One that is disabled stays so.
 * @returns the key as it was
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
