import { expect, test } from 'vitest';
import contract from '../../server/src/generated/management/openapi.json' with { type: 'json' };
import { AGENCY_PLACES, DESK_PLACES, homeOf, mayOpen, type Place, seenBy } from '../src/rules/places.ts';

const rolesOf = new Map(
  Object.values(contract.paths as Record<string, Record<string, { operationId?: string; 'x-roles'?: string[] }>>)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation['x-roles']] as const),
);

test('a page is in the menu of every role that may call its first operation', () => {
  const places: readonly Place[] = [...AGENCY_PLACES, ...DESK_PLACES];
  const known = places.filter(({ operation }) => rolesOf.has(operation));
  expect(known.length).toBeGreaterThan(1);
  for (const { name, operation, roles } of known)
    expect([name, roles], operation).toEqual([name, rolesOf.get(operation)]);
});

test('members start at their agency, and operators start at their desk', () => {
  expect(homeOf('finance', 1001)).toBe('/agencies/1001');
  expect(homeOf('operator', undefined)).toBe('/desk');
});

test('agency roles see no page of the operator desk', () => {
  for (const role of ['owner', 'developer', 'finance', 'viewer'] as const)
    expect(seenBy(DESK_PLACES, role)).toEqual([]);
});

test.each([
  ['/agencies/7/credit', 'developer', false],
  ['/agencies/7/credit/101', 'developer', false],
  ['/agencies/7/audit', 'developer', false],
  ['/agencies/7/keys', 'finance', false],
  ['/agencies/7/settings', 'owner', false],
  ['/desk/suppliers/vendor/ALFA', 'owner', false],
  ['/agencies/7', 'finance', true],
  ['/agencies/7/orders/CAR-1', 'viewer', true],
  ['/agencies/7/settings', 'operator', true],
  ['/account', 'viewer', true],
] as const)('%s is open to the role %s: %s', (path, role, isOpen) => {
  expect(mayOpen(path, role)).toBe(isOpen);
});
