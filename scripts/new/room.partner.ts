import { pascalCase } from '../generate/names.ts';
import type { PathParameter } from './operation.path.ts';
import type { Operation } from './operation.ts';
import type { Tree } from './tree.ts';

const CONTRACT_TYPES = '../../generated/types.ts';

export type Wired = Operation & {
  readonly isList: boolean;
  /** The error for an unknown ID in the path. */
  readonly unknown: { readonly key: string } | undefined;
  /** The errors that were requested by their keys. */
  readonly named: readonly { readonly key: string }[];
  readonly status: string;
  readonly inPath: readonly PathParameter[];
  /** Schema of the request body. */
  readonly request: string | undefined;
  /** Schema of the response, or of one row of a list. */
  readonly answer: string;
  /** New schemas. The code can use the types generated from them. */
  readonly own: readonly string[];
};

/** Code in the handler and in the service function, for the templates in `templates/room/`. */
export type RoomWords = {
  readonly template: 'service' | 'list' | 'audited';
  /** The names that the service imports, keyed by module. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The handler's parameter, and the arguments that it passes to the service function. */
  readonly request: string;
  readonly arguments: string;
  readonly parameters: string;
  /** Type of the first parameter and of the dependencies. */
  readonly command: string;
  readonly commandType: string;
  readonly Deps: string;
  readonly row: string;
};

export function partnerWords(tree: Tree, room: string, given: Wired): RoomWords {
  const { operationId, isList, inPath, request, own } = given;
  const types = `${room}/types.ts`;
  if (own.length > 0) exportFrom(tree, types, own);
  const isKnown = isOfContract(tree, types, given.answer);
  const command = `${pascalCase(operationId)}Command`;
  const deps = /Handlers\(deps\b/.test(tree.read(`${room}/handlers.ts`)) ? 'deps' : '{}';
  const fields = [
    ...inPath.map(({ field, type }) => `readonly ${field}: ${type}`),
    'readonly agencyId: number',
    ...(request ? [`readonly body: ${request}`] : []),
    ...(isList ? ['readonly cursor?: string', 'readonly limit: number'] : []),
  ];
  const parts = [
    ...inPath.map(({ name, field }) => `${field}: path.${name}`),
    'agencyId: caller.agencyId',
    ...(request ? ['body'] : []),
    ...(isList ? ['...query'] : []),
  ];
  return {
    template: isList ? 'list' : 'service',
    imports: { './types.ts': [request, isKnown && given.answer].filter(Boolean).map((type) => `type ${type}`) },
    request: `{ ${partsRead(given).join(', ')} }`,
    arguments: `{ ${parts.join(', ')} }, ${deps}`,
    parameters: `_command: ${command}, _deps: object`,
    commandType: `export type ${command} = { ${fields.join('; ')} };\n`,
    command,
    Deps: 'object',
    row: isKnown ? given.answer : 'never',
  };
}

const partsRead = ({ inPath, request, isList }: Wired) => [
  ...(inPath.length > 0 ? ['path'] : []),
  ...(request ? ['body'] : []),
  ...(isList ? ['query'] : []),
  'caller',
];

/** Exports contract types from a feature's types module. Services may use only these types. */
function exportFrom(tree: Tree, types: string, names: readonly string[]): void {
  const statements = /^(?:(?:import [^;]*|export (?:type )?\{[^;]*);\n|\n)*/;
  const line = `export type { ${names.join(', ')} } from '${CONTRACT_TYPES}';\n`;
  tree.edit(types, (text) => text.replace(statements, (found) => `${found.trimEnd()}\n${line}\n`.trimStart()));
}

function isOfContract(tree: Tree, types: string, name: string): boolean {
  const exported = tree.has(types) ? tree.read(types).matchAll(/^export type \{([^}]*)\} from '(.*)';$/gm) : [];
  return [...exported].some(
    ([, names = '', from]) => from === CONTRACT_TYPES && names.split(',').some((one) => one.trim() === name),
  );
}
