import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = /\]\(([a-z0-9-]+\.arazzo\.yaml)\)/g;

/** The chapter on the workflows; in the portal its files lie in a folder of another name than the page. */
export function workflowChapter(text: string): string {
  return text.replaceAll(FILE, '](/arazzo/$1)');
}

/** Puts the workflows into the portal, where the contract they speak of has another name. */
export async function addWorkflows(source: string, site: string): Promise<void> {
  await cp(source, site, { recursive: true, filter: (path) => !path.endsWith('.md') });
  for (const file of await readdir(site)) {
    const text = await readFile(join(site, file), 'utf8');
    await writeFile(join(site, file), text.replace('url: ../openapi.yaml', 'url: ../openapi.json'));
  }
}
