import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { type ErrorKey, errors } from '../../src/generated/management/errors.ts';
import { codeOf, newSecret, stepAt } from '../../src/management/identity/codes.ts';
import { createPasswords } from '../../src/management/identity/passwords.ts';
import type { Role, SecondFactorState } from '../../src/management/identity/types.ts';
import { createKeyRing } from '../../src/shared/keys.ts';
import { createSealing } from '../../src/shared/sealed.ts';
import { type Answer, type CallOptions, call } from './api.ts';
import type { TestService } from './service.ts';

/** A browser session on the portal that keeps and sends the session cookie. */
export type Visitor = {
  call<Body = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
  /** The session cookie; empty if there is none. */
  cookie: string;
};

/** Opens a browser session on the portal. `cookie` is the cookie from an earlier visit. */
export function visitPortal({ url }: Pick<TestService, 'url'>, cookie = ''): Visitor {
  const visitor: Visitor = {
    cookie,
    async call<Body>(method: string, path: string, { headers, ...options }: CallOptions = {}) {
      const sent: Record<string, string> = visitor.cookie === '' ? {} : { Cookie: visitor.cookie };
      const answer = await call<Body>(`${url}/management/v1${path}`, method.toUpperCase(), {
        ...options,
        headers: { ...sent, ...headers },
      });
      const [given] = answer.headers.getSetCookie();
      if (given) visitor.cookie = given.split(';')[0]!.replace(/^[^=]+=$/, '');
      return answer;
    },
  };
  return visitor;
}

/** The password of every member created by tests. */
export const PASSWORD = 'seven quiet lemons drift';
/** A hash with minimal cost parameters. Other tests cover the cost of real password hashes. */
const passwordHash = createPasswords(randomBytes, { memory: 8, passes: 1, parallelism: 1 }).hash(PASSWORD);
const sealing = createSealing(createKeyRing('second factors', readConfig({}).secrets.personalData), { randomBytes });

export type Made = {
  readonly memberId: string;
  readonly email: string;
  /** Returns the current code of the authenticator app. */
  readonly code: () => string;
};

type Who = {
  readonly agencyId?: number;
  readonly email?: string;
  /** Defaults to `notSet`. */
  readonly secondFactor?: SecondFactorState;
};

/** Creates a member, by default in the first staging agency. Operators belong to no agency. */
export async function makeMember(service: TestService, role: Role, who: Who = {}): Promise<Made> {
  const id = `mbr_${randomBytes(8).toString('hex')}`;
  const secret = newSecret(randomBytes);
  const { agencyId = 1, email = `${role}.${id.slice(4)}@portal.example`, secondFactor = 'notSet' } = who;
  await service.database.pool.query(
    `insert into portal_member
       (id, email, first_name, last_name, role, agency_id, password_hash, second_factor, created_at, decides_since)
     values ($1, $2, 'Ada', 'Yıldız', $3, $4, $5, $6, $7, $8)`,
    [
      id,
      email,
      role,
      role === 'operator' ? null : agencyId,
      await passwordHash,
      secondFactor === 'notSet' ? null : sealing.seal(secret, id),
      service.clock.now(),
      role === 'operator' ? service.clock.now() : null,
    ],
  );
  return { memberId: id, email, code: () => codeOf(secret, stepAt(service.clock.now())) };
}

export type SignedIn = Visitor & Made & { readonly sessionId: string };

/** Creates a member with a new session. */
export async function portalAs(service: TestService, role: Role, who: Who = {}): Promise<SignedIn> {
  return openSessionOf(service, await makeMember(service, role, who), who.secondFactor ?? 'notSet');
}

export async function openSessionOf(
  service: TestService,
  { memberId, email, code }: Made,
  secondFactor: SecondFactorState = 'passed',
): Promise<SignedIn> {
  const [sessionId, at] = [`ses_${randomBytes(8).toString('hex')}`, service.clock.now()];
  const token = randomBytes(32).toString('base64url');
  await service.database.pool.query(
    `insert into portal_session (id, token_hash, member_id, created_at, last_seen_at, expires_at, passed_at, address)
     values ($1, $2, $3, $4::timestamptz, $4, $4::timestamptz + interval '7 days', $5, '127.0.0.1')`,
    [sessionId, createHash('sha256').update(token).digest(), memberId, at, secondFactor === 'passed' ? at : null],
  );
  return Object.assign(visitPortal(service, `portal-session=${token}`), { memberId, email, code, sessionId });
}

/**
 * Expects the given error. An error about one field also lists that field as the only problem, and a 429 response also
 * contains the number of seconds to wait.
 */
export function expectPortalError(answer: Answer, key: ErrorKey, given?: object | string): void {
  const { code, description, status } = errors[key];
  const isOneField = Object.keys(given ?? {}).join() === 'field,message';
  const wait = status === 429 ? { retryAfterSeconds: Number(answer.headers.get('retry-after')) } : undefined;
  const details = isOneField ? { ...(given as object), problems: [given] } : (given ?? wait);
  expect(answer.body).toEqual({ key, code, description, ...(details && { details }) });
  expect(answer.status).toBe(status);
}
