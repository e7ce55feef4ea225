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
place.replaceChildren();
init(contract, { disableTelemetry: true, hideDownloadButtons: true, scrollYOffset: 64 }, place);
