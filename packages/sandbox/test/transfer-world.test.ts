import { describe, expect, test } from 'vitest';
import known from '../../server/src/features/suppliers/staging.transfer-suppliers.json' with { type: 'json' };
import { logoOf, pictureOf } from '../src/files/pictures.ts';
import { distanceMetres, type Point } from '../src/world/geometry.ts';
import { contains, type Region } from '../src/world/regions.ts';
import { transferSupplierByCode, transferSuppliers } from '../src/world/transfer-suppliers.ts';
import { transferVehicles } from '../src/world/transfer-vehicles.ts';

const at = (lat: number, lon: number): Point => ({ lat, lon });

/** Airports, each with a typical destination and the suppliers that serve the route. */
const JOURNEYS: readonly (readonly [string, Point, string, Point, readonly string[]])[] = [
  ['IST', at(41.2613, 28.74195), 'Taksim', at(41.037, 28.9851), ['BOSPHORUS', 'SKYLINE', 'CITYHOP']],
  ['IST', at(41.2613, 28.74195), 'Kadıköy', at(40.9901, 29.0292), ['BOSPHORUS', 'SKYLINE', 'CITYHOP']],
  ['SAW', at(40.8986, 29.3092), 'Sultanahmet', at(41.0054, 28.9768), ['BOSPHORUS', 'SKYLINE', 'CITYHOP']],
  ['SAW', at(40.8986, 29.3092), 'Sarıyer', at(41.1669, 29.0572), ['BOSPHORUS', 'SKYLINE', 'CITYHOP']],
  ['AYT', at(36.8987, 30.8005), 'Kemer', at(36.5979, 30.5595), ['RIVIERA', 'SKYLINE']],
  ['AYT', at(36.8987, 30.8005), 'Belek', at(36.8622, 31.0556), ['RIVIERA', 'SKYLINE']],
  ['AYT', at(36.8987, 30.8005), 'Side', at(36.7673, 31.3886), ['RIVIERA', 'SKYLINE']],
  ['AYT', at(36.8987, 30.8005), 'Alanya', at(36.5437, 31.9998), ['RIVIERA', 'SKYLINE']],
  ['ADB', at(38.2924, 27.157), 'Konak', at(38.4189, 27.1287), ['RIVIERA', 'SKYLINE']],
  ['ADB', at(38.2924, 27.157), 'Çeşme', at(38.3229, 26.3064), ['RIVIERA', 'SKYLINE']],
  ['ADB', at(38.2924, 27.157), 'Kuşadası', at(37.8579, 27.261), ['RIVIERA', 'SKYLINE']],
  ['ESB', at(40.1281, 32.9951), 'Kızılay', at(39.9208, 32.8541), ['BOSPHORUS', 'ANATOLIA']],
  ['DLM', at(36.7131, 28.7925), 'Marmaris', at(36.855, 28.2742), ['RIVIERA']],
  ['DLM', at(36.7131, 28.7925), 'Fethiye', at(36.6217, 29.1164), ['RIVIERA']],
  ['BJV', at(37.2506, 27.6643), 'Bodrum', at(37.0344, 27.4305), ['RIVIERA', 'SKYLINE']],
  ['BJV', at(37.2506, 27.6643), 'Turgutreis', at(37.0056, 27.2567), ['RIVIERA', 'SKYLINE']],
  ['KYS', at(38.7704, 35.4954), 'Göreme', at(38.6431, 34.8289), ['ANATOLIA']],
  ['NAV', at(38.7719, 34.5345), 'Ürgüp', at(38.6293, 34.9114), ['ANATOLIA']],
  ['TZX', at(40.9951, 39.7897), 'Uzungöl', at(40.6192, 40.2953), ['ANATOLIA']],
  ['TZX', at(40.9951, 39.7897), 'Rize', at(41.0201, 40.5234), ['ANATOLIA']],
  ['LHR', at(51.47, -0.4543), 'London', at(51.5072, -0.1276), ['SKYLINE', 'CITYHOP']],
  ['CDG', at(49.0097, 2.5479), 'Paris', at(48.8566, 2.3522), ['SKYLINE', 'CITYHOP']],
  ['AMS', at(52.3105, 4.7683), 'Amsterdam', at(52.3731, 4.8926), ['CITYHOP']],
  ['FRA', at(50.0379, 8.5622), 'Frankfurt', at(50.1106, 8.6822), ['SKYLINE', 'CITYHOP']],
  ['BER', at(52.3667, 13.5033), 'Berlin', at(52.5163, 13.3777), ['CITYHOP']],
  ['DXB', at(25.2532, 55.3657), 'Dubai Marina', at(25.0805, 55.1403), ['SKYLINE', 'CITYHOP']],
];

const serving = (...points: readonly Point[]) =>
  transferSuppliers
    .filter(({ regions }) => regions.some((region) => points.every((point) => contains(region, point))))
    .map(({ code }) => code);

describe('regions', () => {
  test.each(JOURNEYS)('from %s %o to %s %o the suppliers are %j', (_airport, from, _city, to, expected) => {
    expect(serving(from, to)).toEqual(expected);
    expect(serving(to, from)).toEqual(expected);
  });

  test.each([
    ['the Black Sea', at(42.5, 29.5)],
    ['Bursa', at(40.1828, 29.0665)],
    ['Izmit', at(40.7654, 29.9408)],
    ['Konya', at(37.8746, 32.4932)],
    ['Adana', at(37.0, 35.3213)],
    ['Rhodes', at(36.4341, 28.2176)],
    ['Samos', at(37.7548, 26.9778)],
    ['Birmingham', at(52.4862, -1.8904)],
    ['the South Pole', at(90, 0)],
    ['the other side of the date line', at(41.0, -151)],
  ])('no transfer supplier serves %s', (_, point) => {
    expect(serving(point)).toEqual([]);
  });

  test('no supplier serves a transfer between regions', () => {
    expect(serving(at(41.2613, 28.74195), at(39.9208, 32.8541))).toEqual([]);
  });

  const circle = { name: 'circle', roads: 'city', centre: at(41, 29), radiusMetres: 10_000 } as const;
  test('a circle ends at its radius', () => {
    const [inside, outside] = [at(41.0898, 29), at(41.0901, 29)];
    expect(distanceMetres(circle.centre, inside)).toBeLessThan(10_000);
    expect([contains(circle, inside), contains(circle, outside)]).toEqual([true, false]);
  });

  /** An L-shaped polygon, which differs from its bounding box. */
  const corners = [at(0, 0), at(0, 4), at(1, 4), at(1, 1), at(4, 1), at(4, 0)];
  test.each([corners, corners.toReversed()])(
    'a polygon contains its inside in either order of its corners',
    (...around) => {
      const area: Region = { name: 'L', roads: 'city', corners: around };
      const isIn = ([lat, lon]: readonly [number, number]) => contains(area, at(lat, lon));
      expect(
        (
          [
            [0.5, 0.5],
            [0.5, 3.5],
            [3.5, 0.5],
          ] as const
        ).map(isIn),
      ).toEqual([true, true, true]);
      expect(
        (
          [
            [2, 2],
            [3.5, 3.5],
            [-0.5, 0.5],
            [0.5, 4.5],
            [4.5, 0.5],
          ] as const
        ).some(isIn),
      ).toBe(false);
    },
  );
});

describe('suppliers', () => {
  test('the transfer suppliers are those of the service', () => {
    expect(transferSuppliers.map(({ code, name }) => ({ code, name }))).toEqual(known);
  });

  test('the suppliers cover every vehicle category, and each vehicle fits three passengers with luggage', () => {
    const driven = transferSuppliers.flatMap(({ vehicles }) => vehicles);
    expect([...new Set(driven.map(({ category }) => category))].sort()).toEqual(['minibus', 'sedan', 'van', 'vip']);
    for (const vehicle of driven) expect(transferVehicles).toContain(vehicle);
    for (const { seatCount, baggageCount } of driven) {
      expect(seatCount).toBeGreaterThanOrEqual(3);
      expect(baggageCount).toBeGreaterThanOrEqual(2);
    }
  });

  test('every region has a supplier that needs less than an hour of notice', () => {
    for (const [airport, from, , to] of JOURNEYS) {
      const notices = serving(from, to).map((code) => transferSupplierByCode.get(code)!.noticeMinutes);
      expect(Math.min(...notices), airport).toBeLessThan(60);
    }
  });

  test('all suppliers differ in rating, waiting time, meeting point and cancellation terms', () => {
    for (const name of ['rating', 'waitingMinutes', 'meetingAtAirport', 'cancellation'] as const) {
      const values = transferSuppliers.map((supplier) => JSON.stringify(supplier[name]));
      expect(new Set(values).size, name).toBe(transferSuppliers.length);
    }
    for (const { waitingMinutes } of transferSuppliers) {
      expect(waitingMinutes.airport).toBeGreaterThan(waitingMinutes.elsewhere);
    }
  });

  test('suppliers have logos, and their vehicles have pictures', () => {
    for (const { code } of transferSuppliers) expect(logoOf(code)).toContain('<svg');
    for (const { id } of transferVehicles) expect(pictureOf(id)).toContain('<svg');
    const pictures = transferSuppliers.flatMap(({ code, vehicles }) =>
      vehicles.map(({ id }) => pictureOf(`${code.toLowerCase()}-${id}`)),
    );
    for (const picture of pictures) expect(picture).toContain('<svg');
    expect(new Set(transferVehicles.map(({ id }) => id)).size).toBe(transferVehicles.length);
  });

  test('Bosphorus Transfers has a Mercedes Vito with six seats', () => {
    const vito = transferSupplierByCode.get('BOSPHORUS')!.vehicles.find(({ name }) => name === 'Mercedes Vito');
    expect(vito).toMatchObject({ category: 'van', seatCount: 6 });
  });
});
