import { watch } from 'vue';
import { API, DEMO, ORIGIN, reader, WRITTEN_FOR } from './reader.ts';

/** Original text, which is needed when the reader's key changes. */
const written = new WeakMap<Text, string>();

/**
 * Replaces the base URL in all samples with the current one, and the demo key with the reader's key if there is one.
 */
export function showReadersValues(): void {
  const fill = () => fillIn(document.body);
  watch(reader, fill);
  new MutationObserver(fill).observe(document.body, { childList: true, subtree: true });
  fill();
}

function fillIn(place: HTMLElement): void {
  const values = valuesOf();
  for (const code of place.querySelectorAll('.vp-doc code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null)
      fillText(node, values);
  }
  if (ORIGIN === WRITTEN_FOR) return;
  for (const link of place.querySelectorAll<HTMLAnchorElement>(`.vp-doc a[href^="${WRITTEN_FOR}"]`))
    link.href = link.href.replace(WRITTEN_FOR, ORIGIN);
}

function fillText(node: Text, values: readonly (readonly [string, string])[]): void {
  const text = written.get(node) ?? node.data;
  const filled = values.reduce((done, [from, to]) => done.replaceAll(from, to), text);
  if (filled === node.data) return;
  written.set(node, text);
  node.data = filled;
}

/** Samples on operation pages are shown individually, so their variables are replaced. */
function valuesOf(): [string, string][] {
  const isOperation = document.querySelector('.operations, .home') !== null;
  return [
    [WRITTEN_FOR, ORIGIN],
    ...(isOperation ? [['$API', API] as [string, string]] : []),
    ...(isOperation && reader.token ? [['$TOKEN', reader.token] as [string, string]] : []),
    ...(reader.key
      ? [[DEMO.key, reader.key] as [string, string], [DEMO.secret, reader.secret] as [string, string]]
      : []),
  ];
}
