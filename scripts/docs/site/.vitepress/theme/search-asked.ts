/** Where VitePress keeps what was looked for last. */
const LAST_WORDS = 'vitepress:local-search-filter';

/** `?search=refund`, with which other pages of ours lead here, opens the search with these words. */
export function openSearchAsked(): void {
  const words = new URLSearchParams(location.search).get('search');
  if (words === null) return;
  sessionStorage.setItem(LAST_WORDS, words);
  document.querySelector<HTMLButtonElement>('.VPNavBarSearch button')?.click();
}
