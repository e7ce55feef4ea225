import { computed, shallowRef } from 'vue';

type Return = { readonly promise: Promise<boolean>; readonly settle: (hasReturned: boolean) => void };
const current = shallowRef<Return>();

/** True while a member whose session has ended is asked to sign in again. */
export const isReturning = computed(() => current.value !== undefined);

/**
 * Waits until the same member has signed in again. Returns false if the member leaves. All waiting calls share one
 * prompt.
 */
export function askToReturn(): Promise<boolean> {
  if (!current.value) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    current.value = { promise, settle: resolve };
  }
  return current.value.promise;
}

export function settleReturn(hasReturned: boolean): void {
  current.value?.settle(hasReturned);
  current.value = undefined;
}
