import { failWith } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import {
  assertFewReports,
  assertIdentityNumber,
  assertReportDays,
  drawCode,
  isBeingProcessed,
  MAX_REPORTS_OF_ENQUIRY,
  MAX_REPORTS_OF_PERSON,
} from './rules.ts';

const now = new Date('2027-03-01T09:00:00Z');
const order = { birthDate: '1990-04-12', driverLicenseDate: '2010-05-20' };

describe('dates of a report request', () => {
  test.each([
    {},
    { driverLicenseDate: '2027-03-01' },
    { driverLicenseDate: '2007-04-12' },
    { birthDate: '2027-02-28', driverLicenseDate: '2044-02-28' },
  ])('a report request is accepted with %o', (change) => {
    const at = change.birthDate ? new Date('2044-03-01T09:00:00Z') : now;
    expect(() => assertReportDays({ ...order, ...change }, at)).not.toThrow();
  });

  test.each([
    ['birthDate', { birthDate: '2027-03-01' }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['driverLicenseDate', { driverLicenseDate: '2027-03-02' }],
    ['driverLicenseDate', { driverLicenseDate: '2007-04-11' }],
  ])('creditCheck.invalidRequest: %s is refused in %o', (field, change) => {
    expect(() => assertReportDays({ ...order, ...change }, now)).toThrow(
      expect.objectContaining({ situation: 'invalidRequest', details: expect.objectContaining({ field }) }),
    );
  });
});

test('check digits are verified only with strict national IDs', () => {
  const wrong = '10000000147';
  expect(() => assertIdentityNumber(wrong, { strictNationalIds: false })).not.toThrow();
  expect(() => assertIdentityNumber(wrong, { strictNationalIds: true })).toThrow(
    expect.objectContaining({ situation: 'invalidRequest' }),
  );
  expect(() => assertIdentityNumber('10000000146', { strictNationalIds: true })).not.toThrow();
});

test('reports are accepted up to the limit, and the next one is refused', () => {
  const limit = expect.objectContaining({ key: 'creditCheck.reportLimitReached' });
  expect(() =>
    assertFewReports({ ofEnquiry: MAX_REPORTS_OF_ENQUIRY - 1, ofPerson: MAX_REPORTS_OF_PERSON - 1 }, failWith),
  ).not.toThrow();
  expect(() =>
    assertFewReports({ ofEnquiry: MAX_REPORTS_OF_ENQUIRY, ofPerson: MAX_REPORTS_OF_ENQUIRY }, failWith),
  ).toThrow(limit);
  expect(() => assertFewReports({ ofEnquiry: 0, ofPerson: MAX_REPORTS_OF_PERSON }, failWith)).toThrow(limit);
});

test('a code has nine digits, whatever bytes are drawn', () => {
  expect(drawCode((count) => new Uint8Array(count))).toBe(100_000_000);
  for (const byte of [1, 77, 255]) {
    expect(String(drawCode((count) => new Uint8Array(count).fill(byte)))).toMatch(/^[1-9]\d{8}$/);
  }
});

test('a consent is in process until its delay has passed', () => {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  expect(isBeingProcessed(undefined, 60, now)).toBe(false);
  expect(isBeingProcessed(now, 0, now)).toBe(false);
  expect(isBeingProcessed(now, 60, after(59_999))).toBe(true);
  expect(isBeingProcessed(now, 60, after(60_000))).toBe(false);
});
