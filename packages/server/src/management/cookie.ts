import { cookieName } from '@agency-booking/contract-express';
import { SESSION_SECONDS } from './identity/rules.ts';

const NAME = '__Host-portal-session';

/** The header that gives a browser its session, or takes it away. */
export function createCookie(ownOrigin: string) {
  const name = cookieName(NAME, ownOrigin);
  const secure = ownOrigin.startsWith('https:') ? '; Secure' : '';
  const header = (value: string, seconds: number) => ({
    'Set-Cookie': `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}; Max-Age=${seconds}`,
  });
  return { give: (token: string) => header(token, SESSION_SECONDS), take: () => header('', 0) };
}

export type Cookie = ReturnType<typeof createCookie>;
