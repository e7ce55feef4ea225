import { areasOf, type Contract } from './contract.ts';

type Link = { text: string; link: string; target?: string };
export type Group = { text: string; items: Link[] };

/** The chapters in the order of reading. One that is named nowhere here is listed among the journeys. */
const CHAPTERS = {
  'Get started': ['getting-started', 'authentication', 'client', 'assistants', 'mock', 'staging', 'market'],
  Journeys: [
    'car-rental',
    'payments',
    'three-d-secure',
    'credit-limits',
    'credit-check',
    'transfers',
    'events',
    'workflows',
  ],
  'Good to know': [
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

/** Chapters that are linked from others, whether they are written yet or not. */
export const PLANNED: ReadonlySet<string> = new Set(Object.values(CHAPTERS).flat());

/** @param titles of the chapters that there are, by name */
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
