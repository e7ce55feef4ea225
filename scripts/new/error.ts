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
  cases:
    {{case}}: { summary: "TODO: the situation, in a few words" }
`;

/** Adds an error. `isManagement` selects the management contract if both contracts have the area. */
export function newError(tree: Tree, given: readonly string[], isManagement = false): string[] {
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
  };
  const entry = filled(ENTRY, values);
  const last = Object.keys(catalogue).findLast(
    (other) => catalogue[other]!.area === area && entryOf(other).test(tree.read(file)),
  );
  if (last) tree.insert(file, entryOf(last), entry);
  else tree.edit(file, (before) => before + entry);
  const words =
    side === partner ? 'words/{tr,de}/advice.ts: its translation' : 'words/{en,tr,de}/common.ts: its message';
  return [
    `${file}: meaning, action, its cases (the examples, with their details), and a check of retry: ${retry}`,
    `x-errors of the operations that return the error, and the response ${status} where it is missing`,
    `fail('${key}') where the error is detected, and a test whose title begins with ${status} ${key}`,
    `packages/portal/src/${words}`,
  ];
}

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
