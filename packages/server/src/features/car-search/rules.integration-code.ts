import { createHmac, timingSafeEqual } from 'node:crypto';

const VERSION = 1;
const VERSION_BYTES = 1;
const VENDOR_BYTES = 4;
const MAC_BYTES = 16;

/** How many random bytes `integrationCode` takes. */
export const NONCE_BYTES = 12;

/**
 * A sealed code that names its vendor: nothing is stored, so it stays valid after the search it was given in.
 * The seal covers the agency, which is not written down; from another agency the code is unknown.
 */
export function integrationCode(
  { vendorId, agencyId, nonce }: { vendorId: number; agencyId: number; nonce: Uint8Array },
  secret: string,
): string {
  const content = Buffer.alloc(VERSION_BYTES + VENDOR_BYTES + NONCE_BYTES);
  content.writeUInt8(VERSION);
  content.writeUInt32BE(vendorId, VERSION_BYTES);
  content.set(nonce, VERSION_BYTES + VENDOR_BYTES);
  return Buffer.concat([content, seal(content, agencyId, secret)]).toString('base64url');
}

/** `undefined`: altered, never given out, or given to another agency. */
export function readIntegrationCode(
  { code, agencyId }: { code: string; agencyId: number },
  secret: string,
): { vendorId: number } | undefined {
  const bytes = Buffer.from(code, 'base64url');
  const content = bytes.subarray(0, -MAC_BYTES);
  if (content.length !== VERSION_BYTES + VENDOR_BYTES + NONCE_BYTES || content[0] !== VERSION) return undefined;
  if (bytes.toString('base64url') !== code) return undefined;
  if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), seal(content, agencyId, secret))) return undefined;
  return { vendorId: content.readUInt32BE(VERSION_BYTES) };
}

function seal(content: Uint8Array, agencyId: number, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`integration:${agencyId}:`)
    .update(content)
    .digest()
    .subarray(0, MAC_BYTES);
}
