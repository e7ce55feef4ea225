import type { Signing } from '../../shared/signing.ts';

/** What the return address of an order carries: it proves that this service sent the browser there. */
export const returnSeal = (orderId: string, { sign }: Signing): string => sign(signedOf(orderId)).toString('base64url');

export const isReturnSeal = (seal: string, orderId: string, { isSigned }: Signing): boolean =>
  isSigned(signedOf(orderId), Buffer.from(seal, 'base64url'));

const signedOf = (orderId: string) => `3ds-return:${orderId}`;
