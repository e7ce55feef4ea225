import { cookieName } from '@agency-booking/contract-express';
import { SESSION_SECONDS } from './identity/rules.ts';

const NAME = '__Host-portal-session';

/** Creates the `Set-Cookie` headers that start or end a session, and reads the session token from a `Cookie` header. */
export function createCookie(ownOrigin: string) {
  const name = cookieName(NAME, ownOrigin);
  const secure = ownOrigin.startsWith('https:') ? '; Secure' : '';
  const header = (value: string, seconds: number) => ({
    'Set-Cookie': `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}; Max-Age=${seconds}`,
  });
  const read = (cookies = '') =>
    cookies
      .split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  return { read, give: (token: string) => header(token, SESSION_SECONDS), take: () => header('', 0) };
}

export type Cookie = ReturnType<typeof createCookie>;
