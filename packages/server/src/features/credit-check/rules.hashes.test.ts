import { expect, test } from 'vitest';
import { otherSigning, testSigning } from '../../../test/support/signing.ts';
import { createHashes } from './rules.hashes.ts';

const hashes = createHashes(testSigning);
const asked = { agencyId: 1, identityNumber: '10000000146', integrationCode: 'code-1' };

test('the same question has the same hashes, and they show nothing of the identity number', () => {
  expect(hashes.persons(asked)).toEqual(hashes.persons({ ...asked }));
  expect(hashes.enquiries(asked)[0]).toBe(hashes.enquiries({ ...asked })[0]);
  expect(hashes.enquiries(asked)[0]).toMatch(/^enq_[\w-]{43}$/);
  expect(hashes.enquiries(asked)[0]).not.toContain(asked.identityNumber);
});

test('another agency, person, integration code or secret is another enquiry', () => {
  const enquiries = [
    hashes.enquiries(asked)[0],
    hashes.enquiries({ ...asked, agencyId: 2 })[0],
    hashes.enquiries({ ...asked, identityNumber: '20000000282' })[0],
    hashes.enquiries({ ...asked, integrationCode: 'code-2' })[0],
    createHashes(otherSigning).enquiries(asked)[0],
  ];
  expect(new Set(enquiries).size).toBe(enquiries.length);
});

test('another agency or person is another person, another search result is not', () => {
  const hex = (...given: Parameters<typeof hashes.persons>) =>
    Buffer.from(hashes.persons(...given)[0]!).toString('hex');
  expect(hex({ ...asked, agencyId: 2 })).not.toBe(hex(asked));
  expect(hex({ ...asked, identityNumber: '20000000282' })).not.toBe(hex(asked));
});

test('the same PIN of another report has another hash', () => {
  const pin = '123456';
  const hash = hashes.pin({ reference: 'rep_1', pin });
  expect(hashes.isPin({ reference: 'rep_1', pin }, hash)).toBe(true);
  expect(hashes.isPin({ reference: 'rep_2', pin }, hash)).toBe(false);
  expect(hashes.isPin({ reference: 'rep_1', pin: '123457' }, hash)).toBe(false);
});
