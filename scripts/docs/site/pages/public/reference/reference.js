import { init } from './redoc.js';

const root = document.documentElement;
const dark = document.querySelector('[role=switch]');

dark.ariaChecked = String(root.classList.contains('dark'));
dark.addEventListener('click', () => {
  const isDark = dark.ariaChecked !== 'true';
  dark.ariaChecked = String(isDark);
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
  localStorage.setItem('vitepress-theme-appearance', isDark ? 'dark' : 'light');
  localStorage.setItem('redoc.colorMode', isDark ? 'dark' : 'light');
});

const contract = await fetch('../openapi.json').then((answer) => answer.json());
const place = document.querySelector('#redoc');
new MutationObserver(() => mend(place)).observe(place, { childList: true, subtree: true });
place.replaceChildren();
init(contract, { disableTelemetry: true, hideDownloadButtons: true, scrollYOffset: 64 }, place);

/** What Redoc leaves unsaid to those who hear a page or tab through it. */
function mend(redoc) {
  redoc.querySelector('main')?.setAttribute('id', 'content');
  redoc.querySelector('main')?.setAttribute('tabindex', '-1');
  const menu = redoc.querySelector('[data-testid=sidebar], [data-component-name="Sidebar/Sidebar"], .menu-content');
  menu?.setAttribute('role', 'navigation');
  menu?.setAttribute('aria-label', 'Operations');
  let level = 1;
  for (const heading of redoc.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    level = Math.min(Number(heading.tagName.slice(1)), level + 1);
    heading.setAttribute('aria-level', level);
  }
  for (const example of redoc.querySelectorAll('[aria-label=Example]')) example.removeAttribute('aria-label');
}
