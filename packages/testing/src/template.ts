import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createTemplate, schemaVersion } from '@agency-booking/server/world';

/** Packed with the published package. In the repository, the first world creates it. */
const PACKED = fileURLToPath(new URL('../template.tar', import.meta.url));
const CACHE_FOLDER = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
/** Rows of the template have this date, which is before every world. */
const CREATED_AT = new Date('2000-01-01T00:00:00Z');

/** Returns the data folder that every world starts with. The blob reads the file again for each world. */
export async function openTemplate(): Promise<Blob> {
  if (existsSync(PACKED)) return openAsBlob(PACKED);
  const file = `${CACHE_FOLDER}world-${await schemaVersion()}.tar`;
  if (!existsSync(file)) await writeTemplate(file);
  return openAsBlob(file);
}

/** Writes under a temporary name first, because several processes may do so at the same time. */
export async function writeTemplate(file: string): Promise<void> {
  const template = await createTemplate(CREATED_AT);
  await mkdir(new URL('.', `file://${file}`), { recursive: true });
  const unfinished = `${file}.${crypto.randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await template.arrayBuffer()));
  await rename(unfinished, file);
}
