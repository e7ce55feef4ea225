/** Small choices of a reader, kept by the browser; without its leave they last as long as the page. */
export function remembered(name: 'language' | 'theme' | 'agency'): string | undefined {
  try {
    return localStorage.getItem(`portal.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: 'language' | 'theme' | 'agency', value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`portal.${name}`);
    else localStorage.setItem(`portal.${name}`, value);
  } catch {
    // A browser that keeps nothing.
  }
}
