import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A name that cannot be, or is taken: one line that says what is accepted. */
export class Refused extends Error {}

/** The repository with what is going to be written: nothing reaches the disk before all of it is known. */
export type Tree = {
  has(path: string): boolean;
  read(path: string): string;
  /** @throws Refused when the file is there already */
  create(path: string, content: string): void;
  /** @throws Error when the place is not found, which says that the file no longer looks as expected */
  edit(path: string, from: string | RegExp, to: (found: string) => string): void;
  list(pattern: string): string[];
  /** What was created and edited so far, in that order. */
  written(): readonly string[];
  save(): void;
};

export function openTree(root: string): Tree {
  const pending = new Map<string, string>();
  const has = (path: string) => pending.has(path) || existsSync(join(root, path));
  const read = (path: string) => pending.get(path) ?? readFileSync(join(root, path), 'utf8');
  return {
    has,
    read,
    create(path, content) {
      if (has(path)) throw new Refused(`${path} is there already: choose another name.`);
      pending.set(path, content);
    },
    edit(path, from, to) {
      const text = read(path);
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${path} has no place that looks like ${from}: write it by hand.`);
      pending.set(path, edited);
    },
    list: (pattern) =>
      globSync(pattern, { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .sort(),
    written: () => [...pending.keys()],
    save() {
      for (const [path, content] of pending) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), content);
      }
    },
  };
}

/** A file of `templates/` with its `{{names}}` filled in; a line whose only name is empty goes. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8');
  const filled = (name: string) => {
    if (values[name] === undefined) throw new Error(`templates/${template} asks for ${name}`);
    return values[name];
  };
  return text
    .replace(/^\{\{(\w+)\}\}\n/gm, (_, name: string) => filled(name) && `${filled(name)}\n`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => filled(name));
}
