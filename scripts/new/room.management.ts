import type { RoomWords, Wired } from './room.partner.ts';
import type { Tree } from './tree.ts';

const AUDITED = '../audited.ts';

/**
 * Returns the code of a management operation. A service function that makes a change receives the author and records
 * the change in the audit log.
 */
export function managementWords(tree: Tree, room: string, given: Wired): RoomWords {
  const { method, inPath, isList, request, own, answer } = given;
  const changes = method !== 'GET';
  const Deps = depsOf(tree, `${room}/service.ts`, changes);
  const read = [
    ...(changes ? ['caller'] : []),
    ...(inPath.length > 0 ? ['path'] : []),
    ...(request ? ['body'] : []),
    ...(isList ? ['query'] : []),
  ];
  const spread = read.map((part) => (part === 'caller' ? 'by: caller.email' : `...${part}`));
  const fields = [
    ...inPath.map(({ name, type }) => `readonly ${name}: ${type}`),
    ...(isList ? ['readonly cursor?: string', 'readonly limit: number'] : []),
  ];
  const command = [
    ...(changes ? ['ActorContext'] : []),
    ...(fields.length > 0 ? [`{ ${fields.join('; ')} }`] : []),
    ...(request ? [request] : []),
  ].join(' & ');
  return {
    template: changes ? 'audited' : isList ? 'list' : 'service',
    imports: {
      '../../generated/management/types.ts': [...new Set([...(request ? [request] : []), ...own])].map(
        (type) => `type ${type}`,
      ),
      ...(changes && { [AUDITED]: ['type ActorContext', 'audited'] }),
    },
    request: read.length > 0 ? `{ ${read.join(', ')} }` : '_request',
    arguments: [
      ...(spread.length === 1 && !changes ? read : spread.length > 0 ? [`{ ${spread.join(', ')} }`] : []),
      'deps',
    ].join(', '),
    parameters: [...(command ? [`_command: ${command}`] : []), `_deps: ${Deps}`].join(', '),
    commandType: '',
    command,
    Deps,
    // A schema that already existed often has the same name as the area's own type.
    row: own.includes(answer) ? answer : 'never',
  };
}

/** Returns the type of the area's dependencies. For an operation that changes data, adds the audit log to the type. */
function depsOf(tree: Tree, service: string, changes: boolean): string {
  const text = tree.read(service);
  const [, own] = /^export type (\w+Deps)\b/m.exec(text) ?? [];
  if (!own) return /\b(?!Guard)[A-Z]\w*Deps\b/.exec(text)![0];
  const declared = new RegExp(`(?<=^export type ${own} =\\s)(?!\\s*(?:Audit|Agency|Identity)Deps &)`, 'm');
  if (changes && declared.test(text)) {
    tree.edit(service, (before) =>
      `import type { AuditDeps } from '${AUDITED}';\n${before}`.replace(declared, 'AuditDeps & '),
    );
  }
  return own;
}
