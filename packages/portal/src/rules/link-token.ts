/** The secret of a link in a mail. It stands behind `#`, which no server and no log is sent. */
export function tokenOf(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
}
