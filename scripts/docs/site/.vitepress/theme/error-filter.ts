import { computed, reactive } from 'vue';

/** The text entered to search the error catalogue, and the keys of the matching errors. */
export const wanted = reactive({ text: '', anchor: '', found: new Set<string>() });

export const isFiltering = computed(() => wanted.text.trim() !== '');

export type ErrorFacts = { name: string; code: number; status: number };

/**
 * Returns true if an error matches. A number matches a status or the start of a code; any other text matches only if
 * every word occurs. `words` is the full text of the error.
 */
export function isWanted({ code, status }: ErrorFacts, words: string): boolean {
  const text = wanted.text.trim().toLowerCase();
  if (/^\d+$/.test(text)) return String(code).startsWith(text) || String(status) === text;
  return text.split(/\s+/).every((word) => words.includes(word));
}

/** Returns true if the search is for exactly this error. */
export function isNamed({ name, code }: ErrorFacts): boolean {
  return wanted.anchor === name || [name.toLowerCase(), String(code)].includes(wanted.text.trim().toLowerCase());
}
