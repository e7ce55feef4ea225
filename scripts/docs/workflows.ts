import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = /\]\(([a-z0-9-]+\.arazzo\.yaml)\)/g;

/** Adjusts the chapter on workflows, because the documentation serves the workflow files from a different folder. */
export function workflowChapter(text: string): string {
  return text.replaceAll(FILE, '](/arazzo/$1)');
}

/**
 * Adjusts the workflows' references to the contract, because the contract has a different name in the documentation.
 */
export async function addWorkflows(source: string, site: string): Promise<void> {
  await cp(source, site, { recursive: true, filter: (path) => !path.endsWith('.md') });
  for (const file of await readdir(site)) {
    const text = await readFile(join(site, file), 'utf8');
    await writeFile(join(site, file), text.replace('url: ../openapi.yaml', 'url: ../openapi.json'));
  }
}
