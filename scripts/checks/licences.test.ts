import { expect, test } from 'vitest';
import { wrongLicences } from './licences.ts';

const one = [{ name: 'left-pad' }];

test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT OR Apache-2.0', '(MIT AND Zlib)'])(
  'the license %s is allowed',
  (licence) => {
    expect(wrongLicences({ [licence]: one })).toEqual([]);
  },
);

test.each(['GPL-3.0', 'AGPL-3.0-only', '(MIT AND GPL-3.0)', 'Unknown', 'SSPL-1.0'])(
  'the license %s is refused',
  (licence) => {
    expect(wrongLicences({ [licence]: one })).toEqual([expect.stringContaining(`left-pad has the licence ${licence}`)]);
  },
);

test('a reviewed package and its platform packages are allowed', () => {
  expect(wrongLicences({ 'MPL-2.0': [{ name: 'lightningcss' }, { name: 'lightningcss-linux-x64-gnu' }] })).toEqual([]);
});
