import { fold } from '../../../packages/server/src/shared/fold.ts';

/** Country names used in addresses where they differ from Unicode's. */
const ADDRESS_NAMES: Readonly<Record<string, string>> = {
  HK: 'Hong Kong',
  MO: 'Macao',
  PS: 'Palestine',
  CD: 'DR Congo',
  CG: 'Congo',
  MM: 'Myanmar',
  BA: 'Bosnia and Herzegovina',
};
const COMMON_NAMES: Readonly<Record<string, string>> = {
  TR: 'Turkey Turquie Türkei',
  US: 'USA America ABD Amerika',
  GB: 'UK England Great Britain İngiltere',
  AE: 'UAE BAE',
  BA: 'Bosna Hersek',
  NL: 'Holland Hollanda',
  RU: 'Rusya',
  DE: 'Deutschland',
  GR: 'Ellada',
  IT: 'Italia',
  ES: 'España',
  CZ: 'Czech Republic Çek Cumhuriyeti',
};

const english = new Intl.DisplayNames('en', { type: 'region' });
const turkish = new Intl.DisplayNames('tr', { type: 'region' });

export function countryName(countryCode: string): string {
  return ADDRESS_NAMES[countryCode] ?? english.of(countryCode)!.replace('&', 'and').replace('’', "'");
}

export function countryWords(countryCode: string): string {
  const names = [countryName(countryCode), turkish.of(countryCode), COMMON_NAMES[countryCode] ?? '', countryCode];
  return [...new Set(fold(names.join(' ')).split(' '))].join(' ');
}
