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
  action: "TODO: what the partner should do."
  retry: {{retry}}
  cases:
    {{case}}: { summary: "TODO: the situation, in a few words" }
`;

export function newError(tree: Tree, [key, area, code, status, description]: readonly string[]): string[] {
  const catalogue = parse(tree.read(CATALOGUE)) as Record<string, { area: string }>;
  const areas = [...new Set(Object.values(catalogue).map((entry) => entry.area))];
  const given = { key: key!, area: area!, code: code!, status: status! };
  refuse(given, areas);
  if (catalogue[given.key]) throw new Refused(`${key} already exists in ${CATALOGUE}.`);

  const retry = ADVICE[given.status] ?? 'never';
  const last = Object.keys(catalogue).findLast((other) => catalogue[other]!.area === area)!;
  const block = new RegExp(`^${last.replace('.', '\\.')}:\\n(?: .*\\n)+`, 'm');
  tree.insert(
    CATALOGUE,
    block,
    filled(ENTRY, { ...given, case: caseOf(given.key), retry, description: JSON.stringify(description) }),
  );
  return [
    `${CATALOGUE}: meaning, action, its cases (the examples, with their details), and a check of retry: ${retry}`,
    `x-errors of the operations that return the error, and the response ${status} where it is missing`,
    `fail('${key}') where the error is detected, and a test whose title begins with ${status} ${key}`,
  ];
}

/** `carOrder.tooMany` → `carOrderTooMany` */
const caseOf = (key: string) => key.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase());

function refuse(
  { key, area, code, status }: Record<'key' | 'area' | 'code' | 'status', string>,
  areas: string[],
): void {
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(key)) {
    throw new Refused(`${key} is not an error key. Use a subject and a problem, such as carOrder.notFound.`);
  }
  if (!areas.includes(area))
    throw new Refused(`${area} is not an area of the catalogue. The areas are ${areas.join(', ')}.`);
  if (!/^[1-9]\d*$/.test(code))
    throw new Refused(`${code} is not an error code. Use a number: a product code or the HTTP status.`);
  if (!/^[45]\d\d$/.test(status)) throw new Refused(`${status} is not an error status. Use 400 to 599.`);
}
