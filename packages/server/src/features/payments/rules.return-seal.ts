import { bytesOf } from '../../shared/base64url.ts';
import type { Signing } from '../../shared/signing.ts';

/** What the return address of an order carries: it proves that this service sent the browser there. */
export const returnSeal = (orderId: string, { sign }: Signing): string => sign(signedOf(orderId)).toString('base64url');

export function isReturnSeal(seal: string, orderId: string, { isSigned }: Signing): boolean {
  const signature = bytesOf(seal);
  return signature !== undefined && isSigned(signedOf(orderId), signature);
}

const signedOf = (orderId: string) => `3ds-return:${orderId}`;
