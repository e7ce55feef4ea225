import { failWith } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import { deniz } from '../../../test/support/travellers.ts';
import { assertAdult, assertBirthDates, assertInvoice, assertPassengers } from './rules.people.ts';
import type { BillingAddress, Passenger } from './types.ts';

const NOW = new Date('2027-03-01T09:00:00Z');
const formatsOnly = { strictNationalIds: false };

const primary: Passenger = { ...deniz, primary: true, gender: 'F' };
const companion: Passenger = { primary: false, firstName: 'Ada', lastName: 'Kaya', passportNo: 'U12345678' };
const without = (passenger: Passenger, ...names: (keyof Passenger)[]) =>
  Object.fromEntries(Object.entries(passenger).filter(([name]) => !names.includes(name as never))) as Passenger;

const violated = (field: string) =>
  expect.objectContaining({ key: 'transferOrder.ruleViolated', details: expect.objectContaining({ field }) });

describe('passengers of an order', () => {
  test.each<[string, Passenger[]]>([
    ['the primary passenger travels alone', [primary]],
    ['the primary passenger is the last in the list', [companion, primary]],
    ['companions state more than they need', [primary, { ...companion, gender: 'M', email: 'ada@example.com' }]],
    ['a citizen has only a passport', [{ ...without(primary, 'identityNumber'), passportNo: 'U12345678' }]],
  ])('an order is accepted in which %s', (_, passengers) => {
    expect(() => assertPassengers(passengers, formatsOnly, failWith)).not.toThrow();
  });

  test.each<[string, string, Passenger[]]>([
    ['passengers', 'there are none', []],
    ['passengers', 'none is primary', [companion]],
    [
      'passengers[2].primary',
      'two passengers are primary',
      [primary, companion, { ...primary, identityNumber: '20000000282' }],
    ],
    ['passengers[0].gender', 'the primary passenger has none', [without(primary, 'gender', 'email')]],
    ['passengers[0].birthDate', 'the primary passenger has none', [without(primary, 'birthDate')]],
    ['passengers[0].nationality', 'the primary passenger has none', [without(primary, 'nationality')]],
    ['passengers[1].email', 'the primary passenger has none', [companion, without(primary, 'email')]],
    ['passengers[0].phone', 'the primary passenger has none', [without(primary, 'phone')]],
    ['passengers[0].identityNumber', 'the passenger has no document', [without(primary, 'identityNumber')]],
    ['passengers[1].identityNumber', 'the passenger has no document', [primary, without(companion, 'passportNo')]],
    [
      'passengers[1].passportNo',
      'the passenger has two documents',
      [primary, { ...companion, identityNumber: '20000000282' }],
    ],
  ])('transferOrder.ruleViolated: the error names %s if %s', (field, _, passengers) => {
    expect(() => assertPassengers(passengers, formatsOnly, failWith)).toThrow(violated(field));
  });

  test.each<[string, Passenger]>([
    ['passengers[1].identityNumber', { ...without(companion, 'passportNo'), identityNumber: '10000000146' }],
    ['passengers[2].passportNo', { ...companion, passportNo: 'u12345678' }],
  ])('transferOrder.ruleViolated: %s repeats the document of a different passenger', (field, passenger) => {
    const others = field.startsWith('passengers[1]') ? [primary] : [primary, companion];
    expect(() => assertPassengers([...others, passenger], formatsOnly, failWith)).toThrow(violated(field));
  });

  test('the same passport number from two countries counts as two documents', () => {
    const abroad = [
      { ...companion, nationality: 'DE' },
      { ...companion, nationality: 'FR' },
    ];
    expect(() => assertPassengers([primary, ...abroad], formatsOnly, failWith)).not.toThrow();
    expect(() => assertPassengers([primary, abroad[0]!, companion], formatsOnly, failWith)).toThrow(
      violated('passengers[2].passportNo'),
    );
  });

  test('the primary passenger must be 18 on the day of pick-up', () => {
    const born = (birthDate: string) => [
      { ...companion, birthDate: '2026-01-01' },
      { ...primary, birthDate },
    ];
    expect(() => assertAdult(born('2009-06-10'), '2027-06-10', failWith)).not.toThrow();
    expect(() => assertAdult(born('2009-06-11'), '2027-06-10', failWith)).toThrow(violated('passengers[1].birthDate'));
    expect(() => assertAdult(born('2008-02-29'), '2026-03-01', failWith)).not.toThrow();
    expect(() => assertAdult(born('2008-02-29'), '2026-02-28', failWith)).toThrow(violated('passengers[1].birthDate'));
  });

  test('check digits are verified only with strict national IDs', () => {
    const mistyped = [primary, { ...without(companion, 'passportNo'), identityNumber: '10000000147' }];
    expect(() => assertPassengers(mistyped, formatsOnly, failWith)).not.toThrow();
    expect(() => assertPassengers(mistyped, { strictNationalIds: true }, failWith)).toThrow(
      violated('passengers[1].identityNumber'),
    );
  });
});

const company: BillingAddress = {
  type: 'corporateCompany',
  firstName: 'Horizon Travel A.Ş.',
  email: 'accounting@horizon.example',
  phone: '+902125550142',
  countryCode: 'TR',
  countryName: 'Türkiye',
  adm1: 'İstanbul',
  line: 'Büyükdere Caddesi 142',
  zipCode: '34394',
  taxIdentifier: '4630123450',
  taxDivision: 'Mecidiyeköy',
};

describe('invoices of an order', () => {
  test('an invoice needs a last name for a person, and none for a corporation', () => {
    expect(() => assertInvoice(company, formatsOnly, failWith)).not.toThrow();
    for (const type of ['individual', 'privateCompany'] as const) {
      const person = { ...company, type, taxIdentifier: '10000000146' };
      expect(() => assertInvoice(person, formatsOnly, failWith)).toThrow(violated('billing.lastName'));
      expect(() => assertInvoice({ ...person, lastName: 'Kaya' }, formatsOnly, failWith)).not.toThrow();
    }
  });

  test('an invoice needs a consistent address', () => {
    expect(() => assertInvoice({ ...company, countryName: 'Germany' }, formatsOnly, failWith)).toThrow(
      violated('billing.countryName'),
    );
  });
});

test.each(['2027-03-02', '1899-12-31'])('request.invalid: %s is not a possible birth date', (birthDate) => {
  const field = 'passengers[1].birthDate';
  const refused = expect.objectContaining({ situation: 'invalidRequest', details: expect.objectContaining({ field }) });
  expect(() => assertBirthDates([primary, { ...companion, birthDate }], NOW)).toThrow(refused);
});
