import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { cached } from '../cache/cached.ts';
import type { Text } from './texts.ts';

const FOLDER = fileURLToPath(new URL('spelling', import.meta.url));
const WORDS = 'scripts/prose/spelling/words.txt';
const CONFIG = ['cspell.json', 'words.txt', 'package.json'].map((name) => join(FOLDER, name));
const run = promisify(execFile);

/** The first call downloads the checker. The result is cached until a text changes. */
export function misspelled(root: string, texts: readonly Text[]): Promise<readonly string[]> {
  const hash = createHash('sha256').update(JSON.stringify(texts));
  for (const file of CONFIG) hash.update(readFileSync(file));
  return cached(root, 'spelling', hash.digest('hex'), () => check(texts));
}

async function check(texts: readonly Text[]): Promise<readonly string[]> {
  const program = join(FOLDER, 'node_modules/cspell/bin.mjs');
  if (!existsSync(program)) await install();
  const folder = await mkdtemp(join(tmpdir(), 'spelling-'));
  try {
    const file = join(folder, 'texts.txt');
    await writeFile(file, texts.map(({ text }) => text.replaceAll('\n', ' ')).join('\n'));
    // The checker reads paths outside its configuration's folder only as URLs.
    const url = pathToFileURL(file).href;
    const args = [program, 'lint', '--no-progress', '--no-summary', '--no-color', '--config', CONFIG[0]!, url];
    // The checker exits with 1 when it finds an unknown word.
    const { stdout } = await run(process.execPath, args, { maxBuffer: 2 ** 26 }).catch((error) => {
      if (error.code === 1 && error.stdout) return error as { stdout: string };
      throw error;
    });
    return [...stdout.matchAll(/^.*texts\.txt:(\d+):\d+ - (.*)$/gm)].map(([, line, finding]) => {
      const { file: path, line: at } = texts[Number(line) - 1]!;
      return `${path}:${at}: ${finding}: correct it, or add the name or term to ${WORDS}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function install(): Promise<void> {
  const args = ['-y', 'pnpm@12.21.0', '--ignore-workspace', 'install', '--frozen-lockfile', '--prefer-offline'];
  await run('npx', args, { cwd: FOLDER });
}
