import { expect, test } from 'vitest';
import { otherSigning, testSigning } from '../../../test/support/signing.ts';
import { createHashes } from './rules.hashes.ts';

const hashes = createHashes(testSigning);
const asked = { agencyId: 1, identityNumber: '10000000146', integrationCode: 'code-1' };

test('equal requests have equal hashes, which do not reveal the identity number', () => {
  expect(hashes.persons(asked)).toEqual(hashes.persons({ ...asked }));
  expect(hashes.enquiries(asked)[0]).toBe(hashes.enquiries({ ...asked })[0]);
  expect(hashes.enquiries(asked)[0]).toMatch(/^enq_[\w-]{43}$/);
  expect(hashes.enquiries(asked)[0]).not.toContain(asked.identityNumber);
});

test('the hash of an enquiry depends on agency, person, integration code and secret', () => {
  const enquiries = [
    hashes.enquiries(asked)[0],
    hashes.enquiries({ ...asked, agencyId: 2 })[0],
    hashes.enquiries({ ...asked, identityNumber: '20000000282' })[0],
    hashes.enquiries({ ...asked, integrationCode: 'code-2' })[0],
    createHashes(otherSigning).enquiries(asked)[0],
  ];
  expect(new Set(enquiries).size).toBe(enquiries.length);
});

test('the hash of a person depends on agency and identity number', () => {
  const hex = (...given: Parameters<typeof hashes.persons>) =>
    Buffer.from(hashes.persons(...given)[0]!).toString('hex');
  expect(hex({ ...asked, agencyId: 2 })).not.toBe(hex(asked));
  expect(hex({ ...asked, identityNumber: '20000000282' })).not.toBe(hex(asked));
});

test('the same PIN has a different hash in a different report', () => {
  const pin = '123456';
  const hash = hashes.pin({ reference: 'rep_1', pin });
  expect(hashes.isPin({ reference: 'rep_1', pin }, hash)).toBe(true);
  expect(hashes.isPin({ reference: 'rep_2', pin }, hash)).toBe(false);
  expect(hashes.isPin({ reference: 'rep_1', pin: '123457' }, hash)).toBe(false);
});
