import { computed, reactive } from 'vue';

/** What the reader of the error catalogue is looking for, and the keys of the errors it fits. */
export const wanted = reactive({ text: '', anchor: '', found: new Set<string>() });

export const isFiltering = computed(() => wanted.text.trim() !== '');

export type ErrorFacts = { name: string; code: number; status: number };

/** A number is a code or its beginning, or a status; of words each must be there. @param words everything that is said of the error */
export function isWanted({ code, status }: ErrorFacts, words: string): boolean {
  const text = wanted.text.trim().toLowerCase();
  if (/^\d+$/.test(text)) return String(code).startsWith(text) || String(status) === text;
  return text.split(/\s+/).every((word) => words.includes(word));
}

/** Whether nothing else can have been meant. */
export function isNamed({ name, code }: ErrorFacts): boolean {
  return wanted.anchor === name || [name.toLowerCase(), String(code)].includes(wanted.text.trim().toLowerCase());
}
