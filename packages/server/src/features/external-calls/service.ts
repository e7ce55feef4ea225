import type { Now } from '../../ports/clock.ts';
import { retentionStart } from './rules.ts';
import type { ExternalCallStore } from './store.sql.ts';

const DELETED_AT_ONCE = 5_000;

export async function deleteExpired({
  store,
  now,
}: {
  readonly store: ExternalCallStore;
  readonly now: Now;
}): Promise<void> {
  while ((await store.deleteBefore(retentionStart(now()), DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}
