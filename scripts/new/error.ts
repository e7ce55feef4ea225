import { areasOf, catalogueFile, entryOf, management, partner, type Side } from './sides.ts';
import { filled, Refused, type Tree } from './tree.ts';
import { catalogueOf } from './usual.ts';

/** Areas of errors that are not specific to one area of a contract. */
const SHARED_AREAS = ['general', 'edge'];
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
  action: "TODO: what the {{reader}} should do."
  retry: {{retry}}
{{texts}}
  cases:
    {{case}}: { summary: "TODO: the situation, in a few words" }
`;

/** The texts of a partner error for the staging guide and for the portal's other languages. */
const TEXTS = `  staging: {{staging}}
  tr: ["TODO: its description in Turkish", "TODO: its meaning", "TODO: its action"]
  de: ["TODO: its description in German", "TODO: its meaning", "TODO: its action"]`;

/** A partner error is caused once in `scripts/error-coverage`, as its `staging` text describes. */
export type Staging = {
  readonly staging?: string | undefined;
  /**
   * A method and a path that cause the error, and the test agency that calls them. `{orderID}` is a new unpaid car
   * order, and `{orderId}` a new unpaid transfer order. No other preparation is possible.
   */
  readonly call?: string | undefined;
  readonly as?: string | undefined;
};

/** Adds an error. `isManagement` selects the management contract if both contracts have the area. */
export function newError(tree: Tree, given: readonly string[], isManagement = false, how: Staging = {}): string[] {
  const [key = '', area = '', code = '', status = '', description] = given;
  refuse({ key, code, status });
  const side = sideOfError(tree, area, isManagement);
  const [file, catalogue] = [catalogueFile(side), catalogueOf(tree, side)];
  if (catalogue[key]) throw new Refused(`${key} already exists in ${file}.`);
  if (side === management && catalogueOf(tree, partner)[key])
    throw new Refused(`${key} exists in ${catalogueFile(partner)}. Refer to it: { $ref: "../errors.yaml#/${key}" }.`);

  const [retry, reader] = [ADVICE[status] ?? 'never', side === partner ? 'partner' : 'member'];
  const values = {
    key,
    area,
    code,
    status,
    retry,
    reader,
    case: caseOf(key),
    description: JSON.stringify(description),
    texts: side === partner ? filled(TEXTS, { staging: JSON.stringify(how.staging ?? UNDESCRIBED) }) : '',
  };
  const entry = filled(ENTRY, values);
  const last = Object.keys(catalogue).findLast(
    (other) => catalogue[other]!.area === area && entryOf(other).test(tree.read(file)),
  );
  if (last) tree.insert(file, entryOf(last), entry);
  else tree.edit(file, (before) => before + entry);
  const ways = side === partner ? addWay(tree, { key, area }, how) : undefined;
  return [
    `${file}: every TODO, its cases (the examples, with their details), and a check of retry: ${retry}`,
    ...(ways && !how.call ? [`${ways}: the calls that cause ${key}, and a word of its staging text`] : []),
    `--errors ${key} for a new operation; for others x-errors, and the response ${status} where it is missing`,
    `fail('${key}') where the error is detected, and a test whose title begins with ${status} ${key}`,
    ...(ways ? [] : ['packages/portal/src/words/{en,tr,de}/common.ts: its message']),
  ];
}

const UNDESCRIBED = 'TODO: how to cause the error on staging, in one sentence';

/** Adds a way to cause the error to the file of its area, which fails until it is written. Returns the file. */
function addWay(tree: Tree, { key, area }: { key: string; area: string }, { staging, call, as }: Staging): string {
  const catalogue = catalogueOf(tree, partner);
  const others = Object.keys(catalogue).filter((other) => other !== key && catalogue[other]!.area === area);
  const files = tree.list('scripts/error-coverage/ways.*.ts');
  const file =
    files.find((one) => others.some((other) => tree.read(one).includes(`'${other}': [`))) ??
    'scripts/error-coverage/ways.general.ts';
  const [method, path] = call?.split(' ') ?? [];
  const named = call ? (/`(.+?)`/.exec(staging ?? '')?.[1] ?? 'TODO') : 'TODO';
  const provoke = call
    ? `service.api('${method}', ${withOrder(path!)}, { token: await service.loginAs('${as ?? 'horizon'}') })`
    : `Promise.reject(new Error('${key}: make the calls that its staging text describes'))`;
  tree.insert(file, /^ {2}const ways = \{\n/m, `    '${key}': ['${named}', async () => ${provoke}],\n`);
  return file;
}

const NEW_ORDERS: Readonly<Record<string, string>> = {
  orderID: '(await paying.order()).id',
  orderId: 'await unpaid()',
};

/** Returns the code of a path, in which the ID of a new order replaces the parameter. */
const withOrder = (path: string) =>
  /\{order(?:ID|Id)\}/.test(path)
    ? `\`${path.replace(/\{(order(?:ID|Id))\}/, (_, name: string) => `\${${NEW_ORDERS[name]}}`)}\``
    : `'${path}'`;

/** The area determines which contract the error belongs to. */
function sideOfError(tree: Tree, area: string, isManagement: boolean): Side {
  const [partnerAreas, managementAreas] = [partner, management].map((side) => [
    ...areasOf(tree, side),
    ...SHARED_AREAS,
  ]);
  if (!isManagement && partnerAreas!.includes(area)) return partner;
  if (managementAreas!.includes(area)) return management;
  const areas = isManagement ? managementAreas! : new Set([...partnerAreas!, ...managementAreas!]);
  throw new Refused(`${area} is not an area. The areas are ${[...areas].join(', ')}.`);
}

/** `carOrder.tooMany` → `carOrderTooMany` */
const caseOf = (key: string) => key.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase());

function refuse({ key, code, status }: Record<'key' | 'code' | 'status', string>): void {
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(key)) {
    throw new Refused(`${key} is not an error key. Use a subject and a problem, such as carOrder.notFound.`);
  }
  if (!/^[1-9]\d*$/.test(code))
    throw new Refused(`${code} is not an error code. Use a number: a product code or the HTTP status.`);
  if (!/^[45]\d\d$/.test(status)) throw new Refused(`${status} is not an error status. Use 400 to 599.`);
}
