import { ref } from 'vue';

const SHOWN_MILLISECONDS = 5_000;
export const toast = ref('');
let ending: ReturnType<typeof setTimeout> | undefined;

/** Briefly shows a message and announces it to screen readers. */
export function say(text: string): void {
  toast.value = text;
  clearTimeout(ending);
  ending = setTimeout(() => (toast.value = ''), SHOWN_MILLISECONDS);
}
