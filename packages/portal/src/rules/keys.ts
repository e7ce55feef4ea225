import type { ApiKey, ApiKeyChange, ApiKeyRequest, KeyScope } from '../generated/types.ts';
import { localOf, momentOf } from './moments.ts';

/** A key as a form holds it: addresses one a line, the end in local time. */
export type TypedKey = { name: string; scope: string; addresses: string; expiresAt: string };
export const NEW_KEY: TypedKey = { name: '', scope: 'full', addresses: '', expiresAt: '' };

export const typedOf = ({ name = '', scope, allowedAddresses, expiresAt }: ApiKey): TypedKey => ({
  name,
  scope,
  addresses: allowedAddresses.join('\n'),
  expiresAt: localOf(expiresAt),
});

export function requestOf(typed: TypedKey): ApiKeyRequest {
  const { expiresAt, ...rest } = changeOf(typed);
  return { ...(rest as ApiKeyRequest), ...(expiresAt && { expiresAt }) };
}

/** No end is an end that is taken away. */
export function changeOf({ name, scope, addresses, expiresAt }: TypedKey) {
  return {
    ...(name.trim() && { name: name.trim() }),
    scope: scope as KeyScope,
    allowedAddresses: addresses.split(/[\s,]+/).filter((address) => address !== ''),
    expiresAt: momentOf(expiresAt) ?? null,
  } satisfies ApiKeyChange;
}
