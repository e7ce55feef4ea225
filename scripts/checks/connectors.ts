import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isAnsweredByService, roomOfAnswers } from '../generate/sides.ts';

/**
 * A line for each part that a contract in `openapi/connectors/` lacks. Its lint follows from the folder; its settings and its
 * buttons on the console follow from `packages/connector-contracts/src/parties.ts`, which does not compile without it.
 */
export function incompleteConnectors(root: string): string[] {
  return globSync('openapi/connectors/*.yaml', { cwd: root })
    .sort()
    .flatMap((contract) => {
      const name = basename(contract, '.yaml');
      const answers = `${roomOfAnswers(name)}/handlers.ts`;
      const parts = isAnsweredByService(name) ? [answers] : [`packages/server/src/connectors/${name}.ts`, answers];
      return parts
        .filter((file) => !existsSync(join(root, file)))
        .map((file) => `${contract} has no ${file}: write it.`);
    });
}
