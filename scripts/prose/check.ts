import { EXCEPTIONS, RULES } from './rules.ts';
import type { Text } from './texts.ts';

/** Returns one line per finding, with the file, the line, the words found and the suggested replacement. */
export function wrongProse(texts: readonly Text[]): readonly string[] {
  return texts.flatMap(problemsOf);
}

/** Blanks out code spans and link targets, because they are names rather than prose. */
const prose = (text: string) => text.replaceAll(/`[^`]*`/g, '`…`').replaceAll(/\]\([^)]*\)/g, ']');

function problemsOf({ kind, file, line, text }: Text): readonly string[] {
  if (EXCEPTIONS.some((exception) => exception.file === file && text.includes(exception.text))) return [];
  return RULES.flatMap(({ pattern, instead, kinds }) => {
    const found = !kinds || kinds.includes(kind) ? pattern.exec(prose(text)) : null;
    return found ? [`${file}:${line}: "${found[0]}": write ${instead}`] : [];
  });
}
