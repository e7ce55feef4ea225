import { createHmac, timingSafeEqual } from 'node:crypto';

const FORM = /^rt_([\w-]+)\.([1-9]\d{0,8})\.([\w-]{43})$/;

export type RefreshTokens = {
  readonly issue: (familyId: string, generation: number) => string;
  readonly read: (token: string) => { readonly familyId: string; readonly generation: number } | undefined;
};

/**
 * A refresh token names its family and generation, sealed with the service's secret. So no token needs to be stored,
 * a repeated refresh gets the very same successor, and every token ever issued is recognised when it comes back.
 */
export function createRefreshTokens(secret: string): RefreshTokens {
  const seal = (familyId: string, generation: number) =>
    createHmac('sha256', secret).update(`refresh-token:${familyId}.${generation}`).digest('base64url');
  return {
    issue: (familyId, generation) => `rt_${familyId}.${generation}.${seal(familyId, generation)}`,
    read: (token) => {
      const [, familyId = '', digits, given = ''] = FORM.exec(token) ?? [];
      if (!familyId) return undefined;
      const generation = Number(digits);
      const expected = seal(familyId, generation);
      return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? { familyId, generation } : undefined;
    },
  };
}
