import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Groups of 16 bits that name the network a site is given; what follows, it chooses itself. */
const SITE_GROUPS = 4;

/**
 * The one spelling of an IP address that everything else compares: lower case and shortened, IPv4 where it is mapped into IPv6,
 * without zone, brackets or port.
 * @returns `undefined` for what is no address
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
 * The one spelling of an address or of a range (`203.0.113.0/24`, `2001:db8::/48`), its own bits left out of a range.
 * @returns `undefined` for what is neither, and for a range of everything
 */
export function canonicalRange(text: string): string | undefined {
  const parts = text.trim().split('/');
  const [bare = '', digits] = parts;
  const address = parts.length <= 2 && !bare.includes('%') ? canonicalAddress(bare) : undefined;
  if (address === undefined || digits === undefined) return address;
  const kind = address.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4;
  // A range of mapped addresses counts its bits from elsewhere.
  const isMapped = kind === ipaddr.IPv4 && bare.includes(':');
  const length = Number(digits);
  const most = kind === ipaddr.IPv6 ? 128 : 32;
  if (isMapped || !/^[1-9]\d{0,2}$/.test(digits) || length > most) return undefined;
  return length === most ? address : `${kind.networkAddressFromCIDR(`${address}/${length}`)}/${length}`;
}

/** Whether an address is among these addresses and ranges. @param canonical as `canonicalAddress` and `canonicalRange` spell them */
export function isWithin(canonical: string, ranges: readonly string[]): boolean {
  if (ranges.includes(canonical)) return true;
  if (!ipaddr.isValid(canonical)) return false;
  const address = ipaddr.parse(canonical);
  return ranges.some((range) => {
    const [network, length] = range.includes('/') ? ipaddr.parseCIDR(range) : [];
    return network !== undefined && network.kind() === address.kind() && address.match(network, length!);
  });
}

/** Who is counted together: an IPv4 address, or the /64 of an IPv6 address, within which anyone has as many as they like. */
export function networkOf(canonical: string): string {
  if (!canonical.includes(':')) return canonical;
  const { parts } = ipaddr.IPv6.parse(canonical);
  return `${parts
    .slice(0, SITE_GROUPS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * The address that the outermost of our own proxies saw; without proxies, or where they wrote none, the connection's.
 * @param hops how many proxies of ours have appended to X-Forwarded-For
 */
export function clientAddressOf({ headers, socket }: IncomingMessage, hops: number): string {
  const forwarded = hops === 0 ? undefined : [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-hops);
  const seen = forwarded === undefined ? undefined : canonicalAddress(forwarded);
  return seen ?? canonicalAddress(socket.remoteAddress ?? '') ?? '';
}

const withoutPort = (text: string) => /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
