import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The number of 16-bit groups in an IPv6 network prefix. The site itself assigns the remaining groups. */
const SITE_GROUPS = 4;

/**
 * Normalizes an IP address for comparison: in lower case and short form, without zone, brackets or port, and as IPv4 if
 * it is IPv4-mapped. Returns `undefined` if the text is not an address.
 */
export function canonicalAddress(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const bare = withoutPort(text.trim());
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const address = ipaddr.IPv6.parse(bare.replace(/%.*$/, ''));
  return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : address.toString();
}

/**
 * Normalizes an address or a range (`203.0.113.0/24`, `2001:db8::/48`) and clears the host bits of a range.
 * Returns `undefined` if the text is neither, or if the range covers all addresses.
 */
export function canonicalRange(text: string): string | undefined {
  const parts = text.trim().split('/');
  const [bare = '', digits] = parts;
  const address = parts.length <= 2 && !bare.includes('%') ? canonicalAddress(bare) : undefined;
  if (address === undefined || digits === undefined) return address;
  const kind = address.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4;
  // The prefix lengths of IPv4-mapped ranges are counted from a different bit, so such ranges are not accepted.
  const isMapped = kind === ipaddr.IPv4 && bare.includes(':');
  const length = Number(digits);
  const most = kind === ipaddr.IPv6 ? 128 : 32;
  if (isMapped || !/^[1-9]\d{0,2}$/.test(digits) || length > most) return undefined;
  return length === most ? address : `${kind.networkAddressFromCIDR(`${address}/${length}`)}/${length}`;
}

/**
 * Returns whether an address is within one of the ranges. `canonical` is the address in the form that
 * `canonicalAddress` and `canonicalRange` return.
 */
export function isWithin(canonical: string, ranges: readonly string[]): boolean {
  if (ranges.includes(canonical)) return true;
  if (!ipaddr.isValid(canonical)) return false;
  const address = ipaddr.parse(canonical);
  return ranges.some((range) => {
    const [network, length] = range.includes('/') ? ipaddr.parseCIDR(range) : [];
    return network !== undefined && network.kind() === address.kind() && address.match(network, length!);
  });
}

/**
 * Returns the network for which requests are counted: an IPv4 address, or the /64 within which an IPv6 client can use
 * any address.
 */
export function networkOf(canonical: string): string {
  if (!canonical.includes(':')) return canonical;
  const { parts } = ipaddr.IPv6.parse(canonical);
  return `${parts
    .slice(0, SITE_GROUPS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * Returns the address seen by the outermost trusted proxy. Without a proxy or a valid header, returns the address of
 * the connection. `hops` is the number of trusted proxies that append to X-Forwarded-For.
 */
export function clientAddressOf({ headers, socket }: IncomingMessage, hops: number): string {
  const forwarded = hops === 0 ? undefined : [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-hops);
  const seen = forwarded === undefined ? undefined : canonicalAddress(forwarded);
  return seen ?? canonicalAddress(socket.remoteAddress ?? '') ?? '';
}

const withoutPort = (text: string) => /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
