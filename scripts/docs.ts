/** `pnpm run docs`: the contract as one HTML page that needs nothing from elsewhere. */
import { fileURLToPath } from 'node:url';
import { buildDocs } from './docs/build.ts';

console.log(await buildDocs(fileURLToPath(new URL('..', import.meta.url))));
