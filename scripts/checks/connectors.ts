import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isAnsweredByService, roomOfAnswers } from '../generate/sides.ts';

/**
 * Returns one line for each missing part of a contract in `openapi/connectors/`. Lint rules apply to the folder
 * automatically. The settings and the console buttons come from `packages/connector-contracts/src/parties.ts`, which
 * does not compile if a contract is missing there.
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
        .map((file) => `${contract} has no ${file}. Write it.`);
    });
}
