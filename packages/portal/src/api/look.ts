import { onUnmounted } from 'vue';

const PAUSE_MILLISECONDS = 1_000;
const LOOKS = 30;

/** Looks once a second until there is something, for half a minute, and no longer than the page is open. */
export function useLook() {
  let isOpen = true;
  onUnmounted(() => (isOpen = false));
  return async function until<Seen>(look: () => Promise<Seen | undefined>): Promise<Seen | undefined> {
    for (let count = 0; isOpen && count < LOOKS; count += 1) {
      const seen = await look();
      if (seen !== undefined) return seen;
      await new Promise((resume) => setTimeout(resume, PAUSE_MILLISECONDS));
    }
    return undefined;
  };
}
