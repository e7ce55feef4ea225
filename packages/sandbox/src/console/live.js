/**
 * Updates the open page when something changes. Without this script, the page is complete but changes only on reload.
 */
import { morph } from './morph.js';

const CLOCK = { timeStyle: 'medium' };
const DAY = { dateStyle: 'medium', timeStyle: 'short' };
/** Sections of the overview that have moved to separate pages. */
const MOVED = { '#events': '/calls', '#parties': '/behaviour' };

const root = document.documentElement;
const main = document.querySelector('main');
const said = document.getElementById('said');
root.classList.add('live');

localise(document);

let isLoading = false;
let isOutdated = false;

async function refresh() {
  if (document.hidden) return;
  isOutdated = true;
  if (isLoading) return;
  isLoading = true;
  try {
    while (isOutdated) {
      isOutdated = false;
      const answer = await fetch(`${location.pathname}${location.search}`, { cache: 'no-store' });
      const text = await answer.text();
      if (!isOutdated) show(new DOMParser().parseFromString(text, 'text/html'));
    }
    root.classList.remove('lost');
  } catch {
    root.classList.add('lost');
  } finally {
    isLoading = false;
  }
}

/** Updates the page. If the focused button disappears, its list item gets the focus. */
function show(page) {
  localise(page);
  const holder = document.activeElement?.closest('[tabindex="-1"]');
  morph(main, page.querySelector('main'));
  if (document.activeElement === document.body && holder?.isConnected) holder.focus({ preventScroll: true });
}

/** Converts the times on a page to the reader's time zone. */
function localise(page) {
  const today = new Date().toDateString();
  for (const time of page.querySelectorAll('time[datetime]')) {
    const at = new Date(time.dateTime);
    const isNear = at.toDateString() === today && time.dataset.form !== 'day';
    time.textContent = at.toLocaleString([], isNear ? CLOCK : DAY);
  }
}

function say(words) {
  said.textContent = words;
}

function applyFilters(form) {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  const query = new URLSearchParams(filled).toString();
  history.replaceState(null, '', query ? `/calls?${query}` : '/calls');
  void refresh();
}

document.addEventListener('input', ({ target }) => {
  if (target.form?.id === 'filters') applyFilters(target.form);
});
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (form.method === 'get') return applyFilters(form);
  const body = new URLSearchParams(new FormData(form, submitter));
  try {
    const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    say(answer.status >= 400 ? await answer.text() : `Done: ${submitter.ariaLabel ?? submitter.textContent}`);
  } catch {
    say('The sandbox is not responding.');
  }
  await refresh();
});
document.addEventListener('click', async (event) => {
  const { copy } = event.target.dataset;
  if (copy) {
    await navigator.clipboard.writeText(copy).then(
      () => say(`Copied ${copy}`),
      () => say(`The browser blocks copying on this page. Copy the value manually: ${copy}`),
    );
  }
  if (event.target.id === 'clear') {
    event.preventDefault();
    const form = document.getElementById('filters');
    for (const field of form.querySelectorAll('select, input')) field.value = '';
    applyFilters(form);
  }
});
document.addEventListener('visibilitychange', refresh);

if (location.pathname === '/' && MOVED[location.hash]) location.replace(MOVED[location.hash]);

const changes = new EventSource('/console/changes');
changes.addEventListener('message', refresh);
changes.addEventListener('error', () => root.classList.add('lost'));
