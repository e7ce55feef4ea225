import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { refuse } from './answers.ts';

export type Access = {
  /** Host names at which browsers may reach the sandbox, in addition to localhost and IP addresses. */
  readonly hosts: ReadonlySet<string>;
  /** The console password. Any user name is accepted. */
  readonly password: string | undefined;
  /** True if other machines can reach the sandbox. */
  readonly isExposed: boolean;
};

/** Paths that do not require sign-in. */
const OPEN = /^\/(?:images|logos|documents)\/|^\/(?:favicon\.ico|robots\.txt)$/;

/** Rejects forms from other sites and, to prevent DNS rebinding, unknown host names. IP addresses cannot be rebound. */
export function guardOf({ hosts, password, isExposed }: Access): RequestHandler {
  return (request, response, next) => {
    if (!isKnown(hostnameOf(request), hosts))
      return refuse(response, 403, 'Unknown host name. Set SANDBOX_PUBLIC_URL to the address of the sandbox.');
    if (OPEN.test(request.path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD' && isFromElsewhere(request)) {
      return refuse(response, 403, 'Actions are accepted only from the pages of the console.');
    }
    if (password === undefined) {
      if (!isExposed) return next();
      return refuse(response, 403, 'The console can be reached from other machines. Set SANDBOX_PASSWORD to open it.');
    }
    if (isEqual(passwordIn(request), password)) return next();
    response.set('WWW-Authenticate', 'Basic realm="Sandbox", charset="UTF-8"');
    refuse(response, 401, 'Enter the value of SANDBOX_PASSWORD as the password, with any user name.');
  };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

const hostnameOf = (request: Request) => URL.parse(`http://${request.get('Host')}`)?.hostname ?? '';

function isKnown(hostname: string, hosts: ReadonlySet<string>): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || hosts.has(hostname);
}

/**
 * Returns true if the request comes from a different site. Any page that a tester has open could submit a form here,
 * but browsers send the origin.
 */
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
