import { expect, test } from 'vitest';
import { canonicalAddress, networkOf } from './address.ts';

test.each([
  ['203.0.113.24', '203.0.113.24'],
  [' 203.0.113.24:4711 ', '203.0.113.24'],
  ['::ffff:203.0.113.24', '203.0.113.24'],
  ['::FFFF:CB00:7118', '203.0.113.24'],
  ['[::ffff:203.0.113.24]:443', '203.0.113.24'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
])('%j is spelled %s', (text, canonical) => {
  expect(canonicalAddress(text)).toBe(canonical);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '127.1',
  '0x7f.0.0.1',
  '010.0.0.1',
  '203.0.113.256',
  '203.0.113.24:',
  '2001:db8::1::',
  '[::1',
])('%j is no address', (text) => {
  expect(canonicalAddress(text)).toBe(undefined);
});

test.each([
  ['203.0.113.24', '203.0.113.24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
