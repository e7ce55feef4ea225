import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Complete programs, by file, for languages that the chapters themselves do not cover. */
export type Programs = ReadonlyMap<string, string>;

type Tab = { readonly fence: string; readonly label: string; readonly code: string };

/** Languages in the order of their tabs. */
const LANGUAGES = [
  { fence: 'python', label: 'Python', ending: '.py' },
  { fence: 'php', label: 'PHP', ending: '.php' },
  { fence: 'java', label: 'Java', ending: '.java' },
];
const LABELS: Readonly<Record<string, string>> = { sh: 'curl', ts: 'TypeScript', js: 'JavaScript' };

const FENCE = /^```(sh|ts|js)(?: \[([^\]]+)\])?\n([\s\S]*?)^```$/gm;
const FENCES = `${FENCE.source.replaceAll(/\((?!\?)/g, '(?:')}`;
const HEADING_OR_FENCES = new RegExp(
  `^#{2,3} (.+)$|(${FENCES}(?:\\n\\n${FENCES})*)(?:\\n\\n<!-- tabs: (.+) -->)?`,
  'gm',
);

export async function readPrograms(folder: string): Promise<Programs> {
  const files = await readdir(folder);
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [file, await readFile(join(folder, file), 'utf8')]),
    ),
  );
}

/**
 * Combines adjacent fences that show the same step into tabs. The first tabs below a heading also show the step of that
 * heading in the chapter's programs. `<!-- tabs: shop.py, Shop.java -->` below a fence adds complete programs.
 */
export function inTabs(text: string, chapter = '', programs: Programs = new Map()): string {
  let heading = '';
  return text.replaceAll(
    HEADING_OR_FENCES,
    (all, title: string | undefined, fences: string, files: string | undefined) => {
      if (title) {
        heading = title;
        return all;
      }
      const own = [...fences.matchAll(FENCE)].map(([, fence, label, code]) => ({
        fence: fence!,
        label: label ?? LABELS[fence!]!,
        code: code!,
      }));
      const steps = own.length > 1 ? stepsBelow(heading, chapter, programs) : [];
      if (steps.length > 0) heading = '';
      const tabs = [...own, ...steps, ...wholePrograms(files?.split(', ') ?? [], programs)];
      return tabs.length > 1 ? group(tabs) : all;
    },
  );
}

function stepsBelow(heading: string, chapter: string, programs: Programs): Tab[] {
  return LANGUAGES.flatMap(({ fence, label, ending }) => {
    const code = stepOf(programs.get(programOf(chapter, ending)) ?? '', heading);
    return code ? [{ fence, label, code }] : [];
  });
}

/** Returns a file name such as `getting-started.py`. Java files are named after their classes. */
export function programOf(chapter: string, ending: string): string {
  const capitals = (words: string) => words.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `${ending === '.java' ? capitals(chapter) : chapter}${ending}`;
}

/**
 * Returns a step of a program. A step starts after the comment with its heading and ends at the next such comment or at
 * the end of the steps.
 */
function stepOf(program: string, heading: string): string | undefined {
  const lines = program.split('\n');
  const at = lines.findIndex((line) => isStep(line) && headingOf(line) === heading);
  if (at < 0) return undefined;
  const indent = lines[at]!.search(/\S/);
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => isStep(line) || (line !== '' && line.search(/\S/) < indent));
  const step = (end < 0 ? below : below.slice(0, end)).map((line) => line.slice(indent));
  return `${step.join('\n').trim()}\n`;
}

export const stepsIn = (program: string): string[] => program.split('\n').filter(isStep).map(headingOf);

const headingOf = (line: string) => line.replace(/^\s*\S+ /, '');
const isStep = (line: string) => /^\s*(?:#|\/\/) \d+\. /.test(line);

function wholePrograms(files: readonly string[], programs: Programs): Tab[] {
  return files.map((file) => {
    const code = programs.get(file);
    const language = LANGUAGES.find(({ ending }) => file.endsWith(ending));
    if (!code || !language) throw new Error(`openapi/programs does not contain ${file}`);
    return { ...language, code };
  });
}

function group(tabs: readonly Tab[]): string {
  const blocks = tabs.map(({ fence, label, code }) => `\`\`\`${fence} [${label}]\n${code}\`\`\``);
  return `::: code-group\n\n${blocks.join('\n\n')}\n\n:::`;
}
