import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationPages } from '../docs/operation-pages.ts';
import { samplesOf } from '../samples/samples.ts';

type NamedOperation = { readonly id: string; readonly area: string };

type Place = { readonly files: string; readonly symbol: string; readonly pattern: RegExp };

/** The places that a search for an operation's ID must find. A place is a file and its expected content. */
type PlacesOf = (operation: NamedOperation) => readonly Place[];

export const placesInAgencyContract: PlacesOf = ({ id, area }) => [
  ...placesInServer({ id, area }, { contract: 'openapi/paths', code: 'features', tests: 'operations' }),
  { files: 'packages/client/src/generated/operations.ts', symbol: `call ${id}`, pattern: line(`"id": "${id}",`) },
];

export const placesInManagementContract: PlacesOf = ({ id, area }) => [
  ...placesInServer({ id, area }, { contract: 'openapi/management/paths', code: 'management', tests: 'management' }),
  {
    files: 'packages/portal/src/**/*.{ts,vue}',
    symbol: `call service.${id}`,
    pattern: new RegExp(`\\bservice\\.${id}\\(`),
  },
];

type Folders = { readonly contract: string; readonly code: string; readonly tests: string };

const placesInServer = ({ id, area }: NamedOperation, { contract, code, tests }: Folders): readonly Place[] => [
  { files: `${contract}/${area}/${id}.yaml`, symbol: `operationId: ${id}`, pattern: line(`operationId: ${id}`) },
  {
    files: `packages/server/src/${code}/${area}/handlers.ts`,
    symbol: `handler ${id}`,
    pattern: new RegExp(`^ +(async )?${id}[(:]`, 'm'),
  },
  {
    files: `packages/server/src/${code}/${area}/service*.ts`,
    symbol: `export function ${id}`,
    pattern: new RegExp(`^export (async )?function ${id}\\b`, 'm'),
  },
  {
    files: `packages/server/test/${tests}/${area}/${kebabCase(id)}.test.ts`,
    symbol: 'a test',
    pattern: /\b(test|it)\b/,
  },
];

export function unnamedPlaces(root: string, operations: readonly NamedOperation[], placesOf: PlacesOf): string[] {
  return operations.flatMap((operation) => placesOf(operation).flatMap((place) => missing(root, place)));
}

export function unshown(operations: readonly NamedOperation[], { samples, pages }: Shown): string[] {
  return operations.flatMap(({ id, area }) => [
    ...(samples.has(id) ? [] : [`scripts/samples: no sample for ${id}`]),
    ...(pages.get(`operations/${area}.md`)?.includes(`{#${id}}`)
      ? []
      : [`scripts/docs: operations/${area}.md has no anchor #${id}`]),
  ]);
}

export const shownOf = (contract: Parameters<typeof operationPages>[0]) => ({
  samples: samplesOf(contract),
  pages: operationPages(contract),
});

type Shown = ReturnType<typeof shownOf>;

function missing(root: string, { files, symbol, pattern }: Place): string[] {
  const found = files.includes('*')
    ? globSync(files, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
    : [files].filter((file) => existsSync(join(root, file)));
  const holds = found.some((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  return holds ? [] : [`${files}: ${found.length === 0 ? 'there is no such file with' : 'does not contain'} ${symbol}`];
}

const line = (text: string) => new RegExp(`^ *${text}$`, 'm');

/** Converts `receive3dsCallback` to `receive-3ds-callback`. */
export function kebabCase(id: string): string {
  return id.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase();
}
