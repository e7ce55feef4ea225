import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('folded names', () => {
  test.each([
    ['İSTANBUL', 'istanbul'],
    ['ıstanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['Kadıköy', 'kadikoy'],
    ['ŞİŞLİ', 'sisli'],
    ['Iğdır', 'igdir'],
    ['Ağrı', 'agri'],
    ['München', 'munchen'],
    ['Groß-Gerau', 'gross gerau'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['Αθήνα', 'αθηνα'],
    ['ΠΕΙΡΑΙΆΣ', 'πειραιασ'],
    ['Санкт-Петербург', 'санкт петербург'],
    ['Йошкар-Ола', 'иошкар ола'],
    ['東京', '東京'],
    ['서울', '서울'],
  ])('the name %s is folded to %s', (name, folded) => {
    expect(fold(name)).toBe(folded);
  });

  test('a name in decomposed letters is folded like the composed name', () => {
    expect(fold('Kadıköy'.normalize('NFD'))).toBe(fold('Kadıköy'));
    expect(fold('が'.normalize('NFD'))).toBe(fold('が'));
  });

  test('apostrophes are removed, and every other mark separates words', () => {
    expect(fold("King's Lynn")).toBe('kings lynn');
    expect(fold('Xi’an')).toBe('xian');
    expect(fold('  Saint-Denis  (Réunion) ')).toBe('saint denis reunion');
  });

  test('a text without letters and digits is folded to an empty text', () => {
    expect(fold("😀 -- '")).toBe('');
  });
});
