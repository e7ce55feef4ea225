import type { Tx } from '../../ports/transaction.ts';
import type { Agency, ApiKey, IssuedKey, KeyChanges, User } from './types.ts';

/** Key to look up. If `agencyId` is set, only a key of this agency matches. */
export type NamedKey = Pick<IssuedKey, 'key'> & { readonly agencyId?: number | undefined };

export type AgencyStore = {
  readonly list: () => Promise<readonly Agency[]>;
  readonly find: (id: number) => Promise<Agency | undefined>;
  readonly lock: (tx: Tx, id: number) => Promise<Agency | undefined>;
  /** Returns `undefined` if the name is taken. */
  readonly add: (tx: Tx, agency: Pick<Agency, 'name' | 'permissions'>) => Promise<Agency | undefined>;
  readonly change: (tx: Tx, agency: Pick<Agency, 'id' | 'name' | 'permissions'>) => Promise<void>;
  readonly end: (tx: Tx, which: { readonly id: number; readonly at: Date }) => Promise<void>;
  /** Suspends an agency, or ends its suspension if `suspension` is `undefined`. */
  readonly suspend: (tx: Tx, agency: Pick<Agency, 'id' | 'suspension'>) => Promise<void>;
  readonly isNameTaken: (tx: Tx, agency: Pick<Agency, 'id' | 'name'>) => Promise<boolean>;

  readonly findUser: (tx: Tx, of: Pick<User, 'email'> & Pick<ApiKey, 'agencyId'>) => Promise<User | undefined>;
  /** Returns false if the email address is already in use. */
  readonly addUser: (tx: Tx, user: User & Pick<ApiKey, 'agencyId'>) => Promise<boolean>;

  /** Lists an agency's keys, including disabled keys. */
  readonly listKeys: (agencyId: number) => Promise<readonly IssuedKey[]>;
  readonly lockKey: (tx: Tx, named: NamedKey) => Promise<IssuedKey | undefined>;
  /** Counts an agency's keys, excluding disabled keys. */
  readonly countKeys: (tx: Tx, agencyId: number) => Promise<number>;
  readonly addKey: (tx: Tx, key: IssuedKey & Pick<ApiKey, 'secretHash'>) => Promise<void>;
  /** A name or expiry given as `undefined` is removed. */
  readonly changeKey: (
    tx: Tx,
    id: string,
    change: KeyChanges & Partial<Pick<ApiKey, 'secretHash' | 'status'>>,
  ) => Promise<void>;
  /** Stores the times at which keys were used. An earlier time never replaces a later one. */
  readonly noteUses: (keyIds: readonly string[], usedAt: Date) => Promise<void>;
};
