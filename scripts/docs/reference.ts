import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Contract } from './contract.ts';

const { resolve } = createRequire(import.meta.url);

/** The Redoc script bundled with the Redocly CLI, which has no dependencies. */
const REDOC = join(dirname(resolve('@redocly/cli/package.json')), 'lib/chunks/redoc.standalone.js');
/** The only external URL that Redoc would load: its vendor's logo. A copy of the logo is served with this page. */
const MAKERS = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';
const MAKERS_HERE = '/docs/reference/redocly.svg';

export async function addReference(contract: Contract, site: string): Promise<void> {
  const redoc = await readFile(REDOC, 'utf8');
  await writeFile(join(site, 'reference/redoc.js'), redoc.replaceAll(MAKERS, MAKERS_HERE));
  await writeFile(join(site, 'openapi.json'), JSON.stringify(contract));
}
