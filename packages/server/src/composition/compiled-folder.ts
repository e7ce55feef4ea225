import { fileURLToPath } from 'node:url';

/** Folder that caches compiled validators between starts. */
export const COMPILED_FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/contracts', import.meta.url));
