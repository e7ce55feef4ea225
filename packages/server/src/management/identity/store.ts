import type { Tx } from '../../ports/transaction.ts';
import type { Link, LinkKind, Member, Person, Session } from './types.ts';

type Factors = Pick<Person, 'secondFactor' | 'pendingSecondFactor'>;
type Changes = Partial<
  Pick<Person, 'role' | 'language' | 'firstName' | 'lastName' | 'passwordHash' | 'decidesSince'> & Factors
>;

export type MemberStore = {
  /** Finds a member by email address. Members of a closed agency are excluded because they cannot sign in. */
  readonly findByEmail: (email: string, tx?: Tx) => Promise<Person | undefined>;
  readonly findActive: (id: string) => Promise<Person | undefined>;
  readonly find: (id: string) => Promise<Person | undefined>;
  /** Lists members in order of invitation; if no agency is given, lists the operators. */
  readonly list: (agencyId: number | undefined) => Promise<readonly Person[]>;
  /** Finds a member of the given agency, or an operator if no agency is given. */
  readonly findOf: (
    email: string,
    agencyId: number | undefined,
    tx?: Tx,
  ) => Promise<(Person & { readonly isElsewhere: boolean }) | undefined>;
  readonly lock: (tx: Tx, id: string, agencyId: number | undefined) => Promise<Person | undefined>;
  /** Returns the IDs of the members who can sign in with this role, and locks them until the transaction ends. */
  readonly lockActive: (tx: Tx, of: Pick<Member, 'role' | 'agencyId'>) => Promise<readonly string[]>;
  /**
   * Adds a member. `isElsewhere`: the address has an account that belongs to another agency, so the invitation cannot
   * be accepted. Returns whether the address was free.
   */
  readonly add: (
    tx: Tx,
    person: Omit<Person, 'agency' | 'hasPasskey'> & Pick<Member, 'agencyId'>,
    options?: { readonly isElsewhere?: boolean },
  ) => Promise<boolean>;
  /** Sets the given columns. A value of `undefined` sets the column to null. */
  readonly change: (tx: Tx, id: string, changes: Changes) => Promise<void>;
  readonly remove: (tx: Tx, id: string) => Promise<void>;
  /**
   * Lets an operator who accepted the invitation under an earlier release decide on requests made after this sign-in.
   */
  readonly noteSignIn: (id: string, at: Date) => Promise<void>;
  /** Marks a code's time step as used. Returns false if a code from this step or a later one was already used. */
  readonly takeStep: (id: string, step: number) => Promise<boolean>;
  readonly replaceRecoveryCodes: (tx: Tx, id: string, hashes: readonly Buffer[]) => Promise<void>;
  /** Consumes the recovery code that matches any of the hashes. Returns whether it existed. */
  readonly takeRecoveryCode: (id: string, hashes: readonly Buffer[]) => Promise<boolean>;
};

export type Identified = {
  readonly session: Session;
  readonly member: Pick<Person, 'email' | 'role'> & Pick<Member, 'agencyId'> & { readonly hasSecondFactor: boolean };
};

type Since = { readonly now: Date; readonly idleSince: Date };

export type SessionStore = {
  readonly add: (session: Session, tokenHash: Buffer, tx?: Tx) => Promise<void>;
  readonly identify: (tokenHash: Buffer, since: Since) => Promise<Identified | undefined>;
  readonly touch: (id: string, at: Date) => Promise<void>;
  /** Replaces a session's secret and, if `passedAt` is given, marks the second factor as passed. */
  readonly rotate: (id: string, tokenHash: Buffer, passedAt?: Date, tx?: Tx) => Promise<void>;
  readonly list: (memberId: string, since: Since) => Promise<readonly Session[]>;
  /** Ends a session. Returns whether it existed. */
  readonly end: (of: { readonly id: string; readonly memberId: string }) => Promise<boolean>;
  readonly endAll: (tx: Tx, memberId: string, except?: string) => Promise<void>;
  readonly deleteExpired: (since: Since) => Promise<void>;
};

export type LinkStore = {
  /** Adds a link; the member's earlier links of the same kind become invalid. */
  readonly put: (link: Link, tokenHash: Buffer, tx?: Tx) => Promise<void>;
  readonly find: (kind: LinkKind, tokenHash: Buffer, now: Date) => Promise<Link | undefined>;
  /** Consumes a link. Returns the link if it was still valid. */
  readonly take: (tx: Tx, kind: LinkKind, tokenHash: Buffer, now: Date) => Promise<Link | undefined>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

export type TryStore = {
  /**
   * Counts an attempt before its outcome is known, so that parallel attempts are also counted.
   * `pauses` contains the number of seconds to wait after each attempt; the last value repeats.
   * Returns the earliest time of the next attempt if this one was too early.
   */
  readonly claim: (
    subject: Buffer,
    at: { readonly now: Date; readonly forgetsBefore: Date; readonly pauses: readonly number[] },
  ) => Promise<Date | undefined>;
  readonly forget: (subjects: readonly Buffer[]) => Promise<void>;
  readonly knowsNetwork: (memberId: string, networks: readonly Buffer[], since: Date) => Promise<boolean>;
  readonly noteNetwork: (memberId: string, network: Buffer, at: Date) => Promise<void>;
  readonly deleteExpired: (before: { readonly tries: Date; readonly networks: Date }) => Promise<void>;
};
