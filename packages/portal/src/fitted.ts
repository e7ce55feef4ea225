import type { ObjectDirective } from 'vue';

const observers = new WeakMap<Element, ResizeObserver>();

/** Stacks a table while its columns do not fit: each row becomes a list of labelled values. */
export const vFitted: ObjectDirective<HTMLTableElement> = {
  mounted(table) {
    fit(table);
    const container = table.parentElement!;
    let width = container.clientWidth;
    // The table changes the height of its container, so only a new width counts.
    const observer = new ResizeObserver(() => {
      if (container.clientWidth === width) return;
      width = container.clientWidth;
      requestAnimationFrame(() => fit(table));
    });
    observer.observe(container);
    observers.set(table, observer);
  },
  updated: fit,
  unmounted: (table) => observers.get(table)?.disconnect(),
};

/** A stacked table is exactly as wide as its container, and a table in columns at least as wide as its content. */
function fit(table: HTMLTableElement): void {
  table.classList.add('stacked');
  const room = table.offsetWidth;
  table.classList.remove('stacked');
  table.classList.toggle('stacked', table.offsetWidth > room);
}
