import type { Tx } from '../../ports/transaction.ts';
import type { Link, LinkKind, Member, Person, Session } from './types.ts';

type Factors = Pick<Person, 'secondFactor' | 'pendingSecondFactor'>;
type Changes = Partial<
  Pick<Person, 'role' | 'language' | 'firstName' | 'lastName' | 'passwordHash' | 'decidesSince'> & Factors
>;

export type MemberStore = {
  /** Without members of an agency that has ended: they cannot sign in. */
  readonly findByEmail: (email: string, tx?: Tx) => Promise<Person | undefined>;
  readonly findActive: (id: string) => Promise<Person | undefined>;
  readonly find: (id: string) => Promise<Person | undefined>;
  /** In the order in which they were invited; without an agency, the operators. */
  readonly list: (agencyId: number | undefined) => Promise<readonly Person[]>;
  /** Of this agency, or of the operators. */
  readonly findOf: (
    email: string,
    agencyId: number | undefined,
    tx?: Tx,
  ) => Promise<(Person & { readonly isElsewhere: boolean }) | undefined>;
  /** The same, held until the transaction ends. */
  readonly lock: (tx: Tx, id: string, agencyId: number | undefined) => Promise<Person | undefined>;
  /** The ids of the members who can sign in with this role, held until the transaction ends. */
  readonly lockActive: (tx: Tx, of: Pick<Member, 'role' | 'agencyId'>) => Promise<readonly string[]>;
  /**
   * Adds a member. `isElsewhere`: the address has an account at a different agency, so the invitation cannot be accepted.
   * @returns whether the address was free
   */
  readonly add: (
    tx: Tx,
    person: Omit<Person, 'agency'> & Pick<Member, 'agencyId'>,
    options?: { readonly isElsewhere?: boolean },
  ) => Promise<boolean>;
  /** Sets the given columns; one given as `undefined` becomes null. */
  readonly change: (tx: Tx, id: string, changes: Changes) => Promise<void>;
  readonly remove: (tx: Tx, id: string) => Promise<void>;
  /** An operator who accepted while an earlier release ran decides from then on. */
  readonly noteSignIn: (id: string, at: Date) => Promise<void>;
  /** @returns whether no code of this step or a later one was taken before */
  readonly takeStep: (id: string, step: number) => Promise<boolean>;
  readonly replaceRecoveryCodes: (tx: Tx, id: string, hashes: readonly Buffer[]) => Promise<void>;
  /** Any of the hashes, which are those of one code. @returns whether it was there */
  readonly takeRecoveryCode: (id: string, hashes: readonly Buffer[]) => Promise<boolean>;
};

/** Of a session, whom it belongs to. */
export type Identified = {
  readonly session: Session;
  readonly member: Pick<Person, 'email' | 'role'> & Pick<Member, 'agencyId'> & { readonly hasSecondFactor: boolean };
};

type Since = { readonly now: Date; readonly idleSince: Date };

export type SessionStore = {
  readonly add: (session: Session, tokenHash: Buffer, tx?: Tx) => Promise<void>;
  readonly identify: (tokenHash: Buffer, since: Since) => Promise<Identified | undefined>;
  readonly touch: (id: string, at: Date) => Promise<void>;
  /** Another secret, and with `passedAt` the second factor. */
  readonly rotate: (id: string, tokenHash: Buffer, passedAt?: Date, tx?: Tx) => Promise<void>;
  readonly list: (memberId: string, since: Since) => Promise<readonly Session[]>;
  /** @returns whether there was one */
  readonly end: (of: { readonly id: string; readonly memberId: string }) => Promise<boolean>;
  readonly endAll: (tx: Tx, memberId: string, except?: string) => Promise<void>;
  readonly deleteExpired: (since: Since) => Promise<void>;
};

export type LinkStore = {
  /** Those of the same kind that the member had are void. */
  readonly put: (link: Link, tokenHash: Buffer, tx?: Tx) => Promise<void>;
  readonly find: (kind: LinkKind, tokenHash: Buffer, now: Date) => Promise<Link | undefined>;
  /** @returns it when it was still there: a link is used once */
  readonly take: (tx: Tx, kind: LinkKind, tokenHash: Buffer, now: Date) => Promise<Link | undefined>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

export type TryStore = {
  /**
   * Counts a try before its outcome is known, so that tries in parallel are counted, too.
   * @param pauses the seconds until the next one, after the first try, the second…; the last goes on
   * @returns when the next try is looked at, if this one came too early
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
