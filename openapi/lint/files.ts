import { globSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { Context, Location, Reference, Rule } from './redocly.types.ts';

export const filesReferenced: Rule = () => {
  const referenced = new Set<string>();
  return {
    ref(_reference: Reference, _context: Context, { location }: { location?: Location }) {
      if (location) referenced.add(location.source.absoluteRef);
    },
    Root: {
      leave(_root: unknown, { report, location }: Context) {
        const cwd = dirname(location.source.absoluteRef);
        const used = new Set([...referenced].map((file) => relative(cwd, file)));
        const folders = new Set(
          [...used]
            .filter((file) => file.includes(sep))
            .map((file) => file.split(sep)[0]!)
            .filter((folder) => folder !== '..'),
        );
        const files = globSync(
          [...folders].map((folder) => `${folder}/**/*.yaml`),
          { cwd },
        );
        for (const file of files.sort()) {
          if (!used.has(file)) report({ message: `Nothing refers to ${file}: refer to it, or delete it.`, location });
        }
      },
    },
  };
};
