import { ref } from 'vue';

const SHOWN_MILLISECONDS = 5_000;
export const said = ref('');
let ending: ReturnType<typeof setTimeout> | undefined;

/** Tells in passing that something was done: shown for a while, and read aloud. */
export function say(text: string): void {
  said.value = text;
  clearTimeout(ending);
  ending = setTimeout(() => (said.value = ''), SHOWN_MILLISECONDS);
}
