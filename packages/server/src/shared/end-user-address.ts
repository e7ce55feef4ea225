import { canonicalAddress } from '@agency-booking/contract-express';
import { failField } from './fail-field.ts';

type AddressHeader = { readonly 'x-forwarded-for': string };

/**
 * The end user's address in an X-Forwarded-For header: its first entry, without those that the proxies of this service
 * appended. It is what the agency claims, for audit only.
 * @throws request.invalid when that is no IP address
 */
export function readEndUserAddress(headers: AddressHeader, { trustProxyHops }: { trustProxyHops: number }): string {
  const entries = headers['x-forwarded-for'].split(',');
  const [first] = entries.slice(0, Math.max(entries.length - trustProxyHops, 0));
  return (
    canonicalAddress(first ?? '') ??
    failField('X-Forwarded-For', 'must be the IP address of the end user, such as 203.0.113.24')
  );
}
