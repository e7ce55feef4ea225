import type { Tx } from '../../ports/transaction.ts';
import type { RecentTries, VelocityReason } from './rules.velocity.ts';

/** Where agencies may have their customers sent after 3D Secure. */
export type CallbackOriginStore = {
  readonly originsOf: (agencyId: number) => Promise<readonly string[]>;
  /** An agency that does not exist is passed over. */
  readonly add: (agencyName: string, origin: string) => Promise<void>;
  /** @returns false when it is there already */
  readonly register: (tx: Tx, of: CallbackOrigin) => Promise<boolean>;
  /** @returns false when there was none */
  readonly withdraw: (tx: Tx, of: CallbackOrigin) => Promise<boolean>;
};

export type CallbackOrigin = { readonly agencyId: number; readonly origin: string };

/** A card that an agency tried, told apart by a keyed hash of its number. */
export type CardTry = { readonly agencyId: number; readonly card: Uint8Array; readonly bin: string };

/** Which cards were tried by which attempts, for as long as declines are counted. */
export type CardTryStore = {
  readonly recentOf: (
    tried: CardTry,
    since: Date,
    enough: Readonly<Record<VelocityReason, number>>,
  ) => Promise<RecentTries>;
  /** An attempt that a later call joins is noted once. */
  readonly note: (attemptId: string, tried: CardTry, at: Date) => Promise<void>;
  readonly deleteBefore: (at: Date) => Promise<void>;
};
