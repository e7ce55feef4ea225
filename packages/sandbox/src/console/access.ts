import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { refuse } from './answers.ts';

export type Access = {
  /** Names that browsers may reach the sandbox by, besides localhost and every address. */
  readonly hosts: ReadonlySet<string>;
  /** What the console asks for, under any user name. */
  readonly password: string | undefined;
  /** Whether others than this machine reach the sandbox. */
  readonly isExposed: boolean;
};

/** Pictures, documents, the icon and what search engines ask for need no access of the console. */
const OPEN = /^\/(?:images|logos|documents)\/|^\/(?:favicon\.ico|robots\.txt)$/;

/**
 * Who may see the console and press its buttons. A name that an attacker has led here (DNS rebinding) is refused, which an
 * address cannot be; a form of another page is, too.
 */
export function guardOf({ hosts, password, isExposed }: Access): RequestHandler {
  return (request, response, next) => {
    if (!isKnown(hostnameOf(request), hosts))
      return refuse(response, 403, 'The sandbox has another name. SANDBOX_PUBLIC_URL says which.');
    if (OPEN.test(request.path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD' && isFromElsewhere(request)) {
      return refuse(response, 403, 'Only the pages of the console may press its buttons.');
    }
    if (password === undefined) {
      if (!isExposed) return next();
      return refuse(
        response,
        403,
        'The console is reached from other machines: set SANDBOX_PASSWORD, which it then asks for.',
      );
    }
    if (isEqual(passwordIn(request), password)) return next();
    response.set('WWW-Authenticate', 'Basic realm="Sandbox", charset="UTF-8"');
    refuse(response, 401, 'The password is SANDBOX_PASSWORD; any user name will do.');
  };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

const hostnameOf = (request: Request) => URL.parse(`http://${request.get('Host')}`)?.hostname ?? '';

function isKnown(hostname: string, hosts: ReadonlySet<string>): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || hosts.has(hostname);
}

/** Any page that a tester has open could send a form here; browsers say where it comes from. */
function isFromElsewhere(request: Request): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.get('Origin');
  return origin !== undefined && URL.parse(origin)?.host !== request.get('Host');
}

function passwordIn(request: Request): string {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(request.get('Authorization') ?? '') ?? [];
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return password;
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}
