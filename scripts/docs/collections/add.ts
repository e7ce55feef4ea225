import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../contract.ts';
import { brunoArchive } from './bruno.ts';
import { postmanCollection } from './postman.ts';

export async function addCollections(contract: Contract, site: string): Promise<void> {
  const folder = join(site, 'collections');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'agency-booking.postman_collection.json'),
    `${JSON.stringify(postmanCollection(contract), undefined, 2)}\n`,
  );
  await writeFile(join(folder, 'agency-booking.bruno.zip'), brunoArchive(contract));
}
