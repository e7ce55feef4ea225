/** Brings what changed into the page while somebody looks at it. Without it the page is complete; it only stands still. */
export const REFRESH_SCRIPT = `
const EVERY_MILLISECONDS = 2000;
const main = document.querySelector('main');
document.documentElement.classList.add('live');

async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const section of page.querySelectorAll('main > section')) {
      const shown = document.getElementById(section.id);
      const isInUse = shown.contains(document.activeElement) && document.activeElement !== document.body;
      if (!isInUse && shown.innerHTML !== section.innerHTML) shown.replaceWith(section);
    }
    document.documentElement.classList.remove('lost');
  } catch {
    document.documentElement.classList.add('lost');
  }
}
setInterval(refresh, EVERY_MILLISECONDS);
document.addEventListener('visibilitychange', refresh);
`;
