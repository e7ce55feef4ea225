import type { Now } from '../../ports/clock.ts';
import { addSeconds } from '../../shared/time.ts';
import { type AgencyDeps, noSuchAgency } from '../agency.ts';
import { checklistOf, type GoLive } from './rules.ts';
import type { GoLiveStore } from './store.sql.ts';

export type GoLiveDeps = Pick<AgencyDeps, 'agencies'> & { readonly goLiveStore: GoLiveStore; readonly now: Now };

/**
 * Period for which a completed step remains valid. After that, the step must be repeated, because client programs
 * change.
 */
const SEEN_SECONDS = 30 * 24 * 60 * 60;

/** Returns the go-live checklist, based on the agency's activity in this environment during the last 30 days. */
export async function getGoLive(
  { agencyId }: { readonly agencyId: number },
  { agencies, goLiveStore, now }: GoLiveDeps,
): Promise<GoLive> {
  if (!(await agencies.find(agencyId))) noSuchAgency(agencyId);
  return checklistOf(await goLiveStore.seenOf(agencyId, addSeconds(now(), -SEEN_SECONDS)));
}
