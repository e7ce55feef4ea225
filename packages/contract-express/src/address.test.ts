import { expect, test } from 'vitest';
import { canonicalAddress, canonicalRange, isWithin, networkOf } from './address.ts';

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
])('the address %j is normalized to %s', (text, canonical) => {
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
])('%j is not a valid address', (text) => {
  expect(canonicalAddress(text)).toBe(undefined);
});

test.each([
  ['203.0.113.24', '203.0.113.24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('the address %s is counted under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.24', '203.0.113.24'],
  ['203.0.113.24/24', '203.0.113.0/24'],
  ['203.0.113.24/32', '203.0.113.24'],
  [' 2001:DB8:1:2::3/48 ', '2001:db8:1::/48'],
  ['2001:db8::1/128', '2001:db8::1'],
  ['::ffff:203.0.113.24', '203.0.113.24'],
])('the address range %j is normalized to %s', (text, canonical) => {
  expect(canonicalRange(text)).toBe(canonical);
});

test.each([
  ...['', 'unknown', '203.0.113.0/', '203.0.113.0/33', '203.0.113.0/024', '203.0.113.0/+8', '203.0.113.0/24/24'],
  ...['0.0.0.0/0', '::/0', '2001:db8::/129', '::ffff:203.0.113.0/120', 'fe80::1%eth0'],
])('%j is not a valid address range', (text) => {
  expect(canonicalRange(text)).toBe(undefined);
});

test.each([
  ['203.0.113.24', ['203.0.113.24'], true],
  ['203.0.113.25', ['203.0.113.24'], false],
  ['203.0.113.255', ['198.51.100.7', '203.0.113.0/24'], true],
  ['203.0.114.0', ['203.0.113.0/24'], false],
  ['2001:db8:1:ffff::1', ['2001:db8:1::/48'], true],
  ['2001:db8:2::1', ['2001:db8:1::/48'], false],
  ['2001:db8::1', ['203.0.113.0/24'], false],
  ['203.0.113.24', ['2001:db8::/16'], false],
  ['', ['203.0.113.0/24'], false],
  ['203.0.113.24', [], false],
])('whether %s is within the ranges %j: %j', (address, ranges, expected) => {
  expect(isWithin(address, ranges)).toBe(expected);
});
