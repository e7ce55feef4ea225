import { globSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { Context, Location, Reference, Rule } from './redocly.types.ts';

const WHOLE = '#/';

/** Reports each file, and each entry in a file with several components, that nothing references. */
export const filesReferenced: Rule = () => {
  const referenced = new Map<string, { text: string; entries: Set<string> }>();
  return {
    ref(_reference: Reference, _context: Context, { location }: { location?: Location }) {
      if (!location) return;
      const { absoluteRef, body } = location.source;
      const file = referenced.get(absoluteRef) ?? { text: body, entries: new Set() };
      referenced.set(absoluteRef, file);
      file.entries.add(location.pointer);
    },
    Root: {
      leave(_root: unknown, { report, location }: Context) {
        const cwd = dirname(location.source.absoluteRef);
        const used = new Map([...referenced].map(([file, found]) => [relative(cwd, file), found]));
        const own = [...used.keys()].filter((file) => !file.startsWith('..'));
        const folders = new Set(own.filter((file) => file.includes(sep)).map((file) => file.split(sep)[0]!));
        const there = globSync(
          [...folders].map((folder) => `${folder}/**/*.yaml`),
          { cwd },
        );
        const files = [...new Set([...own, ...there])];
        for (const file of files.sort()) {
          for (const unused of unusedIn(file, used.get(file))) {
            report({ message: `Nothing refers to ${unused}: refer to it, or delete it.`, location });
          }
        }
      },
    },
  };
};

function unusedIn(file: string, found: { text: string; entries: ReadonlySet<string> } | undefined): string[] {
  if (!found) return [file];
  if (found.entries.has(WHOLE)) return [];
  const names = [...found.text.matchAll(/^["']?([\w.-]+)["']?:/gm)].map(([, name]) => name!);
  return names.filter((name) => !found.entries.has(`#/${name}`)).map((name) => `${name} in ${file}`);
}
