import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slashed } from '../generate/write-or-check.ts';

/** The error for a name that is invalid or already in use, with a one-line message that lists the accepted values. */
export class Refused extends Error {}

export type Values = Readonly<Record<string, unknown>>;
export type Tree = ReturnType<typeof openTree>;

const TEMPLATES = fileURLToPath(new URL('templates/', import.meta.url));

/** Opens a file tree that writes files only after all of them are known. */
export function openTree(root: string) {
  const pending = new Map<string, string>();
  const created = new Set<string>();
  const has = (path: string) => pending.has(path) || existsSync(join(root, path));
  const read = (path: string) => pending.get(path) ?? readFileSync(join(root, path), 'utf8');

  /** Returns a file from `templates/` with its placeholders filled in. */
  const text = (template: string, values: Values) => filled(readFileSync(join(TEMPLATES, template), 'utf8'), values);

  /** Throws a Refused if the file already exists. */
  function create(path: string, template: string, values: Values): void {
    if (has(path)) throw new Refused(`${path} already exists. Choose a different name.`);
    pending.set(path, text(template, values));
  }

  return {
    has,
    read,
    text,
    create,
    /** Creates all files from a template folder. Replaces placeholders in their paths and in their content. */
    createAll(folder: string, values: Values): void {
      for (const template of globSync('**/*.txt', { cwd: join(TEMPLATES, folder) })
        .map(slashed)
        .sort()) {
        create(filled(template.replace(/\.txt$/, ''), values), `${folder}/${template}`, values);
      }
    },
    /** Inserts text after the first match of `place`. Throws an Error if nothing matches. */
    insert(path: string, place: RegExp, added: string): void {
      const before = read(path);
      if (!place.test(before)) throw new Error(`${path} has no text that matches ${place}. Insert it by hand.`);
      pending.set(
        path,
        before.replace(place, (found) => found + added),
      );
    },
    /** Adds an entry from `templates/` to a file with several components. */
    append(path: string, template: string, values: Values): void {
      const before = has(path) ? `${read(path)}\n` : '';
      pending.set(path, before + text(template, values));
    },
    /** `change` receives an empty string for a new file. */
    edit(path: string, change: (before: string) => string): void {
      pending.set(path, change(has(path) ? read(path) : ''));
    },
    list: (pattern: string) => {
      const there = globSync(pattern, { cwd: root }).map(slashed);
      const coming = [...pending.keys()].filter((path) => matchesGlob(path, pattern));
      return [...new Set([...there, ...coming])].sort();
    },
    /** Returns true for a file that `save` created. */
    isNew: (path: string) => created.has(path),
    /** Returns the created and edited files, in that order. */
    written: () => [...pending.keys()],
    save(): void {
      for (const [path, content] of pending) {
        if (!existsSync(join(root, path))) created.add(path);
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), content);
      }
    },
  };
}

/** Fills in the `{{names}}` in a string. A line is removed if its only placeholder is empty. */
export function filled(text: string, values: Values): string {
  const named = (_: string, name: string) => {
    if (values[name] === undefined) throw new Error(`A template requires ${name}`);
    return String(values[name]);
  };
  return text
    .replace(/^\{\{(\w+)\}\}\n/gm, (line, name) => named(line, name) && `${values[name]}\n`)
    .replace(/\{\{(\w+)\}\}/g, named);
}
