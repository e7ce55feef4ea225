/** Returns the path that the member wanted to open before signing in. Only paths within the portal are accepted. */
export function afterEntry(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : '/';
}
