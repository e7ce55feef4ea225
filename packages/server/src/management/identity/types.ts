import type { Language } from '../../shared/language.ts';

/** What a person may do: operators run the service, the others belong to an agency. */
export type AgencyRole = 'owner' | 'developer' | 'finance' | 'viewer';
export type Role = AgencyRole | 'operator';

/** `passed`: a code was given; `required`: one has yet to be; `notSet`: the member has none. */
export type SecondFactorState = 'notSet' | 'required' | 'passed';

/** Who asks, as every operation that needs a session sees it. */
export type Member = {
  readonly memberId: string;
  readonly sessionId: string;
  /** Who a change was made by, in the audit. */
  readonly email: string;
  readonly role: Role;
  /** Operators belong to none. */
  readonly agencyId: number | undefined;
  readonly secondFactor: SecondFactorState;
};

/** The caller of an action that takes two people. */
export const askerOf = ({ email: by, memberId }: Member) => ({ by, memberId });

/** A person who can sign in, or was invited to. */
export type Person = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly role: Role;
  /** Of mail; missing until the member has chosen. */
  readonly language: Language | undefined;
  readonly agency: { readonly id: number; readonly name: string } | undefined;
  /** Missing until the invitation is accepted. */
  readonly passwordHash: string | undefined;
  /** Base32. */
  readonly secondFactor: string | undefined;
  readonly pendingSecondFactor: string | undefined;
  readonly createdAt: Date;
  readonly lastSignedInAt: Date | undefined;
  /** Of an operator: since when they may decide requests. */
  readonly decidesSince: Date | undefined;
};

export type Session = {
  readonly id: string;
  readonly memberId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** When a code was given. */
  readonly passedAt: Date | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
};

/** A session that has just got another secret: it is told once, in a cookie. */
export type OpenedSession = { readonly session: Session; readonly person: Person; readonly token: string };

export type LinkKind = 'invitation' | 'passwordReset';

export type Link = {
  readonly id: string;
  readonly kind: LinkKind;
  readonly memberId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
