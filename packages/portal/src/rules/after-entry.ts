/** Where a member wanted to go before signing in: a path of ours, and nothing else. */
export function afterEntry(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : '/';
}
