import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['packages/*/{src,test}/**/*.{ts,vue,js}', 'scripts/**/*.{ts,vue,js}'];
const NOT_OURS = ['**/node_modules/**', '**/generated/**'];
const VAGUE_COMMENT = /(?:^|\s)(?:\/\/|\/?\*+)\s.*\b(?:anybody|everybody|nobody|somebody|whoever|whomever)\b/i;

/** Comments that leave open who acts, as `file:line`: a caller, an agency, a member, an operator, a traveller, a worker, a process. */
export function vagueComments(root: string): string[] {
  return globSync(FILES, { cwd: root, exclude: NOT_OURS })
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (VAGUE_COMMENT.test(line) ? [`${file}:${at + 1}`] : [])),
    );
}
