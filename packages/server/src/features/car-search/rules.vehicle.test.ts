import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FuelWord } from '../../ports/vendors.ts';
import carClasses from '../reference-data/data/car-classes.json' with { type: 'json' };
import fuelTypes from '../reference-data/data/fuel-types.json' with { type: 'json' };
import transmissionTypes from '../reference-data/data/transmission-types.json' with { type: 'json' };
import { SEGMENTS } from './rules.conditions.ts';
import { idOfName, vehicleIdsOf } from './rules.vehicle.ts';

const nameOf = (items: { id: number; name: string }[], id: number) => items.find((item) => item.id === id)?.name;

const idsOf = (sippCode: string, fuel: FuelWord) => vehicleIdsOf({ brand: 'Renault', model: 'Clio', sippCode, fuel });

describe('SIPP codes', () => {
  test.each([
    ['MBMR', 'Mini', 'Mini', 'Manuel', 'Benzin'],
    ['EDAR', 'Ekonomik', 'Ekonomik', 'Otomatik', 'Benzin'],
    ['CDMD', 'Kompakt', 'Kompakt', 'Manuel', 'Dizel'],
    ['CWMD', 'Kompakt Station Wagon', 'Kompakt', 'Manuel', 'Dizel'],
    ['IDAH', 'Orta Sınıf', 'Orta', 'Otomatik', 'Hibrit'],
    ['SFAI', 'Orta Sınıf SUV', 'SUV', 'Otomatik', 'Plug-in Hybrid'],
    ['PFBV', 'Premium SUV', 'SUV', 'Otomatik', 'Benzin'],
    ['LDAE', 'Lüks', 'Lüks', 'Otomatik', 'Elektrik'],
    ['FVMD', 'Minibüs', 'Van', 'Manuel', 'Dizel'],
    ['PVAD', 'VIP Minibüs', 'Van', 'Otomatik', 'Dizel'],
    ['IQND', 'Pick-up', 'Pick-up', 'Manuel', 'Dizel'],
    ['STAV', 'Cabrio', 'Standart', 'Otomatik', 'Benzin'],
    ['EDML', 'Ekonomik', 'Ekonomik', 'Manuel', 'LPG'],
  ])('SIPP code %s is %s of segment %s, %s, %s', (sippCode, carClass, segment, transmission, fuel) => {
    const ids = idsOf(sippCode, 'petrol');
    expect([
      nameOf(carClasses, ids.classId),
      SEGMENTS.get(ids.segmentId)!.name,
      nameOf(transmissionTypes, ids.transmissionId),
      nameOf(fuelTypes, ids.fuelId),
    ]).toEqual([carClass, segment, transmission, fuel]);
  });

  test('the fuel of the vendor counts only if the SIPP code leaves it open', () => {
    expect(idsOf('EDMR', 'lpg').fuelId).toBe(8);
    expect(idsOf('EDMD', 'lpg').fuelId).toBe(2);
  });

  test('every SIPP code of the matrix maps to published IDs', () => {
    const letters = (text: string) => fc.constantFrom(...text);
    const sippCode = fc
      .tuple(
        letters('MNEHCDIJSRFGPULWOX'),
        letters('BCDWVLSTFJXPQZEMRHYNGK'),
        letters('MNCABD'),
        letters('RNDQHIECLSABMFVZUX'),
      )
      .map((parts) => parts.join(''));
    const fuel = fc.constantFrom<FuelWord>('petrol', 'diesel', 'lpg', 'hybrid', 'plugInHybrid', 'electric');
    fc.assert(
      fc.property(sippCode, fuel, (code, word) => {
        const ids = idsOf(code, word);
        expect(nameOf(carClasses, ids.classId)).toBeDefined();
        expect(nameOf(fuelTypes, ids.fuelId)).toBeDefined();
        expect(nameOf(transmissionTypes, ids.transmissionId)).toBeDefined();
        expect(SEGMENTS.get(ids.segmentId)).toBeDefined();
      }),
    );
  });
});

describe('IDs of names', () => {
  test('the ID of a name is a stable integer of 31 bits', () => {
    expect(idOfName('Renault')).toBe(idOfName(' RENAULT '));
    fc.assert(
      fc.property(fc.string(), (name) => {
        const id = idOfName(name);
        expect(Number.isInteger(id) && id >= 1 && id < 2 ** 31).toBe(true);
      }),
    );
  });

  test('models with the same name by different makers have different IDs', () => {
    const modelOf = (brand: string) =>
      vehicleIdsOf({ brand, model: 'Master', sippCode: 'FVMD', fuel: 'diesel' }).modelId;
    expect(modelOf('Renault')).not.toBe(modelOf('Opel'));
  });
});
