import { readFileSync } from 'node:fs';
import { formats } from '@agency-booking/contract-express';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const contract = new URL('../../openapi/openapi.yaml', import.meta.url);
const { 'x-common-patterns': patterns } = parse(readFileSync(contract, 'utf8')) as {
  'x-common-patterns': Record<string, string>;
};

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  e164: ['+905321234567', '+1234567', '+123456', '+0123456789', '905321234567', '+1234567890123456', ''],
  email: [
    'a.b+c@d-e.example',
    '0@com',
    'a..b@c.de',
    '.a@b.de',
    'a@b.c',
    'a@-b.de',
    'A@B.DE',
    'a b@c.de',
    'ü@b.de',
    '@b.de',
  ],
  'local-or-offset-date-time': [
    '2027-06-10T10:00:00',
    '2027-06-10t10:00:60.5z',
    '2027-06-10',
    '2027-13-10T10:00:00Z',
    '',
  ],
  'forwarded-for': [
    '203.0.113.24',
    '::1',
    '2001:db8::1, x',
    '1::',
    '::ffff:0:0',
    '1.2.3',
    '203.0.113.024',
    'x',
    '1:2:3:4:5:6:7:8:9',
  ],
  'search-text': ['is', ' i ', ' i s ', '\u3000i\u00a0', '\ufeffis', 'i\ns', 'i'],
};
/** Every character of the basic multilingual plane: alone, between letters and after a space. */
const CHARACTERS = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).concat(
  Array.from({ length: 0x2000 }, (_, code) => String.fromCharCode(0xe000 + code)),
);
const WRITTEN = CHARACTERS.flatMap((character) => [character, `a${character}b`, ` ${character}`]);

test.each(Object.entries(patterns))('the pattern of %s says what the format accepts', (format, pattern) => {
  // Tests with and without the `u` flag, because some client generators omit it.
  const reads = [new RegExp(pattern), new RegExp(pattern, 'u')];
  const readOtherwise = (TEXTS[format] ?? WRITTEN).filter((text) => {
    const isAccepted = formats[format]!.accepts(text);
    return reads.some((read) => read.test(text) !== isAccepted);
  });
  expect(readOtherwise.map((text) => JSON.stringify(text))).toEqual([]);
});
