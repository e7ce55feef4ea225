import { createRequire } from 'node:module';
import type * as library from 'i18n-iso-countries';
import { fold } from './fold.ts';
import { LANGUAGES } from './language.ts';

const require = createRequire(import.meta.url);
let loaded: typeof library | undefined;
/** Loads the library on first use, because its names take 1 MB of memory. */
function countries(): typeof library {
  if (loaded) return loaded;
  loaded = require('i18n-iso-countries/index.js') as typeof library;
  for (const language of LANGUAGES) loaded.registerLocale(require(`i18n-iso-countries/langs/${language}.json`));
  return loaded;
}

const unicodeNames = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));

/**
 * Additional common names of countries, normalized for comparison: parts of a country, former names and short forms.
 */
const COMMON_NAMES: Readonly<Record<string, readonly string[] | undefined>> = {
  AE: ['uae', 'emirates', 'bae', 'vae'],
  BA: ['bosnia', 'bosna', 'bosnien'],
  CI: ['ivory coast', 'fildisi sahili'],
  CY: ['north cyprus', 'northern cyprus', 'kuzey kibris', 'kktc', 'nordzypern'],
  GB: [
    'britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'britanya',
    'buyuk britanya',
    'ingiltere',
    'iskocya',
    'galler',
    'kuzey irlanda',
    'grossbritannien',
    'schottland',
    'nordirland',
  ],
  KR: ['korea', 'kore'],
  MK: ['macedonia', 'makedonya', 'mazedonien'],
  MM: ['burma', 'birmanya', 'birma'],
  NL: ['holland', 'hollanda'],
  SZ: ['swaziland'],
  US: ['america', 'usa', 'abd'],
};

/** Returns the English name. */
export function countryName(countryCode: string): string {
  return unicodeNames[0]!.of(countryCode) ?? countryCode;
}

/** Accepts names in English, Turkish and German. Two sources are combined because each lacks some valid names. */
export function isCountryName(countryCode: string, name: string): boolean {
  const listed = LANGUAGES.flatMap((language) => countries().getName(countryCode, language, { select: 'all' }) ?? []);
  const unicode = unicodeNames.flatMap((names) => names.of(countryCode) ?? []);
  const wanted = words(name);
  return (
    [...listed, ...unicode].some((known) => words(known) === wanted) ||
    (COMMON_NAMES[countryCode]?.includes(wanted) ?? false)
  );
}

/**
 * Normalizes `The Netherlands` to match `Netherlands`, and `Bosnia & Herzegovina` to match `Bosnia and Herzegovina`.
 */
function words(name: string): string {
  return fold(name.replaceAll('&', ' and ')).replace(/^the /, '');
}
