/** Returns the bytes of a base64url text; `undefined` unless it is the one canonical spelling, without padding. */
export function bytesOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}
