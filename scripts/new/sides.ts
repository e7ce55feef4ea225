import { parse } from 'yaml';
import { Refused, type Tree } from './tree.ts';

/** A contract with its parts, and the code and tests of its operations. */
export type Side = {
  readonly contracts: string;
  readonly rooms: string;
  readonly tests: string;
  /** Area whose operations serve as a model for areas without operations that need credentials. */
  readonly typicalArea: string;
  /** The error of changes. All of the partners' changes declare it, and those of the portal that a rule can forbid. */
  readonly whenChanging: string;
  /** The module that exports `FailWith`, relative to the feature folder. */
  readonly fail: string;
};

export const partner: Side = {
  contracts: 'openapi',
  rooms: 'packages/server/src/features',
  tests: 'packages/server/test/operations',
  typicalArea: 'car-orders',
  whenChanging: 'key.readOnly',
  fail: '../../shared/fail.ts',
};

export const management: Side = {
  contracts: 'openapi/management',
  rooms: 'packages/server/src/management',
  tests: 'packages/server/test/management',
  typicalArea: 'agencies',
  whenChanging: 'change.refused',
  fail: '../fail.ts',
};

type Contract = {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly $ref: string }>>>>;
};

export const contractFile = ({ contracts }: Side) => `${contracts}/openapi.yaml`;
export const catalogueFile = ({ contracts }: Side) => `${contracts}/errors.yaml`;
/** Matches an error's entry in a catalogue. */
export const entryOf = (key: string) => new RegExp(`^${key.replace('.', '\\.')}:\\n(?: .*\\n)+`, 'm');

export const contractOf = (tree: Tree, side: Side) => parse(tree.read(contractFile(side))) as Contract;

export const areasOf = (tree: Tree, side: Side) => contractOf(tree, side).tags.map(({ name }) => name);

export const rolesIn = (tree: Tree) =>
  (parse(tree.read(`${management.contracts}/components/schemas/members/Role.yaml`)) as { enum: string[] }).enum;

/**
 * Returns the contract for an area. If both contracts have the area, the roles decide, because only management
 * operations have roles.
 */
export function sideOf(
  tree: Tree,
  { area, roles }: { readonly area: string; readonly roles?: readonly string[] | undefined },
): Side {
  const [partnerAreas, managementAreas] = [areasOf(tree, partner), areasOf(tree, management)];
  const known = rolesIn(tree);
  const unknown = roles?.find((role) => !known.includes(role));
  if (unknown !== undefined) throw new Refused(`${unknown} is not a role. The roles are ${known.join(', ')}.`);
  const side = roles ? management : partner;
  if ((roles ? managementAreas : partnerAreas).includes(area)) return side;
  if (partnerAreas.includes(area))
    throw new Refused(`${area} is an area of the partner contract, which has no roles. Omit --roles.`);
  if (managementAreas.includes(area))
    throw new Refused(`${area} needs --roles with the roles that may call the operation: ${known.join(', ')}.`);
  throw new Refused(
    `${area} is not an area. The areas are ${partnerAreas.join(', ')}; with --roles: ${managementAreas.join(', ')}.`,
  );
}
