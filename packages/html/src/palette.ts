/**
 * Colours for light and dark mode. All combinations of text and background colours in use have a contrast ratio of at
 * least 4.5.
 */
const PALETTE = {
  ground: ['#ffffff', '#141a1b'],
  shade: ['#f5f8f7', '#1a2223'],
  sheet: ['#ffffff', '#1b2324'],
  line: ['#e3e9e8', '#2a3536'],
  edge: ['#c8d1d0', '#3a4748'],
  ink: ['#1c2b2d', '#dfe7e6'],
  soft: ['#526163', '#a3b1b0'],
  faint: ['#5f6d6e', '#8c9a98'],
  brand: ['#0f766e', '#5fd3c3'],
  'on-brand': ['#ffffff', '#10201e'],
  get: ['#1d6fb8', '#8ec5ff'],
  post: ['#0f766e', '#5fd3c3'],
  good: ['#1d6b47', '#6fc59b'],
  refused: ['#8f5f10', '#e3b566'],
  failed: ['#a8323a', '#f0959b'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

const NAMES = Object.entries(PALETTE);

/** CSS declarations such as `--brand: light-dark(…, …);`, for pages that follow the system setting. */
export const SYSTEM_COLOURS = `color-scheme: light dark; ${NAMES.map(
  ([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`,
).join(' ')}`;

/** CSS rules for pages whose theme switch sets the class `dark` on the root element. Printed pages are always light. */
export const SWITCHED_COLOURS = `:root { color-scheme: light; ${listOf(0)} }
@media screen { .dark { color-scheme: dark; ${listOf(1)} } }
`;

function listOf(at: 0 | 1): string {
  return NAMES.map(([name, pair]) => `--${name}: ${pair[at]};`).join(' ');
}
