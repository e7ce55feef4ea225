import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folderOf = (verb: string) => join(import.meta.dirname, '..', verb);

/** Returns the parts of a verb: the names of the files in the verb's folder. */
export function partsOf(verb: string): readonly string[] {
  return globSync('*.ts', { cwd: folderOf(verb) })
    .map((file) => basename(file, '.ts'))
    .sort();
}

/** Runs the part named by the first argument, or lists all parts. */
export async function runPart(verb: string): Promise<void> {
  const [, , part] = process.argv;
  if (part !== undefined && partsOf(verb).includes(part)) {
    process.argv.splice(2, 1);
    await import(join(folderOf(verb), `${part}.ts`));
    return;
  }
  for (const each of partsOf(verb)) console.log(`pnpm ${verb} ${each.padEnd(12)} ${purposeOf(verb, each)}`);
  if (part !== undefined) process.exitCode = 2;
}

/** Returns the first sentence of a part's header comment, without the command itself. */
export function purposeOf(verb: string, part: string): string {
  const text = readFileSync(join(folderOf(verb), `${part}.ts`), 'utf8');
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '';
  const words = comment
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [sentence = ''] = words.replace(/^`pnpm [^`]*`: /, '').split(/(?<=\.) /);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
