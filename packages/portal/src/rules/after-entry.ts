/** Where somebody wanted to go before being asked who it is: a path of ours, and nothing else. */
export function afterEntry(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : '/';
}
