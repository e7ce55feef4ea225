/**
 * Returns the page's language combined with the browser's region, which determines the order of the parts of a date and
 * whether the clock has 12 or 24 hours. Outside English-speaking regions, English follows British conventions.
 */
export function localeOf(language: string, browserLanguages: readonly string[]): string {
  const region = browserLanguages.map(regionOf).find((known) => known !== undefined);
  if (!region) return language;
  const [supported] = Intl.DateTimeFormat.supportedLocalesOf(`${language}-${region}`);
  const hasRegion = supported && new Intl.DateTimeFormat(supported).resolvedOptions().locale === supported;
  if (hasRegion) return supported;
  return language === 'en' ? 'en-GB' : language;
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
