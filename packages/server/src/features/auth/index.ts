import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { KeyRing } from '../../shared/keys.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import type { Signing } from '../../shared/signing.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAuthHandlers } from './handlers.ts';
import { createGoodTokens, identify } from './identify.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import {
  type AgencyDeps,
  changeAgency,
  changeKey,
  createKey,
  rollKey,
  rotateKey,
  setKeyStatus,
} from './service.agencies.ts';
import { deleteExpired } from './service.ts';
import { stagingAgencies } from './staging.ts';
import type { AgencyStore, NamedKey } from './store.agencies.ts';
import type { AuthStore } from './store.sql.ts';
import type { KeyStatus } from './types.ts';

type AuthRoomDeps = {
  readonly store: AuthStore;
  readonly agencies: AgencyStore;
  readonly report: ReportSecurity;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  readonly keys: { readonly accessTokens: KeyRing; readonly refreshTokens: Signing };
  readonly environment: 'staging' | 'production';
};

export function createAuthRoom({ keys, environment, ...given }: AuthRoomDeps) {
  const deps = {
    ...given,
    accessTokens: createAccessTokens(keys.accessTokens, environment),
    refreshTokens: createRefreshTokens(keys.refreshTokens),
    goodTokens: createGoodTokens(),
  };
  const issuing: AgencyDeps = { ...given, mark: environment === 'production' ? 'live' : 'test' };
  return {
    handlers: createAuthHandlers(deps),
    identify: (token: string, clientAddress: string) => identify(token, clientAddress, deps),
    deleteExpiredLogins: () => deleteExpired(deps),
    agencies: {
      list: given.agencies.list,
      find: given.agencies.find,
      lock: given.agencies.lock,
      add: given.agencies.add,
      end: given.agencies.end,
      suspend: given.agencies.suspend,
      change: (tx: Tx, change: Parameters<typeof changeAgency>[1]) => changeAgency(tx, change, issuing),
    },
    keys: {
      list: given.agencies.listKeys,
      create: (tx: Tx, wanted: Parameters<typeof createKey>[1]) => createKey(tx, wanted, issuing),
      change: (tx: Tx, change: Parameters<typeof changeKey>[1]) => changeKey(tx, change, issuing),
      roll: (tx: Tx, wanted: Parameters<typeof rollKey>[1]) => rollKey(tx, wanted, issuing),
      rotate: (tx: Tx, named: NamedKey) => rotateKey(tx, named, issuing),
      setStatus: (tx: Tx, change: NamedKey & { status: KeyStatus }) => setKeyStatus(tx, change, issuing),
    },
    /** Adds only missing staging agencies, so that a manually suspended key stays suspended. */
    async addStagingAgencies(): Promise<void> {
      for (const agency of stagingAgencies) await deps.store.addAgency(agency);
    },
  };
}
