import { pascalCase } from '../generate/names.ts';
import type { PathParameter } from './operation.path.ts';
import type { NewOperation } from './operation.ts';
import type { Tree } from './tree.ts';
import type { Usual } from './usual.ts';

const CONTRACT_TYPES = '../../generated/types.ts';

type Wired = NewOperation & {
  readonly isList: boolean;
  readonly status: string;
  readonly inPath: readonly PathParameter[];
  /** Schema of the body. */
  readonly request: string | undefined;
  /** Schema of the response, or of one row of a list. */
  readonly answer: string;
  /** New schemas, which the feature re-exports so that its code can use the contract's types. */
  readonly own: readonly string[];
};

/** Returns false if the feature does not exist yet, so that the generator writes its first file. */
export function wireRoom(tree: Tree, given: Wired, { errorFor }: Usual): boolean {
  const { area, operationId, isList, status, own } = given;
  const room = `packages/server/src/features/${area}`;
  const [handlers, service, types] = [`${room}/handlers.ts`, `${room}/service.ts`, `${room}/types.ts`];
  if (!tree.has(handlers) || !tree.has(service)) return false;
  const text = tree.read(handlers);
  const takesDeps = /Handlers\(deps\b/.test(text);
  const isNamespace = text.includes("import * as service from './service.ts'");
  if (own.length > 0) exportFrom(tree, types, own);
  const row = isOfContract(tree, types, given.answer) ? given.answer : 'never';
  const values = {
    ...{ operationId, status, row },
    Command: `${pascalCase(operationId)}Command`,
    deps: takesDeps ? 'deps' : '{}',
    ...requestWords(given),
    service: isNamespace ? 'service.' : '',
    unwrittenKey: errorFor('internalError')?.key ?? 'server.error',
  };
  const end = /^ {2}return \{\n(?:.|\n)*?(?=^ {2}\};)/m;
  tree.insert(handlers, end, tree.text('room/handler.ts.txt', values));
  if (!isNamespace) importInto(tree, handlers, [operationId], './service.ts');
  tree.insert(service, /$/, tree.text(`room/${isList ? 'list' : 'service'}.ts.txt`, values));
  importInto(tree, service, ['type FailOf', 'failOf'], '../../shared/fail.ts');
  if (isList) importInto(tree, service, ['type Page', 'pageOf'], '../../shared/list-pages.ts');
  const named = [given.request, row].filter((type) => type !== undefined && type !== 'never');
  importInto(
    tree,
    service,
    named.map((type) => `type ${type}`),
    './types.ts',
  );
  return true;
}

/** Returns the code that reads a request in the handler, and the fields of the command. */
function requestWords({ inPath, request, isList }: Wired) {
  const fields = [
    ...inPath.map(({ field, type }) => `readonly ${field}: ${type}`),
    'readonly agencyId: number',
    ...(request ? [`readonly body: ${request}`] : []),
    ...(isList ? ['readonly cursor?: string', 'readonly limit: number'] : []),
  ];
  return {
    fromRequest: [
      ...(inPath.length > 0 ? ['path'] : []),
      ...(request ? ['body'] : []),
      ...(isList ? ['query'] : []),
      'caller',
    ].join(', '),
    command: [
      ...inPath.map(({ name, field }) => `${field}: path.${name}`),
      'agencyId: caller.agencyId',
      ...(request ? ['body'] : []),
      ...(isList ? ['...query'] : []),
    ].join(', '),
    fields: fields.join('; '),
  };
}

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

function importInto(tree: Tree, file: string, names: readonly string[], from: string): void {
  tree.edit(file, (text) => {
    const known = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(.*)';$/gm)]
      .filter((found) => found[2] === from)
      .flatMap(([, all = '']) => all.split(',').map((name) => name.trim().replace(/^type /, '')));
    const missing = names.filter((name) => !known.includes(name.replace(/^type /, '')));
    return missing.length > 0 ? `import { ${missing.join(', ')} } from '${from}';\n${text}` : text;
  });
}
