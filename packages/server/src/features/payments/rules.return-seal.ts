import type { Signing } from '../../shared/signing.ts';

/** What the return address of an order carries: whoever has it was sent by this service, which the address alone shows. */
export const returnSeal = (orderId: string, { sign }: Signing): string => sign(signedOf(orderId)).toString('base64url');

export const isReturnSeal = (seal: string, orderId: string, { isSigned }: Signing): boolean =>
  isSigned(signedOf(orderId), Buffer.from(seal, 'base64url'));

const signedOf = (orderId: string) => `3ds-return:${orderId}`;
