/**
 * Returns the secret of a link. The secret follows `#`, so browsers do not send it to servers and it does not appear in
 * logs.
 */
export function tokenOf(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
}
