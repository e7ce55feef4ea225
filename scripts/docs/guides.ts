import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Contract } from './contract.ts';
import { errorCatalogue } from './error-page.ts';
import { limitTable } from './limit-table.ts';
import { PLANNED } from './navigation.ts';
import { personalDataTable } from './personal-data-table.ts';
import { pricePlots } from './price-plots.ts';

/** The chapters as they are in the repository, with what is generated put where they ask for it. */
export async function guidePages(document: Contract, folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const pages = files.map(async (file): Promise<[string, string]> => {
    const text = await readFile(join(folder, file), 'utf8');
    return [file, chapter(document, basename(file, '.md'), text)];
  });
  return new Map(await Promise.all(pages));
}

export function chapter(document: Contract, name: string, text: string): string {
  const filled = text
    .replace('<!-- catalogue -->', () => errorCatalogue(document))
    .replace('<!-- limits -->', () => limitTable(document))
    .replace('<!-- prices -->', () => pricePlots())
    .replace('<!-- personal data -->', () => personalDataTable());
  const titled = inTabs(/^# /m.test(filled) ? filled : `# ${titleFromName(name)}\n\n${filled}`);
  return text.includes('<!-- catalogue -->') ? `${LONG_PAGE}${titled}` : titled;
}

/** Beside a page with hundreds of headings, only the upper ones are listed. */
const LONG_PAGE = '---\noutline: 2\n---\n\n';

/** A chapter that is planned but not written yet is named without a link, and has no card on the first page. */
export function withoutMissing(text: string, present: ReadonlySet<string>): string {
  const isMissing = (name: string) => PLANNED.has(name) && !present.has(name);
  return text
    .replaceAll(/^- \[[^\]]+\]\(\.\/([a-z-]+)\)\n\n {2}.+\n\n/gm, (card, name: string) => (isMissing(name) ? '' : card))
    .replaceAll(/\[([^\]]+)\]\((?:\.\/)?([a-z-]+)(?:\.md)?(?:#[^)]*)?\)/g, (link, words: string, name: string) =>
      isMissing(name) ? words : link,
    );
}

/** A command and the TypeScript right below it say the same thing: they become two tabs. */
export function inTabs(text: string): string {
  return text.replaceAll(
    /^```sh\n([\s\S]*?)^```\n\n```ts\n([\s\S]*?)^```$/gm,
    (_all, curl: string, typescript: string) =>
      `::: code-group\n\n\`\`\`sh [curl]\n${curl}\`\`\`\n\n\`\`\`ts [TypeScript]\n${typescript}\`\`\`\n\n:::`,
  );
}

export function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? 'Untitled';
}

function titleFromName(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}
