import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slashed } from '../generate/write-or-check.ts';

/** A name that cannot be, or is taken: one line that says what is accepted. */
export class Refused extends Error {}

export type Values = Readonly<Record<string, unknown>>;
export type Tree = ReturnType<typeof openTree>;

const TEMPLATES = fileURLToPath(new URL('templates/', import.meta.url));

/** The repository with what is going to be written: nothing reaches the disk before all of it is known. */
export function openTree(root: string) {
  const pending = new Map<string, string>();
  const has = (path: string) => pending.has(path) || existsSync(join(root, path));
  const read = (path: string) => pending.get(path) ?? readFileSync(join(root, path), 'utf8');

  /** A file of `templates/`, its names filled in. */
  const text = (template: string, values: Values) => filled(readFileSync(join(TEMPLATES, template), 'utf8'), values);

  /** @throws Refused when the file is there already */
  function create(path: string, template: string, values: Values): void {
    if (has(path)) throw new Refused(`${path} is there already: choose another name.`);
    pending.set(path, text(template, values));
  }

  return {
    has,
    read,
    text,
    create,
    /** Every file of a folder of `templates/`, which has names to fill in in its paths too. */
    createAll(folder: string, values: Values): void {
      for (const template of globSync('**/*.txt', { cwd: join(TEMPLATES, folder) })
        .map(slashed)
        .sort()) {
        create(filled(template.replace(/\.txt$/, ''), values), `${folder}/${template}`, values);
      }
    },
    /** @throws Error when the place is not found, which says that the file no longer looks as expected */
    insert(path: string, place: RegExp, added: string): void {
      const before = read(path);
      if (!place.test(before)) throw new Error(`${path} has no place that looks like ${place}: write it by hand.`);
      pending.set(
        path,
        before.replace(place, (found) => found + added),
      );
    },
    /** The file as `change` has it; one that is not there begins empty. */
    edit(path: string, change: (before: string) => string): void {
      pending.set(path, change(has(path) ? read(path) : ''));
    },
    list: (pattern: string) => {
      const there = globSync(pattern, { cwd: root }).map(slashed);
      const coming = [...pending.keys()].filter((path) => matchesGlob(path, pattern));
      return [...new Set([...there, ...coming])].sort();
    },
    /** What was created and edited so far, in that order. */
    written: () => [...pending.keys()],
    save(): void {
      for (const [path, content] of pending) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), content);
      }
    },
  };
}

/** The text with its `{{names}}` filled in; a line whose only name is empty goes. */
export function filled(text: string, values: Values): string {
  const named = (_: string, name: string) => {
    if (values[name] === undefined) throw new Error(`A template asks for ${name}`);
    return String(values[name]);
  };
  return text
    .replace(/^\{\{(\w+)\}\}\n/gm, (line, name) => named(line, name) && `${values[name]}\n`)
    .replace(/\{\{(\w+)\}\}/g, named);
}
