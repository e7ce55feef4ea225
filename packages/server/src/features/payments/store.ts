import type { Tx } from '../../ports/transaction.ts';
import type { RecentTries, VelocityReason } from './rules.velocity.ts';

export type CallbackOriginStore = {
  readonly originsOf: (agencyId: number) => Promise<readonly string[]>;
  /** Adds an origin. An unknown agency is ignored. */
  readonly add: (agencyName: string, origin: string) => Promise<void>;
  /** Returns false if the origin is already registered. */
  readonly register: (tx: Tx, of: CallbackOrigin) => Promise<boolean>;
  /** Returns false if the origin was not registered. */
  readonly withdraw: (tx: Tx, of: CallbackOrigin) => Promise<boolean>;
};

type CallbackOrigin = { readonly agencyId: number; readonly origin: string };

/** Card used by an agency, identified by a keyed hash of the card number. */
type CardTry = { readonly agencyId: number; readonly card: Uint8Array; readonly bin: string };

/** Store for cards used in recent payment attempts. Cards are kept for as long as declines are counted. */
export type CardTryStore = {
  readonly recentOf: (
    tried: CardTry,
    since: Date,
    enough: Readonly<Record<VelocityReason, number>>,
  ) => Promise<RecentTries>;
  /** Records an attempt. If later calls join the attempt, it is still recorded only once. */
  readonly note: (attemptId: string, tried: CardTry, at: Date) => Promise<void>;
  readonly deleteBefore: (at: Date) => Promise<void>;
};
