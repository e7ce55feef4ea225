import { managementWords } from './room.management.ts';
import { partnerWords, type Wired } from './room.partner.ts';
import { management } from './sides.ts';
import type { Tree } from './tree.ts';
import type { Usual } from './usual.ts';

/**
 * Connects the operation to its feature. Returns false if the feature does not exist yet, so that the generator writes
 * its first file.
 */
export function wireRoom(tree: Tree, given: Wired, { errorFor }: Usual): boolean {
  const { side, area, operationId, status } = given;
  const room = `${side.rooms}/${area}`;
  const [handlers, service] = [`${room}/handlers.ts`, `${room}/service.ts`];
  if (!tree.has(handlers) || !tree.has(service)) return false;
  const wordsOf = side === management ? managementWords : partnerWords;
  const { template, imports, ...words } = wordsOf(tree, room, given);
  const isNamespace = tree.read(handlers).includes("import * as service from './service.ts'");
  const unwrittenKey = errorFor('internalError')?.key ?? 'server.error';
  const unwritten = `new Error('${operationId} is not written yet')`;
  const own = [...(given.unknown ? [given.unknown] : []), ...given.named].map(({ key }) => key);
  const keys = own.length > 0 ? [...new Set([...own, unwrittenKey])] : [];
  const values = {
    ...{ operationId, status, service: isNamespace ? 'service.' : '', ...words },
    ...(keys.length > 0
      ? {
          fail: ', fail',
          failParameter: `, fail: FailWith<${keys.map((key) => `'${key}'`).join(' | ')}>`,
          unwritten: `fail('${unwrittenKey}', undefined, { cause: ${unwritten} })`,
        }
      : { fail: '', failParameter: '', unwritten: `Promise.reject(${unwritten})` }),
  };
  const end = /^ {2}return \{\n(?:.|\n)*?(?=^ {2}\};)/m;
  tree.insert(handlers, end, tree.text('room/handler.ts.txt', values));
  if (!isNamespace) importInto(tree, handlers, [operationId], './service.ts');
  tree.insert(service, /$/, tree.text(`room/${template}.ts.txt`, values));
  if (keys.length > 0) importInto(tree, service, ['type FailWith'], side.fail);
  if (given.isList) importInto(tree, service, ['type Page', 'pageOf'], '../../shared/list-pages.ts');
  for (const [from, names] of Object.entries(imports)) importInto(tree, service, names, from);
  return true;
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
