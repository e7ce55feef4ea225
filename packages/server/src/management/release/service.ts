import type { Tx } from '../../ports/transaction.ts';
import { type ActorContext, type AuditDeps, audited } from '../audited.ts';

export type ReleaseDeps = AuditDeps & {
  readonly written: {
    /** Descriptions of the data formats, keyed by format number. */
    readonly formats: ReadonlyMap<number, string>;
    readonly newest: number;
    readonly settledOn: () => Promise<{ readonly number: number; readonly settledAt: Date | undefined }>;
    /** Finalizes the newest format. Returns false if the format was already finalized. */
    readonly settle: (tx: Tx, at: Date) => Promise<boolean>;
  };
};

export type ReleaseStanding = {
  /** True if the service no longer writes data for earlier releases. */
  readonly isSettled: boolean;
  readonly format: number;
  readonly newest: number;
  readonly writes: string;
  readonly settledAt: Date | undefined;
};

export async function showRelease({ written }: ReleaseDeps): Promise<ReleaseStanding> {
  const { number, settledAt } = await written.settledOn();
  const { formats, newest } = written;
  const writes = formats.get(number) ?? 'the format of a later release';
  return { isSettled: number >= newest, format: number, newest, writes, settledAt };
}

/** Switches every process to this release's data format, which processes of the previous release cannot read. */
export async function settleRelease({ by }: ActorContext, deps: ReleaseDeps): Promise<ReleaseStanding> {
  const before = await showRelease(deps);
  await audited(
    { by, action: 'settleRelease' },
    async (tx) => {
      const isChanged = await deps.written.settle(tx, deps.now());
      const kept = {
        subject: 'written format',
        agencyId: undefined,
        before: { format: before.format },
        after: { format: before.newest },
      };
      return { result: undefined, kept: isChanged ? kept : 'unchanged' };
    },
    deps,
  );
  return showRelease(deps);
}
