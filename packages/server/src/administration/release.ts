import type { Tx } from '../ports/transaction.ts';
import { type Asked, type AuditDeps, audited } from './audited.ts';

export type ReleaseDeps = AuditDeps & {
  readonly written: {
    /** What each writes, in words. */
    readonly formats: ReadonlyMap<number, string>;
    readonly newest: number;
    readonly settledOn: () => Promise<{ readonly number: number; readonly settledAt: Date | undefined }>;
    /** @returns false: it was so */
    readonly settle: (tx: Tx, at: Date) => Promise<boolean>;
  };
};

export type ReleaseStanding = {
  /** Nothing is written for an earlier release any more. */
  readonly isSettled: boolean;
  readonly format: number;
  readonly newest: number;
  readonly writes: string;
  readonly settledAt: Date | undefined;
};

export async function showRelease({ written }: ReleaseDeps): Promise<ReleaseStanding> {
  const { number, settledAt } = await written.settledOn();
  const { formats, newest } = written;
  const writes = formats.get(number) ?? 'what a later release writes';
  return { isSettled: number >= newest, format: number, newest, writes, settledAt };
}

/** From now on every process writes as this release does: one of the release before cannot read it any more. */
export async function settleRelease({ by }: Asked, deps: ReleaseDeps): Promise<ReleaseStanding> {
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
