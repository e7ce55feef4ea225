import type { components } from '../../generated/management/types.ts';
import type { Person } from './types.ts';

export function toMember(person: Person): components['schemas']['Member'] {
  const { id, email, firstName, lastName, role, language, agency, createdAt, lastSignedInAt } = person;
  return {
    ...{ id, email, firstName, lastName, role, language, agency },
    status: person.passwordHash === undefined ? 'invited' : 'active',
    hasSecondFactor: person.secondFactor !== undefined,
    hasPasskey: person.hasPasskey,
    lastSignedInAt: lastSignedInAt?.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
