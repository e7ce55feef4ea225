import type { Tx } from '../../ports/transaction.ts';
import type { Agency, ApiKey, IssuedKey, User } from './types.ts';

/** Agencies, and the keys of their users, as operators make and change them. */
export type AgencyStore = {
  readonly list: () => Promise<readonly Agency[]>;
  readonly find: (id: number) => Promise<Agency | undefined>;
  /** Held until the transaction ends. */
  readonly lock: (tx: Tx, id: number) => Promise<Agency | undefined>;
  /** @returns `undefined` when the name is taken */
  readonly add: (tx: Tx, agency: Omit<Agency, 'id'>) => Promise<Agency | undefined>;
  readonly change: (tx: Tx, agency: Agency) => Promise<void>;
  readonly isNameTaken: (tx: Tx, agency: Pick<Agency, 'id' | 'name'>) => Promise<boolean>;

  readonly findUser: (tx: Tx, email: string) => Promise<(User & Pick<ApiKey, 'agencyId'>) | undefined>;
  readonly addUser: (tx: Tx, user: User & Pick<ApiKey, 'agencyId'>) => Promise<void>;

  /** Of one agency, or of all. */
  readonly listKeys: (agencyId: number | undefined) => Promise<readonly IssuedKey[]>;
  /** Held until the transaction ends. */
  readonly lockKey: (tx: Tx, key: string) => Promise<IssuedKey | undefined>;
  readonly addKey: (tx: Tx, key: IssuedKey & Pick<ApiKey, 'secretHash'>) => Promise<void>;
  readonly changeKey: (tx: Tx, id: string, change: Partial<Pick<ApiKey, 'secretHash' | 'status'>>) => Promise<void>;
};
