import { expect, test } from 'vitest';
import { readEndUserAddress } from './end-user-address.ts';

const read = (header: string, trustProxyHops: number) =>
  readEndUserAddress({ 'x-forwarded-for': header }, { trustProxyHops });
const refused = expect.objectContaining({
  situation: 'invalidRequest',
  details: expect.objectContaining({ field: 'X-Forwarded-For' }),
});

test.each([
  ['203.0.113.24', 0, '203.0.113.24'],
  [' 203.0.113.24 , 198.51.100.7', 0, '203.0.113.24'],
  ['2001:db8::1', 0, '2001:db8::1'],
  ['2001:0DB8:0:0::1', 0, '2001:db8::1'],
  ['::ffff:203.0.113.24', 0, '203.0.113.24'],
  ['::FFFF:cb00:7118', 0, '203.0.113.24'],
  ['203.0.113.24:8080', 0, '203.0.113.24'],
  ['[2001:db8::1]:443', 0, '2001:db8::1'],
  ['fe80::1%eth0', 0, 'fe80::1'],
  ['203.0.113.24, 198.51.100.7', 1, '203.0.113.24'],
  ['203.0.113.24, 198.51.100.7, 198.51.100.8', 2, '203.0.113.24'],
])('the address in %j behind %i trusted proxies is %s', (header, hops, address) => {
  expect(read(header, hops)).toBe(address);
});

test.each([
  ['', 0],
  ['unknown', 0],
  ['203.0.113.256', 0],
  ['203.0.113', 0],
  ['0x7f.1', 0],
  ['2001:db8::1:443:x', 0],
  ['203.0.113.24:', 0],
  [', 203.0.113.24', 0],
  ['198.51.100.7', 1],
  ['198.51.100.7', 2],
])('request.invalid: the header %j behind %i trusted proxies has no client address', (header, hops) => {
  expect(() => read(header, hops)).toThrow(refused);
});
