const KEY = 'docs-language';
const LANGUAGES = new Set(['curl', 'TypeScript', 'Python', 'PHP', 'Java']);

/** Applies the reader's language choice to every sample on every page. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const label = target instanceof Element ? target.closest('.vp-code-group .tabs label') : null;
    const language = label?.textContent?.trim() ?? '';
    if (!label || !LANGUAGES.has(language)) return;
    const before = label.getBoundingClientRect().top;
    localStorage.setItem(KEY, language);
    choose(language);
    // Keeps the clicked element in place when the height of the content above it changes.
    window.scrollBy(0, label.getBoundingClientRect().top - before);
  });
  const pages = new MutationObserver(() => {
    const language = localStorage.getItem(KEY);
    if (language) choose(language);
  });
  document.addEventListener('DOMContentLoaded', () => pages.observe(document.body, { childList: true, subtree: true }));
}

function choose(language: string): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>('.vp-code-group .tabs label')) {
    if (label.textContent?.trim() !== language) continue;
    const input = document.getElementById(label.htmlFor) as HTMLInputElement | null;
    if (!input || input.checked) continue;
    input.checked = true;
    const group = label.closest('.vp-code-group')!;
    const at = [...group.querySelectorAll('.tabs input')].indexOf(input);
    group
      .querySelectorAll('.blocks > div')
      .forEach((block, index) => void block.classList.toggle('active', index === at));
  }
}
