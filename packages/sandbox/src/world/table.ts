import { readFileSync } from 'node:fs';

/** Reads a tab-separated file in this folder. The first line contains the column names, and # starts a comment line. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const [header, ...rows] = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  return rows.map(
    (cells) => Object.fromEntries(header!.map((name, index) => [name, cells[index]!])) as Record<Column, string>,
  );
}
