import { bytesOf } from '../../shared/base64url.ts';
import type { Signing } from '../../shared/signing.ts';

const VERSION = 1;
const VERSION_BYTES = 1;
const VENDOR_BYTES = 4;
const SIGNATURE_BYTES = 16;

export const NONCE_BYTES = 12;

/**
 * Creates a signed code for a vendor. Nothing is stored, so the code remains valid after its search expires. The
 * signature also covers the agency ID, so the code is invalid for other agencies.
 */
export function integrationCode(
  { vendorId, agencyId, nonce }: { vendorId: number; agencyId: number; nonce: Uint8Array },
  { sign }: Signing,
): string {
  const content = Buffer.alloc(VERSION_BYTES + VENDOR_BYTES + NONCE_BYTES);
  content.writeUInt8(VERSION);
  content.writeUInt32BE(vendorId, VERSION_BYTES);
  content.set(nonce, VERSION_BYTES + VENDOR_BYTES);
  return Buffer.concat([content, sign(signedOf(content, agencyId))]).toString('base64url');
}

/** Returns `undefined` if the code was altered, never issued, or issued to a different agency. */
export function readIntegrationCode(
  { code, agencyId }: { code: string; agencyId: number },
  { isSigned }: Signing,
): { vendorId: number } | undefined {
  const bytes = bytesOf(code);
  if (!bytes) return undefined;
  const content = bytes.subarray(0, -SIGNATURE_BYTES);
  if (content.length !== VERSION_BYTES + VENDOR_BYTES + NONCE_BYTES || content[0] !== VERSION) return undefined;
  if (!isSigned(signedOf(content, agencyId), bytes.subarray(-SIGNATURE_BYTES))) return undefined;
  return { vendorId: content.readUInt32BE(VERSION_BYTES) };
}

function signedOf(content: Uint8Array, agencyId: number): Buffer {
  return Buffer.concat([Buffer.from(`integration:${agencyId}:`), content]);
}
