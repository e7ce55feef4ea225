import { expect, test } from 'vitest';
import { formats } from '../src/index.ts';

/** Names, some with CJK characters beyond the basic plane, joiners, a combining accent and a variation selector. */
const NAMES = [
  'Şükrü Çağlı-Öz',
  'مهدی\u200cپور',
  'क्\u200dष',
  'ณัฐวุฒิ',
  '𞤀𞤣𞤤𞤢𞤥',
  '𠮷田',
  'Jose\u0301',
  "O'Neill",
  '王',
  '葛\u{E0100}城',
];
const UNSEEN = [
  'a\r\nb',
  'a\tb',
  '\0',
  '\u001b[1m',
  '\u0085',
  '\u202eabc',
  '\u2066a',
  '\u200b',
  'a\ufeffb',
  '\u00ad',
  '\u2028',
  '\u{E0001}',
  'Deniz\u{E0041}\u{E007F}',
];

const EXAMPLES: Record<string, { accepted: string[]; refused: string[] }> = {
  'plain-text': { accepted: [...NAMES, ' ', ''], refused: UNSEEN },
  'visible-text': {
    accepted: [...NAMES, ' a '],
    refused: [...UNSEEN, '', ' ', '\u00a0', '\u200d', ' \u200c', '\u3164', '\u2800', '\ufe0f', '\u{E0100}'],
  },
  'search-text': {
    accepted: ['is', ' is ', 'i s', '😀😀', '\u3000ist', '\u200fعمان\u200f', '\ufeffist'],
    refused: ['i', ' i ', '   ', '', '😀', 'is\0', 'istanbul\n', '\u200b\u200b', 'i\u200b', '\u202ei\u202c'],
  },
  'forwarded-for': {
    accepted: ['203.0.113.24', '2001:db8::1', '::1', '203.0.113.24, 10.0.0.1', '203.0.113.24,unknown'],
    refused: ['', 'unknown', '203.0.113.256', '203.0.113.24:8080', ', 203.0.113.24', '2001:db8:::1'],
  },
  'date-time': {
    accepted: [
      '2027-06-10T10:00:00+03:00',
      '2027-06-10T10:00:00Z',
      '2028-02-29T23:59:59.123456789-11:30',
      '2027-06-10t10:00:00z',
      '2027-06-30T23:59:60Z',
    ],
    refused: [
      ...[
        '2027-06-10T10:00:00',
        '2027-02-29T10:00:00Z',
        '2100-02-29T10:00:00Z',
        '2027-04-31T10:00:00Z',
        '2027-13-01T10:00:00Z',
      ],
      ...[
        '2027-06-10T24:00:00Z',
        '2027-06-10T10:60:00Z',
        '2027-06-10T10:00:61Z',
        '2027-06-10T10:00Z',
        '2027-06-10 10:00:00Z',
      ],
      ...[
        '2027-06-10T10:00:00+24:00',
        '2027-06-10T10:00:00+0300',
        '+002027-06-10T10:00:00Z',
        '2027-06-10T10:00:00Z\n',
        '',
      ],
    ],
  },
  'local-or-offset-date-time': {
    accepted: ['2027-06-10T10:00:00', '2027-06-10T10:00:00+03:00', '2000-02-29T00:00:00Z', '2027-06-10t10:00:60'],
    refused: ['2027-06-31T10:00:00', '2027-06-10', '2027-06-10T10:00:00 03:00'],
  },
  date: {
    accepted: ['2027-06-10', '2028-02-29'],
    refused: ['2027-02-30', '2027-6-1', '2027-00-01', '2027-01-00', '20270610'],
  },
  time: { accepted: ['10:00:00', '23:59:59Z'], refused: ['24:00:00', '10:00', '1:00:00'] },
  e164: {
    accepted: ['+905321234567', '+4915112345678'],
    refused: ['905321234567', '+0905321234567', '+90 532', '+9053212345678901', '+90532x234567'],
  },
  'iso-country': {
    accepted: ['TR', 'DE', 'US', 'GB', 'XK'],
    refused: ['tr', 'TUR', 'XQ', 'EU', 'UK', 'ZZ', 'QO', 'SU', ''],
  },
  'iso-currency': { accepted: ['TRY', 'EUR'], refused: ['try', 'TL', 'EURO'] },
  email: {
    accepted: ['deniz.kaya@example.com', "o'neil+x@sub.horizon.example"],
    refused: [
      'deniz',
      'deniz@',
      '@example.com',
      'a b@example.com',
      'a@example',
      'a..b@example.com',
      'a@-x.com',
      'a@b.com\nBcc: x',
      `${'a'.repeat(250)}@b.com`,
    ],
  },
  uri: {
    accepted: ['https://horizon.example/return?a=1@b#b', 'urn:isbn:123'],
    refused: [
      '/return',
      'horizon.example',
      'https://elif@horizon.example',
      'https://a b',
      'https://<script>',
      'https://',
      'http://[::1',
    ],
  },
  uuid: {
    accepted: ['0198c1f0-0000-7000-8000-0123456789ab'],
    refused: ['0198c1f000007000800001234567890b', 'g198c1f0-0000-7000-8000-0123456789ab'],
  },
  ipv4: { accepted: ['10.0.0.1', '255.255.255.255'], refused: ['256.0.0.1', '1.2.3', '1.2.3.4.', '01.2.3.4'] },
};

test.for(Object.entries(EXAMPLES))('%s', ([name, { accepted, refused }]) => {
  const { accepts } = formats[name]!;
  expect(accepted.filter((text) => !accepts(text))).toEqual([]);
  expect(refused.filter((text) => accepts(text))).toEqual([]);
});

test('every format checks hostile text in linear time', () => {
  for (const { accepts } of Object.values(formats)) {
    for (const unit of ['a', '.', '1', 'a.', '-', '+9', '%', ':']) accepts(unit.repeat(30_000));
  }
});
