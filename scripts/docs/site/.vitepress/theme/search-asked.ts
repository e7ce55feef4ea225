/** Storage key for VitePress's last search text. */
const LAST_WORDS = 'vitepress:local-search-filter';

/** Opens the search with the words from the query `?search=refund`. Other pages of the service link to such URLs. */
export function openSearchAsked(): void {
  const words = new URLSearchParams(location.search).get('search');
  if (words === null) return;
  sessionStorage.setItem(LAST_WORDS, words);
  document.querySelector<HTMLButtonElement>('.VPNavBarSearch button')?.click();
}
