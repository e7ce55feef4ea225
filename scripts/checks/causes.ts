/** Parsers of tool output that return one line per cause, each starting with `file:line`. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Parses compiler errors such as `file(12,5): error TS2345: reason`. */
export function causesOfTypes(printed: string): string[] {
  return causesIn(printed, /^(\S+)\((\d+),\d+\): error TS\d+: (.+)$/gm, ([, file, line, reason]) => [
    file,
    line,
    reason,
  ]);
}

/** Parses `::error title=rule,file=place,line=12,…::reason`, the format that linters print for GitHub. */
export function causesOfAnnotations(printed: string): string[] {
  return causesIn(
    printed,
    /^::error title=(.*?),file=(.*?),line=(\d+),.*?::(.+)$/gm,
    ([, rule, file, line, reason]) => [
      file,
      line,
      `${reason!.replaceAll('%0A', ' ').replaceAll('%25', '%')} (${rule})`,
    ],
  );
}

type Cause = readonly (string | undefined)[];

function causesIn(printed: string, pattern: RegExp, read: (match: RegExpExecArray) => Cause): string[] {
  const causes = [...printed.matchAll(pattern)].map(read);
  return [...new Set(causes.map(([file, line, reason]) => `${relative('', file!)}:${line} ${reason}`))];
}

/**
 * Returns the cause of a load error. If the error's stack starts with the location, that location is used; otherwise,
 * the first location in our code.
 */
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
