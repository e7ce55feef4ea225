import { expect, test } from 'vitest';
import { money } from '../../shared/money.ts';
import { voucherSheet } from './rules.voucher.ts';
import type { Voucher } from './types.ts';

const lira = (amount: number) => money(amount, 'TRY');

const office = {
  id: 'TD-1',
  location: { name: 'Kadıköy', city: 'İstanbul' },
  address: 'Atatürk Caddesi 12, İstanbul',
  openingHours: [{ date: '2027-06-10', from: '08:00', to: '20:00' }],
};
const voucher: Voucher = {
  orderID: 'CAR-1',
  language: 'en',
  vendorReservationID: 'TD-5FLQRLM4',
  driver: { firstName: 'Deniz', lastName: 'Kaya' },
  car: { brand: { id: 1, name: 'Renault' }, model: { id: 2, name: 'Clio' }, class: { id: 3, name: 'Economy' } },
  extraProducts: [],
  dueAtDesk: lira(45_000),
};
const linesOf = (given: Partial<Voucher>, label: string) =>
  voucherSheet({ ...voucher, ...given }, { excess: [] })
    .sections.flatMap(({ rows }) => rows)
    .find((row) => row.label === label)?.lines;

test('the voucher of an order of the first release shows the known data', () => {
  const { number, sections } = voucherSheet(voucher, { excess: [] });
  expect(number).toEqual({ label: 'Reservation', lines: ['TD-5FLQRLM4'] });
  expect(sections).toEqual([
    {
      heading: 'Car',
      rows: [
        { label: 'Driver', lines: ['Deniz Kaya'] },
        { label: 'Car', lines: ['Renault Clio or similar, Economy'] },
        { label: 'Order', lines: ['CAR-1'] },
      ],
    },
    { heading: 'At the desk', rows: [{ label: 'Amount due', lines: ['TRY\u00a0450.00'] }] },
  ]);
});

test('the voucher prints the local time with its zone, or the sent time with its offset if the zone is unknown', () => {
  const appointment = {
    checkInDateTime: '2027-06-10T20:30:00Z',
    checkInLocalDateTime: '2027-06-10T23:30:00+03:00',
    checkInOffice: { ...office, timeZone: 'Europe/Istanbul' },
    checkOutDateTime: '2027-06-13T00:15:00-05:30',
    checkOutOffice: { ...office, openingHours: [] },
  };
  const [, pickUp, dropOff] = voucherSheet({ ...voucher, appointment }, { excess: [] }).sections;
  expect(pickUp!.rows).toEqual([
    { label: 'Date and time', lines: ['June 10, 2027, 23:30', 'local time, GMT+3 (Europe/Istanbul)'] },
    { label: 'Office', lines: ['Kadıköy', 'Atatürk Caddesi 12, İstanbul'] },
    { label: 'Opening hours', lines: ['08:00 – 20:00'] },
  ]);
  expect(dropOff!.rows[0]!.lines).toEqual(['June 13, 2027, 00:15', 'GMT-5:30']);
  expect(dropOff!.rows.at(-1)!.lines).toEqual(['closed; pick-up and return are still possible']);
});

test.each([
  ['en', 'Mileage', ['300 km per day included', 'TRY\u00a010.00 for each additional kilometre']],
  ['tr', 'Kilometre', ['günde 300 km dahil', 'aşılan her kilometre için TRY\u00a010,00']],
  ['de', 'Kilometer', ['300 km pro Tag inbegriffen', '10,00\u00a0TRY für jeden weiteren Kilometer']],
] as const)('the voucher prints the terms in the language of the order, %s', (language, label, lines) => {
  const conditions = {
    mileage: { type: 'perDay', includedKm: 300, extraKmPrice: lira(1_000) },
    excess: [],
    deposit: { amount: lira(500_000), cardTypes: ['credit'] },
    driver: { minAge: 21, licenceYears: 1 },
    cancellation: [],
  } as const;
  expect(linesOf({ language, conditions }, label)).toEqual(lines);
});
