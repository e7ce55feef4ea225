import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One line per cause, each beginning with `file:line`, of whatever a tool had to say. */

/** `error.stack` of a module that cannot be loaded begins with its place; otherwise the first place of our own counts. */
export function causeOfError(error: Error, root: string): string {
  const stack = error.stack ?? '';
  const places = [...stack.matchAll(/(?:file:\/\/|imported from )\S+?\.\w+(?::(\d+))?(?=[:)\s]|$)/gm)];
  const ours = places.find(([place]) => !place.includes('node_modules') && !place.includes('scripts/dev/'));
  const reason = error.message
    .replace(/ imported from .*/s, '')
    .replaceAll(`${root}/`, '')
    .split('\n')[0]!;
  if (!ours) return reason;
  const [place, line] = ours;
  const file = place.replace(/^imported from /, '').replace(/:\d+$/, '');
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  return `${relative(root, path).replaceAll('\\', '/')}${line ? `:${line}` : ''} ${reason}`;
}

/** What Redocly's `bundle` prints: a numbered place, an empty line, the reason. A file that does not parse is said once. */
export function causesOfBundle(printed: string): string[] {
  const found = [...printed.matchAll(/^\[\d+\] (\S+?:\d+):\d+ .*\n\n(.+)$/gm)].map(([, place, reason]) => ({
    place: place!,
    reason: reason!.replace(/ "[^"]+" \(\d+:\d+\)$/, ''),
  }));
  const unparsed = found.filter(({ reason }) => reason.startsWith('Failed to parse: '));
  const causes = found.filter(
    ({ reason }) => !unparsed.some((other) => reason === other.reason.replace('Failed to parse', "Can't resolve $ref")),
  );
  return unique(
    causes.length > 0 ? causes.map(({ place, reason }) => `${place} ${reason}`) : [printed.split('\n')[0]!],
  );
}

/** `file(12,5): error TS2345: reason` of the compiler, once for each place however many projects contain the file. */
export function causesOfTypes(printed: string): string[] {
  return unique(
    [...printed.matchAll(/^(\S+)\((\d+),\d+\): error TS\d+: (.+)$/gm)].map(
      ([, file, line, reason]) => `${file}:${line} ${reason}`,
    ),
  );
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}
