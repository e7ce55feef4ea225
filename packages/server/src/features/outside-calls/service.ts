import type { Now } from '../../ports/clock.ts';
import { keptSince } from './rules.ts';
import type { OutsideCallStore } from './store.ts';

const DELETED_AT_ONCE = 5_000;

export async function deleteExpired({
  store,
  now,
}: {
  readonly store: OutsideCallStore;
  readonly now: Now;
}): Promise<void> {
  while ((await store.deleteBefore(keptSince(now()), DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}
