/** Preferences are stored in the browser. If the browser does not allow storage, they last until the page closes. */
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
    // The browser does not allow storage.
  }
}
