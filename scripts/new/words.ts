import { Refused, type Tree } from './tree.ts';

const LANGUAGES = ['en', 'tr', 'de'] as const;

/**
 * Adds one text of the portal in its three languages, and its group if only the last group is missing. The path names
 * the words file, the groups in it and the new name, such as `audit.audit.actions.mergeAgencies`.
 */
export function newWords(tree: Tree, [path = '', ...texts]: readonly string[]): string[] {
  const [file = '', ...groups] = path.split('.');
  const name = groups.pop() ?? '';
  for (const [index, language] of LANGUAGES.entries()) {
    const words = `packages/portal/src/words/${language}/${file}.ts`;
    if (groups.length === 0 || !tree.has(words))
      throw new Refused(`${path} is not a path. Use a file of packages/portal/src/words/en, its groups and a name.`);
    tree.edit(words, (text) => withWord(withGroup(text, groups), groups, name, texts[index]!, words));
  }
  return [`packages/portal: the page that shows ${[...groups, name].join('.')}`];
}

/** Adds the last group to the group that contains it, for example for the column headings of a new table. */
function withGroup(text: string, groups: readonly string[]): string {
  const [begin, parent] = [beginOf(text, groups), beginOf(text, groups.slice(0, -1))];
  if (begin !== undefined || groups.length === 1 || parent === undefined) return text;
  const [end, indent] = [endOf(text, parent, groups.length - 1), '  '.repeat(groups.length)];
  return `${text.slice(0, end)}\n${indent}${groups.at(-1)}: {\n${indent}},${text.slice(end)}`;
}

/** Inserts the word at the end of its group. */
function withWord(text: string, groups: readonly string[], name: string, word: string, file: string): string {
  const begin = beginOf(text, groups);
  if (begin === undefined) throw new Refused(`${file} has no group ${groups.join('.')}.`);
  const end = endOf(text, begin, groups.length);
  const indent = '  '.repeat(groups.length + 1);
  if (text.slice(begin, end).includes(`\n${indent}${name}: `)) throw new Refused(`${name} already exists in ${file}.`);
  return `${text.slice(0, end)}\n${indent}${name}: ${JSON.stringify(word)},${text.slice(end)}`;
}

/** Returns the position of the line that opens a group. Each group is indented by two more spaces than its parent. */
function beginOf(text: string, groups: readonly string[]): number | undefined {
  let begin = 0;
  for (const [depth, group] of groups.entries()) {
    const found = text.indexOf(`\n${'  '.repeat(depth + 1)}${group}: {\n`, begin);
    if (found < 0 || (begin > 0 && found > endOf(text, begin, depth))) return undefined;
    begin = found + 1;
  }
  return begin;
}

/** Returns the position of the line that closes a group. */
const endOf = (text: string, begin: number, depth: number) => text.indexOf(`\n${'  '.repeat(depth)}}`, begin);
