import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const PORTS = new Set(['', '443', '8443']);
/**
 * The IPv6 range allocated for global unicast addresses. All other addresses are unroutable or have a special purpose.
 */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

type Options = {
  /** Allows URLs on localhost, over HTTP and on any port. */
  readonly allowsLocalhost: boolean;
};

/** Returns the reason for rejecting the URL, or `undefined` if it is acceptable. Host names are not resolved. */
export function refusalOf(text: string, { allowsLocalhost }: Options): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'must be an absolute https address';
  if (url.username !== '' || url.password !== '') return 'must not have user info';
  if (isLocalhost(url)) return allowsLocalhost ? undefined : 'must lead to a public address';
  if (url.protocol !== 'https:') return 'must begin with https://';
  if (!PORTS.has(url.port)) return 'must have port 443 or 8443';
  const host = hostOf(url);
  return isIP(host) && !isPublic(host) ? 'must lead to a public address' : undefined;
}

export const isLocalhost = (url: URL): boolean => url.hostname === 'localhost';

/** Removes the brackets from an IPv6 host. The URL parser has already normalized IPv4 to dotted decimal. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Returns false for IPv6 addresses that embed another address (mapped, 6to4, NAT64, Teredo). */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : true;
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
}
