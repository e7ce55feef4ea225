import { type Ref, ref, type ShallowRef, shallowRef, watch } from 'vue';
import { asRefusal, type Refusal } from './refusal.ts';

export type Loaded<Data> = {
  readonly data: ShallowRef<Data | undefined>;
  readonly refusal: ShallowRef<Refusal | undefined>;
  readonly isLoading: Ref<boolean>;
  /** Loads the data again. The current data stays visible until the response arrives. */
  again(): Promise<void>;
};

/**
 * Loads data immediately, and again whenever a dependency changes. Outdated responses are discarded. If the load fails,
 * data that was loaded for other dependencies is removed.
 */
export function useLoaded<Data>(load: () => Promise<Data>, dependsOn?: () => unknown): Loaded<Data> {
  const data = shallowRef<Data>();
  const refusal = shallowRef<Refusal>();
  const isLoading = ref(false);
  let newest = 0;
  async function request(isForOther: boolean): Promise<void> {
    const mine = ++newest;
    isLoading.value = true;
    try {
      const answer = await load();
      if (mine !== newest) return;
      data.value = answer;
      refusal.value = undefined;
    } catch (error) {
      if (mine !== newest) return;
      refusal.value = asRefusal(error);
      if (isForOther) data.value = undefined;
    } finally {
      if (mine === newest) isLoading.value = false;
    }
  }
  const again = () => request(false);
  if (dependsOn) watch(dependsOn, () => request(true), { immediate: true });
  else void again();
  return { data, refusal, isLoading, again };
}

/** Runs the action of a form or button, one run at a time. An error stays visible until the next attempt. */
export function useAction<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) {
  const refusal = shallowRef<Refusal>();
  const isRunning = ref(false);
  /** Returns the result of the action, or `undefined` if it failed or another run is in progress. */
  async function run(...args: Args): Promise<{ readonly answer: unknown } | undefined> {
    if (isRunning.value) return undefined;
    isRunning.value = true;
    refusal.value = undefined;
    try {
      return { answer: await act(...args) };
    } catch (error) {
      refusal.value = asRefusal(error);
      return undefined;
    } finally {
      isRunning.value = false;
    }
  }
  return { run, refusal, isRunning };
}
