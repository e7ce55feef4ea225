import countries from 'i18n-iso-countries';
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import turkish from 'i18n-iso-countries/langs/tr.json' with { type: 'json' };
import { fold } from './fold.ts';
import { LANGUAGES } from './language.ts';

for (const locale of [english, turkish, german]) countries.registerLocale(locale);
const unicodeNames = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));

/** Whether the country has this name in English, Turkish or German; two sources, because either alone refuses a real one. */
export function isCountryName(countryCode: string, name: string): boolean {
  const listed = LANGUAGES.flatMap((language) => countries.getName(countryCode, language, { select: 'all' }) ?? []);
  const unicode = unicodeNames.flatMap((names) => names.of(countryCode) ?? []);
  const wanted = words(name);
  return [...listed, ...unicode].some((known) => words(known) === wanted);
}

/** `The Netherlands` is `Netherlands`, `Bosnia & Herzegovina` is `Bosnia and Herzegovina`. */
function words(name: string): string {
  return fold(name.replaceAll('&', ' and ')).replace(/^the /, '');
}
