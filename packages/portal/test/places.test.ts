import { expect, test } from 'vitest';
import contract from '../../server/src/generated/management/openapi.json' with { type: 'json' };
import { AGENCY_PLACES, DESK_PLACES, homeOf, type Place, seenBy } from '../src/rules/places.ts';

const rolesOf = new Map(
  Object.values(contract.paths as Record<string, Record<string, { operationId?: string; 'x-roles'?: string[] }>>)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation['x-roles']] as const),
);

test('a page is in the menu of those who may call what it begins with', () => {
  const places: readonly Place[] = [...AGENCY_PLACES, ...DESK_PLACES];
  const known = places.filter(({ operation }) => rolesOf.has(operation));
  expect(known.length).toBeGreaterThan(1);
  for (const { name, operation, roles } of known)
    expect([name, roles], operation).toEqual([name, rolesOf.get(operation)]);
});

test('a member begins at their agency, an operator at all of them', () => {
  expect(homeOf('finance', 1001)).toBe('/agencies/1001');
  expect(homeOf('operator', undefined)).toBe('/desk/agencies');
});

test('an agency sees nothing of the desk', () => {
  for (const role of ['owner', 'developer', 'finance', 'viewer'] as const)
    expect(seenBy(DESK_PLACES, role)).toEqual([]);
});
