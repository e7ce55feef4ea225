import { describe, expect, test } from 'vitest';
import type { Ride, RideEvent, VendorReservation } from '../../ports/reservations.ts';
import { hasBegun, rideOf, rideUpdate } from './rules.rides.ts';
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
  rideUpdate({ rideNotes, drivers: undefined, createdAt }, reserved({ leg: 'oneway', events }), now)?.notes.map(
    ({ type }) => type,
  );

describe('ride reports of a supplier', () => {
  test('a reported ride event is new once, in the order of occurrence', () => {
    expect(newsOf([arrived, departed])).toEqual(['departed', 'arrived']);
    expect(newsOf([arrived, departed], [note('departed', '07:10:00')])).toEqual(['arrived']);
    expect(newsOf([arrived, departed], [note('departed', '07:10:00'), note('arrived', '07:50:00')])).toBeUndefined();
  });

  test('a ride event is kept when it is no longer reported', () => {
    expect(newsOf([], [note('departed', '07:10:00')])).toBeUndefined();
  });

  test('a ride event that happens again is new again', () => {
    expect(newsOf([event('assigned', '07:30:00')], [note('assigned', '06:00:00')])).toEqual(['assigned']);
  });

  test('ride events from the future or before the order are ignored, with a tolerance of five minutes', () => {
    expect(newsOf([event('arrived', '08:35:00')])).toEqual(['arrived']);
    expect(newsOf([event('arrived', '08:35:00.001')])).toBeUndefined();
    expect(newsOf([{ type: 'departed', at: new Date('2027-03-01T08:55:00Z') }])).toBeUndefined();
    expect(newsOf([{ type: 'departed', at: new Date('2027-03-01T08:55:00.001Z') }])).toEqual(['departed']);
  });

  test('a leg accepts at most fifty ride events', () => {
    const endless = Array.from({ length: 80 }, (_, index) => ({
      type: 'delayed' as const,
      at: new Date(now.getTime() - index),
    }));
    expect(newsOf(endless)).toHaveLength(50);
    const known = endless.slice(0, 49).map((each): RideNote => ({ ...each, leg: 'oneway' }));
    expect(newsOf(endless, known)).toHaveLength(1);
    expect(newsOf(endless, [...known, note('departed', '07:10:00')])).toBeUndefined();
  });

  test('a reported driver is new once, and again if it differs', () => {
    const reported = reserved({ leg: 'return', driver: murat, events: [] });
    const order = { rideNotes: [], createdAt };
    expect(rideUpdate({ ...order, drivers: undefined }, reported, now)).toEqual({
      notes: [],
      drivers: { return: murat },
    });
    expect(rideUpdate({ ...order, drivers: { return: { ...murat } } }, reported, now)).toBeUndefined();
    const other = { ...murat, plate: '34 BOS 483' };
    expect(rideUpdate({ ...order, drivers: { return: other } }, reported, now)?.drivers).toEqual({ return: murat });
  });

  test('a cancelled reservation has no ride events', () => {
    const cancelled: VendorReservation = { status: 'cancelled', cancelledBy: 'service' };
    expect(rideUpdate({ rideNotes: [], drivers: undefined, createdAt }, cancelled, now)).toBeUndefined();
  });
});

describe('status of a ride', () => {
  test('the status of a ride is its latest event, separately for each leg', () => {
    const back: RideNote = { ...event('completed', '08:20:00'), leg: 'return' };
    const notes = [note('arrived', '07:50:00'), note('departed', '07:10:00'), back];
    expect([rideOf(notes, 'oneway')?.status, rideOf(notes, 'return')?.status]).toEqual(['arrived', 'completed']);
    expect(rideOf([], 'oneway')).toBeUndefined();
  });

  test('a ride states the expected arrival only while the driver is late', () => {
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
  ] as const)('after the event %s the ride has begun: %s', (type, begun) => {
    expect(hasBegun([note(type, '07:50:00')], 'oneway')).toBe(begun);
    expect(hasBegun([note(type, '07:50:00')], 'return')).toBe(false);
  });

  test('a passenger on board replaces an earlier no-show', () => {
    expect(rideOf([note('noShow', '08:10:00'), note('passengerOnBoard', '08:12:00')], 'oneway')?.status).toBe(
      'passengerOnBoard',
    );
  });
});
