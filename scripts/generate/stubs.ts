import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationRow } from './operations.ts';
import type { Output } from './write-or-check.ts';

/** Location and types of an operation's handler. */
export type Room = {
  /** The handler's folder, relative to the repository's root. */
  folder: string;
  /** The name of the handlers, such as `carSearchHandlers`. */
  handlers: string;
  /**
   * The generated handler type, without the caller parameter, and the path of its module relative to the feature
   * folder.
   */
  type: { name: string; file: string };
  /** The type of the caller, and the path of its module relative to the feature folder. */
  caller?: { name: string; file: string };
};

/** Returns stubs for the operations that have no handler in the feature. Existing files stay unchanged. */
export function stubs(root: string, room: Room, rows: readonly OperationRow[]): Output[] {
  const handlersFile = `${room.folder}/handlers.ts`;
  const written = existsSync(join(root, handlersFile)) ? readFileSync(join(root, handlersFile), 'utf8') : undefined;
  if (written === undefined) return [{ path: handlersFile, content: roomStub(room, rows) }];
  return rows
    .filter(({ id }) => written.includes(`./${id}.stub.ts`) || !new RegExp(`\\b${id}\\b`).test(written))
    .map((row) => {
      const path = `${room.folder}/${row.id}.stub.ts`;
      const begun = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
      return { path, content: begun ?? operationStub(room, row) };
    });
}

function roomStub(room: Room, rows: readonly OperationRow[]): string {
  return [
    ...imports(room),
    `export const ${room.handlers}: ${handlersType(room)} = {`,
    ...rows.flatMap((row) => [`  ${row.id}() {`, `    ${unwritten(row)}`, '  },']),
    '};',
    '',
  ].join('\n');
}

function operationStub(room: Room, row: OperationRow): string {
  return [
    ...imports(room),
    `export const ${row.id}: ${handlersType(room)}['${row.id}'] = () => {`,
    `  ${unwritten(row)}`,
    '};',
    '',
  ].join('\n');
}

function imports({ type, caller }: Room): string[] {
  return [
    `import type { ${type.name} } from '${type.file}';`,
    ...(caller ? [`import type { ${caller.name} } from '${caller.file}';`] : []),
    '',
  ];
}

function handlersType({ type, caller }: Room): string {
  return `${type.name}<${caller?.name ?? 'unknown'}>`;
}

function unwritten({ id, method, path }: OperationRow): string {
  return `throw new Error('${id} (${method.toUpperCase()} ${path}) has no handler yet');`;
}
