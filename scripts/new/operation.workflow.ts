import type { PathParameter } from './operation.path.ts';
import type { Operation } from './operation.ts';
import { contractOf, partner } from './sides.ts';
import type { Tree } from './tree.ts';

const STEP = /^ {6}- stepId: .*\n(?: {8}.*\n)+/gm;

/**
 * Adds a read operation for partners to a workflow, after the first step that reads from the same area with the same
 * path parameters. Returns false if there is no such step.
 */
export function addStep(
  tree: Tree,
  { side, area, operationId, method, stepId }: Operation & { readonly stepId: string },
  inPath: readonly PathParameter[],
): boolean {
  if (side !== partner || method !== 'GET') return false;
  const readers = Object.values(contractOf(tree, side).paths)
    .flatMap(({ get }) => get?.$ref ?? [])
    .filter((ref) => ref.startsWith(`paths/${area}/`))
    .map((ref) => `operationId: ${ref.slice(`paths/${area}/`.length, -'.yaml'.length)}\n`);
  for (const file of tree.list('openapi/workflows/*.arazzo.yaml')) {
    for (const step of tree.read(file).match(STEP) ?? []) {
      const lines = inPath.map(({ name, isId, example }) =>
        isId
          ? new RegExp(`^ +- \\{ name: ${name}, in: path, .*\\n`, 'm').exec(step)?.[0]
          : `          - { name: ${name}, in: path, value: ${example} }\n`,
      );
      if (!readers.some((reader) => step.includes(reader)) || lines.includes(undefined)) continue;
      const added = tree.text('step.yaml.txt', { stepId, operationId, path: lines.join('').trimEnd() });
      tree.edit(file, (text) => text.replace(step, () => step + added));
      return true;
    }
  }
  return false;
}
