import { onUnmounted } from 'vue';

const PAUSE_MILLISECONDS = 1_000;
const ATTEMPTS = 30;

/**
 * Returns a function that polls once a second until a value is available, 30 attempts have failed or the user leaves
 * the page.
 */
export function usePoll() {
  let isOpen = true;
  onUnmounted(() => (isOpen = false));
  return async function until<Value>(read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    for (let count = 0; isOpen && count < ATTEMPTS; count += 1) {
      const value = await read();
      if (value !== undefined) return value;
      await new Promise((resume) => setTimeout(resume, PAUSE_MILLISECONDS));
    }
    return undefined;
  };
}
