import { describe, expect, test } from 'vitest';
import type { Ride, RideEvent, VendorReservation } from '../../ports/reservations.ts';
import { hasBegun, rideNews, rideOf } from './rules.rides.ts';
import type { RideNote } from './types.ts';

const now = new Date('2027-06-10T08:30:00Z');
const createdAt = new Date('2027-03-01T09:00:00Z');
const at = (time: string) => new Date(`2027-06-10T${time}Z`);
const event = (type: RideEvent['type'], time: string): RideEvent => ({ type, at: at(time) });
const note = (type: RideEvent['type'], time: string): RideNote => ({ ...event(type, time), leg: 'oneway' });
const reserved = (...rides: Ride[]): VendorReservation => ({ status: 'reserved', reservationId: 'BO-1', rides });
const murat = { name: 'Murat Aydın', phone: '+905301112233', plate: '34 BOS 482' };

const departed = event('departed', '07:10:00');
const arrived = event('arrived', '07:50:00');
const newsOf = (events: readonly RideEvent[], rideNotes: readonly RideNote[] = []) =>
  rideNews({ rideNotes, drivers: undefined, createdAt }, reserved({ leg: 'oneway', events }), now)?.notes.map(
    ({ type }) => type,
  );

describe('what a supplier tells of a ride', () => {
  test('is news once, in the order in which it happened, in whatever order it is told', () => {
    expect(newsOf([arrived, departed])).toEqual(['departed', 'arrived']);
    expect(newsOf([arrived, departed], [note('departed', '07:10:00')])).toEqual(['arrived']);
    expect(newsOf([arrived, departed], [note('departed', '07:10:00'), note('arrived', '07:50:00')])).toBeUndefined();
  });

  test('is kept when it is not told any more', () => {
    expect(newsOf([], [note('departed', '07:10:00')])).toBeUndefined();
  });

  test('is news again when it happened again: another driver, another delay', () => {
    expect(newsOf([event('assigned', '07:30:00')], [note('assigned', '06:00:00')])).toEqual(['assigned']);
  });

  test('is not believed of the future, nor of before the order, clocks that differ a little aside', () => {
    expect(newsOf([event('arrived', '08:35:00')])).toEqual(['arrived']);
    expect(newsOf([event('arrived', '08:35:00.001')])).toBeUndefined();
    expect(newsOf([{ type: 'departed', at: new Date('2027-03-01T08:55:00Z') }])).toBeUndefined();
    expect(newsOf([{ type: 'departed', at: new Date('2027-03-01T08:55:00.001Z') }])).toEqual(['departed']);
  });

  test('is taken fifty times for a way at most', () => {
    const endless = Array.from({ length: 80 }, (_, index) => ({
      type: 'delayed' as const,
      at: new Date(now.getTime() - index),
    }));
    expect(newsOf(endless)).toHaveLength(50);
    const known = endless.slice(0, 49).map((each): RideNote => ({ ...each, leg: 'oneway' }));
    expect(newsOf(endless, known)).toHaveLength(1);
    expect(newsOf(endless, [...known, note('departed', '07:10:00')])).toBeUndefined();
  });

  test('names the driver once, and any other one', () => {
    const told = reserved({ leg: 'return', driver: murat, events: [] });
    const order = { rideNotes: [], createdAt };
    expect(rideNews({ ...order, drivers: undefined }, told, now)).toEqual({ notes: [], drivers: { return: murat } });
    expect(rideNews({ ...order, drivers: { return: { ...murat } } }, told, now)).toBeUndefined();
    const other = { ...murat, plate: '34 BOS 483' };
    expect(rideNews({ ...order, drivers: { return: other } }, told, now)?.drivers).toEqual({ return: murat });
  });

  test('of a reservation that is cancelled is nothing', () => {
    const cancelled: VendorReservation = { status: 'cancelled', cancelledBy: 'service' };
    expect(rideNews({ rideNotes: [], drivers: undefined, createdAt }, cancelled, now)).toBeUndefined();
  });
});

describe('the status of a ride', () => {
  test('is what happened last, on its own way', () => {
    const back: RideNote = { ...event('completed', '08:20:00'), leg: 'return' };
    const notes = [note('arrived', '07:50:00'), note('departed', '07:10:00'), back];
    expect([rideOf(notes, 'oneway')?.status, rideOf(notes, 'return')?.status]).toEqual(['arrived', 'completed']);
    expect(rideOf([], 'oneway')).toBeUndefined();
  });

  test('says when the driver will be there while he is late, and no longer', () => {
    const expectedAt = at('08:10:00');
    const late = { ...note('delayed', '07:35:00'), expectedAt };
    expect(rideOf([late], 'oneway')?.expectedAt).toEqual(expectedAt);
    expect(rideOf([late, note('arrived', '08:08:00')], 'oneway')?.expectedAt).toBeUndefined();
  });

  test.each([
    ['assigned', false],
    ['departed', false],
    ['delayed', false],
    ['arrived', false],
    ['passengerOnBoard', true],
    ['noShow', true],
    ['completed', true],
  ] as const)('%s: the way has begun: %s', (type, begun) => {
    expect(hasBegun([note(type, '07:50:00')], 'oneway')).toBe(begun);
    expect(hasBegun([note(type, '07:50:00')], 'return')).toBe(false);
  });

  test('a supplier that said nobody came, and then took them along, has taken them along', () => {
    expect(rideOf([note('noShow', '08:10:00'), note('passengerOnBoard', '08:12:00')], 'oneway')?.status).toBe(
      'passengerOnBoard',
    );
  });
});
