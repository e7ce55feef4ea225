/** Adds the accessible names that Redoc omits, for screen readers and keyboard users. */
export function madeAudible(redoc: HTMLElement): void {
  const main = redoc.querySelector('main');
  main?.setAttribute('id', 'content');
  main?.setAttribute('tabindex', '-1');
  const menu = redoc.querySelector('[data-testid=sidebar], [data-component-name="Sidebar/Sidebar"], .menu-content');
  menu?.setAttribute('role', 'navigation');
  menu?.setAttribute('aria-label', 'Operations');
  let level = 1;
  for (const heading of redoc.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    level = Math.min(Number(heading.tagName.slice(1)), level + 1);
    heading.setAttribute('aria-level', String(level));
  }
  for (const example of redoc.querySelectorAll('[aria-label=Example]')) example.removeAttribute('aria-label');
}
