/** Returns the bytes of a base64url string; `undefined` unless the string is canonical and unpadded. */
export function bytesOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}
