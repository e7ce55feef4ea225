import { reactive } from 'vue';

/** What the reader of the error catalogue is looking for. */
export const wanted = reactive({ text: '', area: '', retry: '' });

export type ErrorFacts = { name: string; area: string; code: number; status: number; retry: string };

export function isWanted({ name, area, code, status, retry }: ErrorFacts): boolean {
  const text = wanted.text.trim().toLowerCase();
  return (
    (wanted.area === '' || wanted.area === area) &&
    (wanted.retry === '' || wanted.retry === retry) &&
    (text === '' || String(code).startsWith(text) || String(status) === text || name.toLowerCase().includes(text))
  );
}
