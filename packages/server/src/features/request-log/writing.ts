import type { Now } from '../../ports/clock.ts';
import { createWrittenBeside } from '../../shared/written-beside.ts';
import type { BodyStore } from './store.bodies.ts';
import type { RequestLogStore } from './store.sql.ts';
import type { LoggedRequest } from './types.ts';

const USE_NOTED_EVERY_MILLISECONDS = 60_000;

type WritingDeps = {
  readonly store: Pick<RequestLogStore, 'add'>;
  /** The store for bodies; absent in production, where bodies are never stored. */
  readonly bodies: Pick<BodyStore, 'add'> | undefined;
  readonly noteUses: (keyIds: readonly string[], usedAt: Date) => Promise<void>;
  readonly now: Now;
  /** Reports the number of calls missing from the log. */
  readonly dropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

export function createWriting({ store, bodies, noteUses, now, ...given }: WritingDeps) {
  const notedAt = new Map<string, number>();
  return createWrittenBeside<LoggedRequest>({
    ...given,
    now,
    async write(requests) {
      await bodies?.add(requests.flatMap(storedBodiesOf));
      await store.add(requests);
    },
    async written(requests) {
      const nowMs = now().getTime();
      const used = [...new Set(requests.map(({ keyId }) => keyId))].filter(
        (keyId) => nowMs >= (notedAt.get(keyId) ?? 0) + USE_NOTED_EVERY_MILLISECONDS,
      );
      if (used.length === 0) return;
      await noteUses(used, now());
      for (const keyId of used) notedAt.set(keyId, nowMs);
    },
  });
}

const storedBodiesOf = ({ bodies, agencyId, at }: LoggedRequest) => (bodies ? [{ ...bodies, agencyId, at }] : []);
