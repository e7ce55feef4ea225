/** One line per cause, each beginning with `file:line`, of what tools print. */
import { relative } from 'node:path';

/** `file(12,5): error TS2345: reason` of the compiler. */
export function causesOfTypes(printed: string): string[] {
  return causesIn(printed, /^(\S+)\((\d+),\d+\): error TS\d+: (.+)$/gm, ([, file, line, reason]) => [
    file,
    line,
    reason,
  ]);
}

/** `::error title=rule,file=place,line=12,…::reason`: what linters print for GitHub. */
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
