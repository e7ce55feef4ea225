import { computed, shallowRef } from 'vue';
import * as service from './generated/calls.ts';
import type { Agency, Role } from './generated/types.ts';
import { may, role } from './session.ts';

const current = shallowRef<Agency>();
let wanted: number | undefined;

/** The agency whose pages are open; `undefined` until it is loaded. */
export const openAgency = computed(() => current.value);

/** Loads an agency. If it cannot be loaded, the page itself shows the reason. */
export async function loadAgency(agencyId: number | undefined): Promise<void> {
  wanted = agencyId;
  if (current.value?.id !== agencyId) current.value = undefined;
  if (agencyId === undefined) return;
  const found = await service.getAgency({ path: { agencyId } }).catch(() => undefined);
  if (wanted === agencyId) current.value = found;
}

/**
 * Returns true if the member may change data. Members of a suspended agency are offered no actions that change its
 * data.
 */
export const mayChange = (...roles: readonly Role[]): boolean =>
  may(...roles) && (role.value === 'operator' || current.value?.suspension === undefined);
