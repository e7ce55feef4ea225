/** Letters that stay whole under Unicode decomposition, as people type them on a plain keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
const APOSTROPHES = /['’‘ʼʻ`´ʹʿ]/g;

/**
 * What a name is compared by: no case, no diacritics, one space between words, in every script.
 * `İSTANBUL`, `ıstanbul` and `Istanbul` are one; so are `Saint-Denis` and `saint denis`, `King's` and `kings`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(APOSTROPHES, '')
    .replace(/\p{M}+/gu, '')
    .replace(SPECIAL, (letter) => PLAIN[letter]!)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
