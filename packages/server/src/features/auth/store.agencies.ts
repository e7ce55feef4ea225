import type { Tx } from '../../ports/transaction.ts';
import type { Agency, ApiKey, IssuedKey, KeyChanges, User } from './types.ts';

/** With an agency, one of this agency only. */
export type NamedKey = Pick<IssuedKey, 'key'> & { readonly agencyId?: number | undefined };

/** Agencies, and the keys of their users, as operators make and change them. */
export type AgencyStore = {
  readonly list: () => Promise<readonly Agency[]>;
  readonly find: (id: number) => Promise<Agency | undefined>;
  /** Held until the transaction ends. */
  readonly lock: (tx: Tx, id: number) => Promise<Agency | undefined>;
  /** @returns `undefined` when the name is taken */
  readonly add: (tx: Tx, agency: Omit<Agency, 'id' | 'endedAt'>) => Promise<Agency | undefined>;
  readonly change: (tx: Tx, agency: Omit<Agency, 'endedAt'>) => Promise<void>;
  readonly end: (tx: Tx, which: { readonly id: number; readonly at: Date }) => Promise<void>;
  readonly isNameTaken: (tx: Tx, agency: Pick<Agency, 'id' | 'name'>) => Promise<boolean>;

  readonly findUser: (tx: Tx, of: Pick<User, 'email'> & Pick<ApiKey, 'agencyId'>) => Promise<User | undefined>;
  /** @returns whether the email address was free */
  readonly addUser: (tx: Tx, user: User & Pick<ApiKey, 'agencyId'>) => Promise<boolean>;

  /** Of one agency, or of all; those that are disabled, too. */
  readonly listKeys: (agencyId: number | undefined) => Promise<readonly IssuedKey[]>;
  /** Held until the transaction ends. */
  readonly lockKey: (tx: Tx, named: NamedKey) => Promise<IssuedKey | undefined>;
  /** Those that are disabled are not counted. */
  readonly countKeys: (tx: Tx, agencyId: number) => Promise<number>;
  readonly addKey: (tx: Tx, key: IssuedKey & Pick<ApiKey, 'secretHash'>) => Promise<void>;
  /** What is not named stays; a name or end that is named as `undefined` is taken away. */
  readonly changeKey: (
    tx: Tx,
    id: string,
    change: KeyChanges & Partial<Pick<ApiKey, 'secretHash' | 'status'>>,
  ) => Promise<void>;
  /** When keys were used last; never earlier than what is kept. */
  readonly noteUses: (keyIds: readonly string[], usedAt: Date) => Promise<void>;
};
