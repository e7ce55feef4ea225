import { expect, test } from 'vitest';
import { createHashes } from './rules.hashes.ts';

const hashes = createHashes('a secret');
const asked = { agencyId: 1, identityNumber: '10000000146', integrationCode: 'code-1' };

test('the same question has the same hashes, and they show nothing of the identity number', () => {
  expect(hashes.person(asked)).toEqual(hashes.person({ ...asked }));
  expect(hashes.enquiry(asked)).toBe(hashes.enquiry({ ...asked }));
  expect(hashes.enquiry(asked)).toMatch(/^enq_[\w-]{43}$/);
  expect(hashes.enquiry(asked)).not.toContain(asked.identityNumber);
});

test('another agency, person, integration code or secret is another enquiry', () => {
  const enquiries = [
    hashes.enquiry(asked),
    hashes.enquiry({ ...asked, agencyId: 2 }),
    hashes.enquiry({ ...asked, identityNumber: '20000000282' }),
    hashes.enquiry({ ...asked, integrationCode: 'code-2' }),
    createHashes('another secret').enquiry(asked),
  ];
  expect(new Set(enquiries).size).toBe(enquiries.length);
});

test('another agency or person is another person, another search result is not', () => {
  const hex = (...given: Parameters<typeof hashes.person>) => Buffer.from(hashes.person(...given)).toString('hex');
  expect(hex({ ...asked, agencyId: 2 })).not.toBe(hex(asked));
  expect(hex({ ...asked, identityNumber: '20000000282' })).not.toBe(hex(asked));
});

test('the same PIN of another report has another hash', () => {
  const pin = '123456';
  expect(hashes.pin({ reference: 'rep_1', pin })).not.toEqual(hashes.pin({ reference: 'rep_2', pin }));
});
