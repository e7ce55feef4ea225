import type { ApiKey, ApiKeyChange, ApiKeyRequest, KeyScope } from '../generated/types.ts';
import { localOf, momentOf } from './moments.ts';

/** The form fields for a key. The IP addresses are entered one per line, and the expiry is in local time. */
export type TypedKey = { name: string; scope: string; addresses: string; expiresAt: string };
export const NEW_KEY: TypedKey = { name: '', scope: 'full', addresses: '', expiresAt: '' };

export const typedOf = ({ name = '', scope, allowedAddresses, expiresAt }: ApiKey): TypedKey => ({
  name,
  scope,
  addresses: allowedAddresses.join('\n'),
  expiresAt: localOf(expiresAt),
});

export const addressesOf = (typed: string) => typed.split(/[\s,]+/).filter((address) => address !== '');

/**
 * Returns the label of a key. Keys can share a name, because a new key takes the name of the key that it replaces. The
 * key itself is unique.
 */
export const labelOf = ({ key, name }: Pick<ApiKey, 'key' | 'name'>): string => (name ? `${name} · ${key}` : key);

export function requestOf({ name, scope, addresses, expiresAt }: TypedKey): ApiKeyRequest {
  return {
    name: name.trim(),
    scope: scope as KeyScope,
    allowedAddresses: addressesOf(addresses),
    expiresAt: momentOf(expiresAt),
  };
}

/** Returns the change to a key. Missing fields stay unchanged, and an empty expiry removes the stored one. */
export function changeOf({ name, scope, addresses, expiresAt }: Partial<TypedKey>): ApiKeyChange {
  return {
    name: name?.trim(),
    scope: scope as KeyScope | undefined,
    allowedAddresses: addresses === undefined ? undefined : addressesOf(addresses),
    expiresAt: expiresAt === undefined ? undefined : (momentOf(expiresAt) ?? null),
  };
}
