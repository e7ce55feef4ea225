import { bytesOf } from '../../shared/base64url.ts';
import type { Signing } from '../../shared/signing.ts';

/** Returns the seal for an order's return URL. The seal proves that this service issued the URL. */
export const returnSeal = (orderId: string, { sign }: Signing): string => sign(signedOf(orderId)).toString('base64url');

export function isReturnSeal(seal: string, orderId: string, { isSigned }: Signing): boolean {
  const signature = bytesOf(seal);
  return signature !== undefined && isSigned(signedOf(orderId), signature);
}

const signedOf = (orderId: string) => `3ds-return:${orderId}`;
