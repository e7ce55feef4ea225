import { z } from 'zod';

const address = z.union([z.ipv4(), z.ipv6()]);

/**
 * The end user's address in an X-Forwarded-For header: its first entry, once those are gone that our own proxies
 * appended. `undefined` when that is no IP address. It is what the agency claims, good for audit and nothing else.
 */
export function endUserAddress(forwardedFor: string, trustProxyHops: number): string | undefined {
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  const first = entries.slice(0, Math.max(entries.length - trustProxyHops, 0))[0];
  return address.safeParse(first).data;
}
