import { parse } from 'yaml';
import type { Entry } from './operation-parts.ts';
import { fill, Refused, type Tree } from './tree.ts';

const CATALOGUE = 'openapi/errors.yaml';
const ADVICE = {
  400: 'afterFixing',
  422: 'afterFixing',
  429: 'afterWaiting',
  500: 'afterWaiting',
  503: 'afterWaiting',
} as const;

export type NewError = {
  readonly key: string;
  readonly area: string;
  readonly code: string;
  readonly status: string;
  readonly description: string;
};

export function newError(tree: Tree, given: NewError): string[] {
  const { key, area, code, status, description } = given;
  const catalogue = parse(tree.read(CATALOGUE)) as Record<string, Entry>;
  const areas = [...new Set(Object.values(catalogue).map((entry) => entry.area))];
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(key)) {
    throw new Refused(`${key} is no key: subject and problem, such as carOrder.notFound.`);
  }
  if (catalogue[key]) throw new Refused(`${key} is in ${CATALOGUE} already.`);
  if (!areas.includes(area)) throw new Refused(`${area} is no area of the catalogue. There are ${areas.join(', ')}.`);
  if (!/^[1-9]\d*$/.test(code)) throw new Refused(`${code} is no code: a number, the product's or the HTTP status.`);
  if (!/^[45]\d\d$/.test(status)) throw new Refused(`${status} is no status of an error: 400 to 599.`);

  const retry = ADVICE[Number(status) as keyof typeof ADVICE] ?? 'never';
  const entry = fill('error.yaml.txt', { ...given, retry, description: JSON.stringify(description) });
  const last = Object.keys(catalogue)
    .filter((other) => catalogue[other]!.area === area)
    .at(-1)!;
  const block = new RegExp(`^${last.replace('.', '\\.')}:\\n(?: .*\\n)+`, 'm');
  tree.edit(CATALOGUE, block, (found) => found + entry);
  return [
    `${CATALOGUE}: meaning, action, and whether retry: ${retry} is right`,
    `x-errors and responses of the operations that answer it, with an example: openapi/components/examples/${area}/Error.<case>.yaml`,
    `fail('${key}') where it is found out, and a test whose title begins with ${status} ${key}`,
  ];
}
