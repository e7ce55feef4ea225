import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installSeparately } from '../run/separate.ts';

/**
 * A folder with a separate lockfile for third-party programs. Generated code finds its imports in this folder and in
 * the root folder.
 */
export const FOLDER = fileURLToPath(new URL('.', import.meta.url));
export const COMMANDS = ['node_modules/.bin', '../node_modules/.bin'].map((bin) => join(FOLDER, bin));

/** Downloads the generators if they are missing. */
export const installOthers = (): Promise<void> => installSeparately('other-clients');
