import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cached } from '../cache/cached.ts';
import { runProgram } from '../test/command.ts';
import type { Text } from './texts.ts';

const FOLDER = fileURLToPath(new URL('spelling', import.meta.url));
const WORDS = 'scripts/prose/spelling/words.txt';
const PROGRAM = join(FOLDER, '../../checks/node_modules/cspell/bin.mjs');
const CONFIG = ['cspell.json', 'words.txt', '../../checks/pnpm-lock.yaml'].map((name) => join(FOLDER, name));

/** Returns one line per misspelled word. The result is cached until any text changes. */
export function misspelled(root: string, texts: readonly Text[]): Promise<readonly string[]> {
  const hash = createHash('sha256').update(JSON.stringify(texts));
  for (const file of CONFIG) hash.update(readFileSync(file));
  return cached(root, 'spelling', hash.digest('hex'), () => check(texts));
}

async function check(texts: readonly Text[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'spelling-'));
  try {
    const file = join(folder, 'texts.txt');
    await writeFile(file, texts.map(({ text }) => text.replaceAll('\n', ' ')).join('\n'));
    // The checker accepts files outside its configuration's folder only as URLs.
    const url = pathToFileURL(file).href;
    const args = ['lint', '--no-progress', '--no-summary', '--no-color', '--config', CONFIG[0]!, url];
    const { ok, stdout, printed } = await runProgram(PROGRAM, args, { cwd: FOLDER });
    const found = [...stdout.matchAll(/^.*texts\.txt:(\d+):\d+ - (.*)$/gm)].map(([, line, finding]) => {
      const { file: path, line: at } = texts[Number(line) - 1]!;
      return `${path}:${at}: ${finding}: correct it, or add the name or term to ${WORDS}`;
    });
    if (!ok && found.length === 0) throw new Error(printed);
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}
