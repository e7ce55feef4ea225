import { readFileSync } from 'node:fs';

/** The rows of a tab-separated file beside this one, by the names in its first line. Lines that begin with # are remarks. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const [header, ...rows] = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  return rows.map(
    (cells) => Object.fromEntries(header!.map((name, index) => [name, cells[index]!])) as Record<Column, string>,
  );
}
