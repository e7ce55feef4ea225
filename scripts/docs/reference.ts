import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Contract } from './contract.ts';

const { resolve } = createRequire(import.meta.url);

/** Redoc as the Redocly CLI carries it: one script that needs nothing beside it. */
const REDOC = join(dirname(resolve('@redocly/cli/package.json')), 'lib/chunks/redoc.standalone.js');
/** The one address that it would load from elsewhere: its makers' name, which is beside this page as well. */
const MAKERS = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';
const MAKERS_HERE = '/docs/reference/redocly.svg';

/** What the page `reference/` needs beside it: the contract and Redoc. */
export async function addReference(contract: Contract, site: string): Promise<void> {
  const redoc = await readFile(REDOC, 'utf8');
  await writeFile(join(site, 'reference/redoc.js'), redoc.replaceAll(MAKERS, MAKERS_HERE));
  await writeFile(join(site, 'openapi.json'), JSON.stringify(contract));
}
