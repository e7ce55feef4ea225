import { Refused, type Tree } from './tree.ts';

const LANGUAGES = ['en', 'tr', 'de'] as const;

/**
 * Adds one text of the portal in its three languages. The path names the words file, the groups in it and the new name,
 * such as `audit.audit.actions.mergeAgencies`.
 */
export function newWords(tree: Tree, [path = '', ...texts]: readonly string[]): string[] {
  const [file = '', ...groups] = path.split('.');
  const name = groups.pop() ?? '';
  for (const [index, language] of LANGUAGES.entries()) {
    const words = `packages/portal/src/words/${language}/${file}.ts`;
    if (groups.length === 0 || !tree.has(words))
      throw new Refused(`${path} is not a path. Use a file of packages/portal/src/words/en, its groups and a name.`);
    tree.edit(words, (text) => withWord(text, groups, name, texts[index]!, words));
  }
  return [`packages/portal: the page that shows ${[...groups, name].join('.')}`];
}

/** Inserts the word at the end of its group. Each group is indented by two more spaces than its parent. */
function withWord(text: string, groups: readonly string[], name: string, word: string, file: string): string {
  let begin = 0;
  for (const [depth, group] of groups.entries()) {
    const found = text.indexOf(`\n${'  '.repeat(depth + 1)}${group}: {\n`, begin);
    if (found < 0 || (begin > 0 && found > endOf(text, begin, depth)))
      throw new Refused(`${file} has no group ${groups.join('.')}.`);
    begin = found + 1;
  }
  const end = endOf(text, begin, groups.length);
  const indent = '  '.repeat(groups.length + 1);
  if (text.slice(begin, end).includes(`\n${indent}${name}: `)) throw new Refused(`${name} already exists in ${file}.`);
  return `${text.slice(0, end)}\n${indent}${name}: ${JSON.stringify(word)},${text.slice(end)}`;
}

/** Returns the position of the line that closes a group. */
const endOf = (text: string, begin: number, depth: number) => text.indexOf(`\n${'  '.repeat(depth)}}`, begin);
