import { errors, jwtVerify, SignJWT } from 'jose';
import { bytesOf } from '../../shared/base64url.ts';
import type { KeyRing } from '../../shared/keys.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'agency-booking-api';
const FAMILY_CLAIM = 'family';
const FAMILY_ID = /^fam_[\w-]+$/;

export type AccessTokens = {
  readonly issue: (grant: { userId: string; familyId: string; issuedAt: Date; expiresAt: Date }) => Promise<string>;
  /** Returns `undefined` for a token that is invalid, expired or from a different issuer. */
  readonly read: (token: string, now: Date) => Promise<{ familyId: string; expiresAt: Date } | undefined>;
};

/** Creates the access tokens. `audience` is the environment; tokens issued for a different environment are rejected. */
export function createAccessTokens({ current, all }: KeyRing, audience: string): AccessTokens {
  const named = new Map(all.map(({ id, bytes }) => [id.toString('base64url'), bytes]));
  return {
    issue: ({ userId, familyId, issuedAt, expiresAt }) =>
      new SignJWT({ [FAMILY_CLAIM]: familyId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: current.id.toString('base64url') })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(current.bytes),
    async read(token, now) {
      // Base64url decoders accept padding and spare bits. Reject any string that differs from the canonical encoding.
      if (!token.split('.').every(bytesOf)) return undefined;
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => named.get(kid ?? '') ?? failUnknownKey(), {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience,
          currentDate: now,
          requiredClaims: ['exp', FAMILY_CLAIM],
        });
        const familyId = String(payload[FAMILY_CLAIM]);
        if (!FAMILY_ID.test(familyId)) return undefined;
        return { familyId, expiresAt: new Date(payload.exp! * 1000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

function failUnknownKey(): never {
  throw new errors.JWKSNoMatchingKey();
}
