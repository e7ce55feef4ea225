import { bytesOf } from '../../shared/base64url.ts';
import type { Signing } from '../../shared/signing.ts';

const FORM = /^rt_([\w-]+)\.([1-9]\d{0,8})\.([\w-]{43})$/;

export type RefreshTokens = {
  readonly issue: (familyId: string, generation: number) => string;
  readonly read: (token: string) => { readonly familyId: string; readonly generation: number } | undefined;
};

/**
 * Creates signed refresh tokens that identify their family and generation. The service therefore stores no tokens, and
 * a repeated refresh returns the same successor. Every issued token remains recognizable, so reuse is detected.
 */
export function createRefreshTokens({ sign, isSigned }: Signing): RefreshTokens {
  const content = (familyId: string, generation: number) => `refresh-token:${familyId}.${generation}`;
  return {
    issue: (familyId, generation) =>
      `rt_${familyId}.${generation}.${sign(content(familyId, generation)).toString('base64url')}`,
    read: (token) => {
      const [, familyId = '', digits, given = ''] = FORM.exec(token) ?? [];
      const generation = Number(digits);
      const signature = bytesOf(given);
      if (!familyId || !signature) return undefined;
      return isSigned(content(familyId, generation), signature) ? { familyId, generation } : undefined;
    },
  };
}
