import { assertAll, invalid } from '@agency-booking/contract-express';
import type { Credentials, IssuedKey, KeyChanges } from '../../features/auth/types.ts';
import type { KeysHandlers } from '../../generated/management/handlers.ts';
import type { components } from '../../generated/management/types.ts';
import { readAllowedAddresses } from '../../shared/allowed-addresses.ts';
import type { FailWith } from '../fail.ts';
import type { Member } from '../identity/types.ts';
import * as service from './service.ts';
import { type KeyDeps, KeyRefusal } from './service.ts';

type Schemas = components['schemas'];
type Named = { readonly agencyId: number; readonly keyId: string };
type Names = { readonly firstName?: string | undefined; readonly lastName?: string | undefined };

type Deps = KeyDeps & { readonly namesOf: (memberId: string) => Promise<Names | undefined> };

export function createKeysHandlers(deps: Deps): KeysHandlers<Member> {
  const { namesOf, now } = deps;
  const keysOf = async (agencyId: number) =>
    (await service.listKeys({ agencyId }, deps)).filter(({ status }) => status !== 'disabled');

  async function keyOf({ agencyId, keyId }: Named, fail: FailWith<'key.notFound'>): Promise<string> {
    const found = (await keysOf(agencyId)).find(({ id }) => id === keyId);
    return found?.key ?? fail('key.notFound');
  }

  const shown = (key: IssuedKey) => toKey(key, now());
  const made = ({ secret, ...key }: IssuedKey & Credentials) => ({ apiKey: shown(key), secret });

  async function holderOf({ user }: Schemas['ApiKeyRequest'], { email, agencyId, memberId }: Member) {
    if (user) return { ...user, email: user.email.toLowerCase() };
    const { firstName, lastName } = (agencyId !== undefined && (await namesOf(memberId))) || {};
    if (!firstName || !lastName) return invalid('user', 'is required of who belongs to no agency');
    return { email, firstName, lastName };
  }

  return {
    async listKeys({ path: { agencyId } }, answer) {
      return answer(200, { results: (await keysOf(agencyId)).map(shown) });
    },

    async createKey({ caller, path: { agencyId }, body }, answer, fail) {
      const [holder, terms] = [await holderOf(body, caller), readTerms(body, now())];
      const key = await service
        .createKey({ by: caller.email, agencyId, holder, terms }, deps)
        .catch(withSecret((reason) => (reason === 'ended' ? undefined : fail(`key.${reason}`))));
      return answer(201, made(key));
    },

    async changeKey({ caller: { email: by }, path, body }, answer, fail) {
      const [key, changes] = [await keyOf(path, fail), readTerms(body, now())];
      return answer(200, shown(await service.changeKey({ by, key, agencyId: path.agencyId, changes }, deps)));
    },

    async rollKey({ caller: { email: by }, path, body: { overlapHours } }, answer, fail) {
      const key = await keyOf(path, fail);
      const rolled = await service
        .rollKey({ by, key, agencyId: path.agencyId, overlapHours }, deps)
        .catch(withSecret((reason) => (reason === 'userElsewhere' ? undefined : fail(`key.${reason}`))));
      return answer(201, made(rolled));
    },

    async suspendKey({ caller: { email: by }, path }, answer, fail) {
      return answer(
        200,
        shown(await service.suspendKey({ by, agencyId: path.agencyId, key: await keyOf(path, fail) }, deps)),
      );
    },

    async resumeKey({ caller: { email: by }, path }, answer, fail) {
      return answer(
        200,
        shown(await service.resumeKey({ by, agencyId: path.agencyId, key: await keyOf(path, fail) }, deps)),
      );
    },

    async deleteKey({ caller: { email: by }, path }, answer, fail) {
      await service.deleteKey({ by, agencyId: path.agencyId, key: await keyOf(path, fail) }, deps);
      return answer(204);
    },
  };
}

const withSecret =
  (tell: (reason: KeyRefusal['reason']) => undefined) =>
  (error: unknown): never => {
    if (error instanceof KeyRefusal) tell(error.reason);
    throw error;
  };

type Terms = Pick<Schemas['ApiKeyChange'], 'name' | 'scope' | 'expiresAt'> & {
  readonly allowedAddresses?: readonly string[];
};

function readTerms({ name, scope, allowedAddresses, expiresAt }: Terms, now: Date): KeyChanges {
  const { allowed, wrong } = readAllowedAddresses(allowedAddresses ?? []);
  const end = typeof expiresAt === 'string' ? new Date(expiresAt) : undefined;
  assertAll(
    () => {
      if (wrong === undefined) return;
      const index = allowedAddresses!.indexOf(wrong);
      invalid(`allowedAddresses[${index}]`, 'must be an IP address, or a range such as 203.0.113.0/24');
    },
    () => {
      if (end && end <= now) invalid('expiresAt', 'must be in the future');
    },
  );
  return {
    ...(name !== undefined && { name }),
    ...(scope && { scope }),
    ...(allowedAddresses && { allowedAddresses: allowed }),
    ...(expiresAt !== undefined && { expiresAt: end }),
  };
}

function toKey(key: IssuedKey, now: Date): Schemas['ApiKey'] {
  const { expiresAt, createdAt, lastUsedAt } = key;
  const hasEnded = expiresAt !== undefined && expiresAt <= now;
  return {
    ...{ id: key.id, key: key.key, email: key.email, scope: key.scope, allowedAddresses: [...key.allowedAddresses] },
    status: key.status === 'suspended' ? 'suspended' : hasEnded ? 'ended' : 'active',
    ...(key.name !== undefined && { name: key.name }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(createdAt && { createdAt: createdAt.toISOString() }),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  };
}
