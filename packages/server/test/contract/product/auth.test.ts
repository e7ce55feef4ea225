import { dateTime, object, text } from './facts.ts';
import { operation } from './page.ts';

const tokenSet = object({
  accessToken: text,
  refreshToken: text,
  accessTokenExpireAt: dateTime,
  refreshTokenExpireAt: dateTime,
  user: object({ id: text, email: text, firstName: text, lastName: text }),
});

operation('POST /auth/login', {
  token: 'none',
  body: { key: text, secret: text },
  success: 200,
  answer: tokenSet,
  failures: [400, 401, 500],
  codes: [
    [1001, 'auth.invalidRequest'],
    [1002, 'auth.wrongCredentials'],
    [1003, 'auth.keySuspended'],
    [1005, 'auth.rateLimited'],
    [1500, 'auth.internalError'],
  ],
});

operation('POST /auth/refresh', {
  token: 'none',
  body: { token: text },
  success: 200,
  answer: tokenSet,
  failures: [400, 401, 500],
  codes: [
    [1001, 'auth.invalidRequest'],
    [1003, 'auth.keySuspended'],
    [1004, 'auth.invalidRefreshToken'],
    [1005, 'auth.rateLimited'],
    [1500, 'auth.internalError'],
  ],
});
