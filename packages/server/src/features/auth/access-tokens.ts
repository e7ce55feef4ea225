import { errors, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'agency-booking-api';
const FAMILY_CLAIM = 'family';
const FAMILY_ID = /^fam_[\w-]+$/;

export type AccessTokens = {
  readonly issue: (grant: { userId: string; familyId: string; issuedAt: Date; expiresAt: Date }) => Promise<string>;
  /** `undefined` for anything but a token of this service that is valid at this moment. */
  readonly read: (token: string, now: Date) => Promise<{ familyId: string; expiresAt: Date } | undefined>;
};

/** @param audience a token of one environment is none in another */
export function createAccessTokens(secret: string, audience: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, familyId, issuedAt, expiresAt }) =>
      new SignJWT({ [FAMILY_CLAIM]: familyId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
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
