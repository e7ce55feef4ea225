import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from './titles.ts';

export type Kind = 'markdown' | 'contract' | 'comment' | 'log' | 'test' | 'group' | 'portal';

/** A paragraph, description, comment, message or label. `line` is its first line, counted from 1. */
export type Text = { readonly kind: Kind; readonly file: string; readonly line: number; readonly text: string };

type Source = {
  readonly kinds: readonly Kind[];
  readonly files: readonly string[];
  readonly read: (content: string) => Iterable<Omit<Text, 'file'>>;
};

const NOT_OURS = ['**/node_modules/**', '**/generated/**', '**/dist/**', 'openapi/released/**', '**/pnpm-lock.yaml'];

const SOURCES: readonly Source[] = [
  { kinds: ['markdown'], files: ['*.md', '{openapi,packages,scripts}/**/*.md'], read: paragraphs },
  { kinds: ['contract'], files: ['openapi/**/*.yaml'], read: descriptions },
  {
    kinds: ['comment', 'log', 'test', 'group'],
    files: ['packages/*/{src,test,examples}/**/*.{ts,vue,js}', 'scripts/**/*.{ts,js,vue}', 'openapi/**/*.ts'],
    read: code,
  },
  { kinds: ['portal'], files: ['packages/portal/src/words/en/*.ts'], read: words },
];

/** Returns all English text in the repository that is meant for people, in the order of the files. */
export function textsOf(root: string): readonly Text[] {
  return SOURCES.flatMap(({ files, read }) =>
    globSync(files as string[], { cwd: root, exclude: NOT_OURS })
      .sort()
      .flatMap((file) => [...read(readFileSync(join(root, file), 'utf8'))].map((text) => ({ file, ...text }))),
  );
}

/** Yields paragraphs, list items, table rows and headings, without fenced code. */
function* paragraphs(content: string): Iterable<Omit<Text, 'file'>> {
  let isCode = false;
  let open: { line: number; text: string } | undefined;
  for (const [index, line] of content.split('\n').entries()) {
    const fence = /^\s*(```|~~~)/.test(line);
    const begins = fence || isCode || !line.trim() || /^\s*(#|\||>|<!--|[-*] |\d+\. )/.test(line);
    if (begins && open) yield { kind: 'markdown', ...open };
    if (begins) open = undefined;
    if (fence) isCode = !isCode;
    else if (!isCode && line.trim())
      open = open ? { ...open, text: `${open.text} ${line}` } : { line: index + 1, text: line };
  }
  if (open) yield { kind: 'markdown', ...open };
}

/** Yields `description`, `summary` and the error catalogue's prose fields, each with its continuation lines. */
function* descriptions(content: string): Iterable<Omit<Text, 'file'>> {
  const lines = content.split('\n');
  for (const [index, line] of lines.entries()) {
    const found = /^(\s*(?:- )?)(?:description|summary|meaning|action|reason):\s+(.*)$/.exec(line);
    if (!found) continue;
    const [, indent = '', first = ''] = found;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((each) => each.trim() && /^\s*/.exec(each)![0].length <= indent.length);
    const body = rest.slice(0, end < 0 ? rest.length : end);
    const fenced = `${first.replace(/^[|>][+-]?$/, '')}\n${body.join('\n')}`.replaceAll(/```[\s\S]*?```/g, ' ');
    yield { kind: 'contract', line: index + 1, text: fenced.replaceAll(/\s+/g, ' ').trim() };
  }
}

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?:^|[\s;,{(])\/\/ (.*(?:\n\s*\/\/ .*)*)/gm;
const LOGGED = /\blog\.(?:debug|info|warn|error|fatal)\((?:[^;]*?,\s*)?(['`])((?:(?!\1).)+)\1/g;

function* code(content: string): Iterable<Omit<Text, 'file'>> {
  for (const match of content.matchAll(COMMENT)) {
    const raw = match[1] ?? match[2] ?? '';
    if (/biome-ignore|@ts-|^[/ ]*</.test(raw)) continue;
    const text = raw.replaceAll(/\n\s*(\*|\/\/)? ?/g, ' ').trim();
    if (text) yield { kind: 'comment', line: lineAt(content, match.index + match[0].search(/\S/)), text };
  }
  for (const match of content.matchAll(LOGGED))
    yield { kind: 'log', line: lineAt(content, match.index), text: match[2]! };
  for (const { isTest, ...title } of titlesIn(content)) yield { kind: isTest ? 'test' : 'group', ...title };
}

/** Yields labels and sentences that contain a space. A single word is as often a key as a label, so it is omitted. */
function* words(content: string): Iterable<Omit<Text, 'file'>> {
  for (const match of content.matchAll(/(['`])((?:\\.|(?!\1).)* (?:\\.|(?!\1).)*)\1/g))
    yield { kind: 'portal', line: lineAt(content, match.index), text: match[2]!.replaceAll("\\'", "'") };
}

const lineAt = (content: string, index: number) => content.slice(0, index).split('\n').length;
