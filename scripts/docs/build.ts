import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'vitepress';
import { SWITCHED_COLOURS } from '../../packages/html/src/palette.ts';
import { changelogFeed } from './changelog-feed.ts';
import { addCollections } from './collections/add.ts';
import { compressTexts } from './compress.ts';
import { contract } from './contract.ts';
import { DOCS_FOLDER } from './fresh.ts';
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
/** How the folders begin that builds work in; their process is next. */
const WORK = '.docs-';
const WORKFLOWS = 'openapi/workflows';
const PROGRAMS = 'openapi/programs';
/** Where chapters say that the console is; the service knows where it really is, and leads there. */
const CONSOLE = { written: 'http://localhost:8081', shown: 'http://localhost:8080/console' };
const PYTHON_CLIENT = 'packages/python-client/agency_booking.py';

/** Chapters that have their place elsewhere, because others read them there. */
const CHAPTERS_ELSEWHERE = [
  { file: 'client.md', source: 'packages/client/README.md', title: 'TypeScript client' },
  { file: 'workflows.md', source: `${WORKFLOWS}/README.md`, title: 'Workflows' },
  { file: 'connectors.md', source: 'openapi/connectors/README.md', title: 'Build a connector' },
  { file: 'changelog.md', source: 'openapi/CHANGELOG.md', title: 'Changelog' },
];

/**
 * Builds the portal beside its place and then puts it there, so that a reader never meets half of it.
 * @returns the portal's folder
 */
export async function buildDocs(root: string, folder = join(root, DOCS_FOLDER)): Promise<string> {
  // Pages find the packages they import only from inside the repository.
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

/** What a build was working on that could not clean up, because it was killed. */
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

/** In the repository the chapters lie in a folder of their own, and so do the workflows. */
function withLinksOfChapters(text: string): string {
  return text.replaceAll('](guides/', '](').replaceAll('](workflows/README.md)', '](workflows.md)');
}

/** At once where that is possible; another disk takes a copy. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    return cp(from, to, { recursive: true });
  });
}

/** Everything VitePress makes HTML of: what is written by hand, and what follows from the contract. */
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
 * Beside its configuration VitePress leaves a copy while it reads it, so the configuration lies in the work, too. That
 * reads the work's folder from the environment: it is loaded before anything can be handed to it.
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
