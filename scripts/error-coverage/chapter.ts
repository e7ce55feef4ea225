import { readFileSync } from 'node:fs';

const chapter = readFileSync(new URL('../../openapi/guides/staging.md', import.meta.url), 'utf8');

/** Reads the chapter on staging. Each row lists errors or events and describes how to cause them. */
export function rowsOf(heading: string): { readonly names: readonly string[]; readonly how: string }[] {
  const [, section = ''] = new RegExp(`^## ${heading}$([\\s\\S]*?)^## `, 'm').exec(chapter) ?? [];
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, names = '', how = '']) => ({ names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name!), how }));
}
