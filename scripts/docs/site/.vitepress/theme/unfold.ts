import type { Router } from 'vitepress';
import { nextTick } from 'vue';

/**
 * Expands the section that a link leads to. The browser expands collapsed sections only for links that it handles
 * itself.
 */
export function unfoldTargets(router: Router): void {
  router.onAfterRouteChange = () => nextTick(unfold);
  window.addEventListener('hashchange', unfold);
}

function unfold(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  let folded = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!target || !folded) return;
  for (; folded; folded = folded.parentElement!.closest<HTMLDetailsElement>('details:not([open])')) folded.open = true;
  target.scrollIntoView();
}
