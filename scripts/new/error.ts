import { parse } from 'yaml';
import { filled, Refused, type Tree } from './tree.ts';

const CATALOGUE = 'openapi/errors.yaml';
const ADVICE: Readonly<Record<string, string>> = {
  400: 'afterFixing',
  422: 'afterFixing',
  429: 'afterWaiting',
  500: 'afterWaiting',
  503: 'afterWaiting',
};
const ENTRY = `{{key}}:
  area: {{area}}
  code: {{code}}
  status: {{status}}
  description: {{description}}
  meaning: "TODO: what happened."
  action: "TODO: what a partner does about it."
  retry: {{retry}}
`;

export function newError(tree: Tree, [key, area, code, status, description]: readonly string[]): string[] {
  const catalogue = parse(tree.read(CATALOGUE)) as Record<string, { area: string }>;
  const areas = [...new Set(Object.values(catalogue).map((entry) => entry.area))];
  const given = { key: key!, area: area!, code: code!, status: status! };
  refuse(given, areas);
  if (catalogue[given.key]) throw new Refused(`${key} is in ${CATALOGUE} already.`);

  const retry = ADVICE[given.status] ?? 'never';
  const last = Object.keys(catalogue).findLast((other) => catalogue[other]!.area === area)!;
  const block = new RegExp(`^${last.replace('.', '\\.')}:\\n(?: .*\\n)+`, 'm');
  tree.insert(CATALOGUE, block, filled(ENTRY, { ...given, retry, description: JSON.stringify(description) }));
  return [
    `${CATALOGUE}: meaning, action, and whether retry: ${retry} is right`,
    `x-errors and responses of the operations that answer it, with an example: openapi/components/examples/${area}/ApiError.<case>.yaml`,
    `fail('${key}') where it is found out, and a test whose title begins with ${status} ${key}`,
  ];
}

function refuse(
  { key, area, code, status }: Record<'key' | 'area' | 'code' | 'status', string>,
  areas: string[],
): void {
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(key)) {
    throw new Refused(`${key} is no key: subject and problem, such as carOrder.notFound.`);
  }
  if (!areas.includes(area)) throw new Refused(`${area} is no area of the catalogue. There are ${areas.join(', ')}.`);
  if (!/^[1-9]\d*$/.test(code)) throw new Refused(`${code} is no code: a number, the product's or the HTTP status.`);
  if (!/^[45]\d\d$/.test(status)) throw new Refused(`${status} is no status of an error: 400 to 599.`);
}
