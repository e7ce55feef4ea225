import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createTemplate,
  type DataFolder,
  keptDataFolder,
  saveDataFolder,
  schemaVersion,
} from '@agency-booking/server/world';

/** The template file in the published package. In the repository, the first world creates a template instead. */
const PACKED = fileURLToPath(new URL('../template', import.meta.url));
const CACHE_FOLDER = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
/** Creation date of the template's rows, which is earlier than the start of any world. */
const CREATED_AT = new Date('2000-01-01T00:00:00Z');

/** Returns the file with the data folder that every world starts from. */
export const templateFile = async () =>
  existsSync(PACKED) ? PACKED : `${CACHE_FOLDER}world-3-${await schemaVersion()}`;

/** Reads the data folder. Each world reads it again, so that the process does not keep it in memory. */
export const openTemplate = async (): Promise<DataFolder> =>
  keptDataFolder(await templateFile(), () => createTemplate(CREATED_AT));

export const writeTemplate = async (file: string) => saveDataFolder(file, await createTemplate(CREATED_AT));
