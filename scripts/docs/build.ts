import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'vitepress';
import { SWITCHED_COLOURS } from '../../packages/html/src/palette.ts';
import { DOCS_FOLDER } from './built.ts';
import { changelogFeed } from './changelog-feed.ts';
import { addCollections } from './collections/add.ts';
import { compressTexts } from './compress.ts';
import { contract } from './contract.ts';
import { guidePages, titleOf, withoutMissing } from './guides.ts';
import { homePage } from './home-page.ts';
import { type Group, navigation } from './navigation.ts';
import { operationPages } from './operation-pages.ts';
import { addReference } from './reference.ts';
import { readPrograms } from './tabs.ts';
import { addTries } from './tries.ts';
import { addTwins } from './twins.ts';
import { addWorkflows, workflowChapter } from './workflows.ts';

const SITE = 'scripts/docs/site';
/** Prefix of the builds' work folders. The process ID follows it. */
const WORK = '.docs-';
const WORKFLOWS = 'openapi/workflows';
const PROGRAMS = 'openapi/programs';
/** The console's URL in the chapters and its replacement. The service redirects to the actual console. */
const CONSOLE = { written: 'http://localhost:8081', shown: 'http://localhost:8080/console' };
const PYTHON_CLIENT = 'packages/python-client/agency_booking.py';

/** Chapters whose source is in a different folder because readers also open them there. */
const CHAPTERS_ELSEWHERE = [
  { file: 'client.md', source: 'packages/client/README.md', title: 'TypeScript client' },
  { file: 'workflows.md', source: `${WORKFLOWS}/README.md`, title: 'Workflows' },
  { file: 'connectors.md', source: 'openapi/connectors/README.md', title: 'Build a connector' },
  { file: 'changelog.md', source: 'openapi/CHANGELOG.md', title: 'Changelog' },
];

/** Builds in a temporary folder and moves it into place, so that readers never see an incomplete build. */
export async function buildDocs(root: string, folder = join(root, DOCS_FOLDER)): Promise<string> {
  // Pages resolve imported packages only inside the repository.
  const beside = join(root, dirname(DOCS_FOLDER));
  await mkdir(beside, { recursive: true });
  await removeLeftBehind(beside);
  const work = await mkdtemp(join(beside, `${WORK}${process.pid}-`));
  const clean = () => rmSync(work, { recursive: true, force: true });
  process.once('exit', clean);
  try {
    const { chapters, menu } = await writePages(root, join(work, 'pages'));
    await buildSite(join(root, SITE), work);
    await addReference(contract, join(work, 'site'));
    await addTries(contract, join(work, 'site'));
    await addTwins(contract, chapters, menu, join(work, 'site'));
    await writeFile(
      join(work, 'site/changelog.xml'),
      changelogFeed(contract.info.title, chapters.get('changelog.md')!),
    );
    await addCollections(contract, join(work, 'site'));
    await addWorkflows(join(root, WORKFLOWS), join(work, 'site/arazzo'));
    await cp(join(root, PROGRAMS), join(work, 'site/programs'), { recursive: true });
    await cp(join(root, PYTHON_CLIENT), join(work, 'site/programs', basename(PYTHON_CLIENT)));
    await compressTexts(join(work, 'site'));
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await move(join(work, 'site'), folder);
  } finally {
    clean();
    process.off('exit', clean);
  }
  return folder;
}

/** Removes the work folders of builds that were killed. */
async function removeLeftBehind(beside: string): Promise<void> {
  for (const name of await readdir(beside)) {
    const [, pid] = name.startsWith(WORK) ? name.split('-') : [];
    if (pid && !isRunning(Number(pid))) await rm(join(beside, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Adjusts links to chapters and workflows, which are in separate folders in the repository. */
function withLinksOfChapters(text: string): string {
  return text.replaceAll('](guides/', '](').replaceAll('](workflows/README.md)', '](workflows.md)');
}

/** Copies the folder if the target is on another disk. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    return cp(from, to, { recursive: true });
  });
}

async function writePages(root: string, folder: string): Promise<{ chapters: Map<string, string>; menu: Group[] }> {
  await cp(join(root, SITE, 'pages'), folder, { recursive: true });
  await writeFile(join(folder, 'public/palette.css'), SWITCHED_COLOURS);
  const chapters = await guidePages(contract, join(root, 'openapi/guides'), await readPrograms(join(root, PROGRAMS)));
  for (const { file, source, title } of CHAPTERS_ELSEWHERE) {
    const text = await readFile(join(root, source), 'utf8');
    chapters.set(file, workflowChapter(withLinksOfChapters(text.replace(/^# .+/, `# ${title}`))));
  }
  for (const [file, text] of chapters) chapters.set(file, text.replaceAll(CONSOLE.written, CONSOLE.shown));
  const home = homePage(contract, await readFile(join(folder, 'index.md'), 'utf8'));

  const titles = new Map([...chapters].map(([file, text]) => [file.replace(/\.md$/, ''), titleOf(text)]));
  for (const [file, text] of [...chapters, ...operationPages(contract), ['index.md', home] as const]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), withoutMissing(text, new Set(titles.keys())));
  }
  const menu = navigation(contract, titles);
  await writeFile(join(folder, 'navigation.json'), JSON.stringify(menu));
  return { chapters, menu };
}

/**
 * Builds the site. VitePress writes a temporary copy next to its configuration, so the configuration is in the work
 * folder. The configuration reads the path of that folder from the environment, because it is loaded before it can
 * receive arguments.
 */
async function buildSite(site: string, work: string): Promise<void> {
  await cp(join(site, '.vitepress'), join(work, '.vitepress'), { recursive: true });
  const config = `export { default } from ${JSON.stringify(join(site, 'config.ts'))};\n`;
  await writeFile(join(work, '.vitepress/config.ts'), config);
  process.env.DOCS_WORK = work;
  await build(work, {
    outDir: join(work, 'site'),
    onAfterConfigResolve(resolved) {
      resolved.tempDir = join(work, 'temp');
      resolved.cacheDir = join(work, 'cache');
    },
  });
}
