import type { Member, Role, SecondFactorState } from './types.ts';

export const SESSION_IDLE_SECONDS = 12 * 3600;
export const SESSION_SECONDS = 7 * 86_400;
/** Minimum interval between updates of a session's last-seen time. */
export const SEEN_SECONDS = 60;

export const LINK_SECONDS = { invitation: 72 * 3600, passwordReset: 3600 } as const;

/** Returns false on staging, where a second factor is optional for every member. */
export const needsSecondFactor = (role: Role, isMandatory: boolean) =>
  isMandatory && (role === 'owner' || role === 'operator');

export function stateOf(hasSecondFactor: boolean, hasPassed: boolean): SecondFactorState {
  if (!hasSecondFactor) return 'notSet';
  return hasPassed ? 'passed' : 'required';
}

/** Returns whether the member must set up or pass a second factor before using the portal. */
export function isHeldBack({ secondFactor, role }: Pick<Member, 'secondFactor' | 'role'>, isMandatory: boolean) {
  return secondFactor === 'required' || (secondFactor === 'notSet' && needsSecondFactor(role, isMandatory));
}

type AccessRule = { readonly roles: readonly string[]; readonly agencyId: string | undefined };

/**
 * Returns `undefined` if the call is allowed. Another agency's path is reported as not found, whatever the
 * member's role.
 */
export function refusalOf(
  { roles, agencyId }: AccessRule,
  member: Pick<Member, 'role' | 'agencyId' | 'secondFactor'>,
  isMandatory: boolean,
): 'forbidden' | 'notFound' | undefined {
  if (isHeldBack(member, isMandatory) && !roles.includes('unverified')) return 'forbidden';
  const isElsewhere = member.role !== 'operator' && agencyId !== undefined && agencyId !== String(member.agencyId);
  if (isElsewhere) return 'notFound';
  return roles.includes(member.role) ? undefined : 'forbidden';
}

const FRAGMENTS = [
  'password',
  'passwort',
  'parola',
  'sifre',
  'şifre',
  'qwertyuiop',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  'iloveyou',
  'letmein',
  'welcome',
  'admin',
  'agency',
  'booking',
  'istanbul',
  '1234567890',
  '123456',
  '1234',
  '2026',
  '2027',
] as const;
const OWN_CHARACTERS = 6;
const DIFFERENT_CHARACTERS = 5;

type Names = {
  readonly email: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
};

/**
 * Finds a weakness in a password that is long enough. Enough characters must remain once the easily guessed parts have
 * been removed.
 */
export function weaknessOf(password: string, { email, firstName, lastName }: Names): string | undefined {
  const known = password.toLowerCase();
  if (new Set(known).size < DIFFERENT_CHARACTERS) return 'has too few different characters';
  const names = [...email.split(/[@._+-]/), firstName, lastName].filter((name) => name && name.length > 2) as string[];
  const left = [...names.map((name) => name.toLowerCase()), ...FRAGMENTS].reduce(
    (text, part) => text.replaceAll(part, ''),
    known,
  );
  return left.length < OWN_CHARACTERS ? 'is a common one, or holds the name or address of the member' : undefined;
}
