import type { Language } from '../../shared/language.ts';

/** Roles of agency members. Operators, who run the service, belong to no agency. */
export type AgencyRole = 'owner' | 'developer' | 'finance' | 'viewer';
export type Role = AgencyRole | 'operator';

/** `notSet`: the member has no second factor. `required`: a code must be entered. `passed`: a code was accepted. */
export type SecondFactorState = 'notSet' | 'required' | 'passed';

/** Signed-in caller, as passed to every operation that requires a session. */
export type Member = {
  readonly memberId: string;
  readonly sessionId: string;
  /** Email address, used as the author of changes in the audit log. */
  readonly email: string;
  readonly role: Role;
  readonly agencyId: number | undefined;
  readonly secondFactor: SecondFactorState;
};

/** Member ID of a caller on the command line, whom the operating system has authenticated. */
export const COMMAND_LINE = 'commandLine';

/** Returns the fields that identify the caller of an action that requires two people. */
export const askerOf = ({ email: by, memberId }: Pick<Member, 'email' | 'memberId'>) => ({
  by,
  memberId: memberId === COMMAND_LINE ? undefined : memberId,
});

/** Person who can sign in or has been invited. */
export type Person = {
  readonly id: string;
  /** Email address in lower case. */
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly role: Role;
  /** Language of emails; `undefined` until the member has chosen one. */
  readonly language: Language | undefined;
  readonly agency: { readonly id: number; readonly name: string } | undefined;
  /** Password hash; `undefined` until the invitation is accepted. */
  readonly passwordHash: string | undefined;
  /** Second-factor secret in Base32. */
  readonly secondFactor: string | undefined;
  readonly pendingSecondFactor: string | undefined;
  readonly hasPasskey: boolean;
  readonly createdAt: Date;
  readonly lastSignedInAt: Date | undefined;
  readonly decidesSince: Date | undefined;
};

export type Session = {
  readonly id: string;
  readonly memberId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** Time at which the second factor was passed. */
  readonly passedAt: Date | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
};

/** Session with its new secret, which is returned once in a cookie. */
export type OpenedSession = { readonly session: Session; readonly person: Person; readonly token: string };

export type LinkKind = 'invitation' | 'passwordReset';

export type Link = {
  readonly id: string;
  readonly kind: LinkKind;
  readonly memberId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
