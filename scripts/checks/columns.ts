import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches a selection of all columns. The columns of `unnest` are the statement's own parameters. */
const ALL_COLUMNS =
  /\b(?:selectAll|returningAll)\(.*?\)|\b(?:select|returning)\s+(?:[\w"]+\.)?\*(?!\s+from unnest\()|,\s*[\w"]+\.\*/gi;

/** Returns one line per query that selects all columns of a table, because a new column would break its plan. */
export function unnamedColumns(root: string): string[] {
  return globSync('packages/server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(ALL_COLUMNS)].map(
        ({ 0: found, index }) =>
          `${file}:${text.slice(0, index).split('\n').length} ${found}: name the columns that the code reads. ` +
          'PostgreSQL rejects a prepared statement with * when a newer release adds a column.',
      );
    });
}
