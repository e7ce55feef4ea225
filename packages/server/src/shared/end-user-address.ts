import { canonicalAddress } from '@agency-booking/contract-express';
import { failField } from './fail-field.ts';

type AddressHeader = { readonly 'x-forwarded-for': string };

/**
 * Returns the first entry of the header, ignoring the entries that our proxies appended. The agency supplies this
 * entry, so it is for audit only. Throws `request.invalid` if the entry is not an IP address.
 */
export function readEndUserAddress(headers: AddressHeader, { trustProxyHops }: { trustProxyHops: number }): string {
  const entries = headers['x-forwarded-for'].split(',');
  const [first] = entries.slice(0, Math.max(entries.length - trustProxyHops, 0));
  return (
    canonicalAddress(first ?? '') ??
    failField('X-Forwarded-For', 'must be the IP address of the end user, such as 203.0.113.24')
  );
}
