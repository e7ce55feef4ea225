import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Contract } from './contract.ts';
import { errorChapter } from './error-page.ts';
import { goLiveTable } from './go-live-table.ts';
import { limitTable } from './limit-table.ts';
import { PLANNED } from './navigation.ts';
import { personalDataTable } from './personal-data-table.ts';
import { pricePlots } from './price-plots.ts';
import { inTabs, type Programs } from './tabs.ts';

export async function guidePages(document: Contract, folder: string, programs: Programs): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const pages = files.map(async (file): Promise<[string, string]> => {
    const text = await readFile(join(folder, file), 'utf8');
    return [file, chapter(document, basename(file, '.md'), text, programs)];
  });
  return new Map(await Promise.all(pages));
}

export function chapter(document: Contract, name: string, text: string, programs?: Programs): string {
  const isOfErrors = text.includes('<!-- catalogue -->');
  const filled = (isOfErrors ? errorChapter(document, text) : text)
    .replace('<!-- limits -->', () => limitTable(document))
    .replace('<!-- prices -->', () => pricePlots())
    .replace('<!-- go live -->', () => goLiveTable())
    .replace('<!-- personal data -->', () => personalDataTable());
  const titled = inTabs(/^# /m.test(filled) ? filled : `# ${titleFromName(name)}\n\n${filled}`, name, programs);
  return isOfErrors ? `${LONG_PAGE}${titled}` : titled;
}

/** Front matter for pages with hundreds of headings. The outline then lists only the upper levels. */
const LONG_PAGE = '---\noutline: 2\n---\n\n';

/** Removes links to, and home page cards for, planned chapters that have not been written yet. */
export function withoutMissing(text: string, present: ReadonlySet<string>): string {
  const isMissing = (name: string) => PLANNED.has(name) && !present.has(name);
  return text
    .replaceAll(/^- \[[^\]]+\]\(\.\/([a-z-]+)\)\n\n {2}.+\n\n/gm, (card, name: string) => (isMissing(name) ? '' : card))
    .replaceAll(/\[([^\]]+)\]\((?:\.\/)?([a-z-]+)(?:\.md)?(?:#[^)]*)?\)/g, (link, words: string, name: string) =>
      isMissing(name) ? words : link,
    );
}

export function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? 'Untitled';
}

function titleFromName(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}
