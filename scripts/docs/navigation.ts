import { areasOf, type Contract } from './contract.ts';

type Link = { text: string; link: string; target?: string };
export type Group = { text: string; items: Link[] };

/** Chapters in reading order. A chapter that is not listed here appears under Journeys. */
const CHAPTERS = {
  'Get started': [
    'getting-started',
    'authentication',
    'client',
    'assistants',
    'mock',
    'staging',
    'market',
    'test-your-integration',
  ],
  Journeys: [
    'car-rental',
    'payments',
    'payment-page',
    'three-d-secure',
    'credit-limits',
    'credit-check',
    'transfers',
    'events',
    'workflows',
  ],
  'Good to know': [
    'questions',
    'errors',
    'limits',
    'pushed-and-polled',
    'conventions',
    'personal-data',
    'versioning',
    'go-live',
    'changelog',
  ],
  'For vendors and processors': ['connectors'],
};

/** Chapters that other chapters may link to before they have been written. */
export const PLANNED: ReadonlySet<string> = new Set(Object.values(CHAPTERS).flat());

/** Returns the navigation. `titles` contains the titles of the existing chapters, keyed by name. */
export function navigation(document: Contract, titles: ReadonlyMap<string, string>): Group[] {
  const others = [...titles.keys()].filter((name) => !PLANNED.has(name));
  const chapters = Object.entries(CHAPTERS).map(([text, names]) => ({
    text,
    items: [...names, ...(text === 'Journeys' ? others : [])]
      .filter((name) => titles.has(name))
      .map((name) => ({ text: titles.get(name)!, link: `/${name}` })),
  }));
  const operations = areasOf(document).map(({ name, title }) => ({ text: title, link: `/operations/${name}` }));
  return [
    ...chapters,
    { text: 'Operations', items: [...operations, { text: 'Full reference', link: '/reference/', target: '_self' }] },
  ];
}
