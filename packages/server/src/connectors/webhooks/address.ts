import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const PORTS = new Set(['', '443', '8443']);
/** What is given out of the addresses of IPv6; the rest leads nowhere, or somewhere special. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

type Options = {
  /** A developer's own machine, over http and at any port. */
  readonly allowsLocalhost: boolean;
};

/** What is wrong with the address as it is written; `undefined`: nothing. */
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

/** A URL has brackets around an IPv6 address, and has brought every other spelling of an IPv4 address into four numbers. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** An address of the internet. Those that carry another one inside (mapped, 6to4, NAT64, Teredo) are not. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : true;
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
}
