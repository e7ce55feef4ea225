import { fileURLToPath } from 'node:url';

/** Folder in which compiled validators are cached between starts. */
export const COMPILED_FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/contracts', import.meta.url));
