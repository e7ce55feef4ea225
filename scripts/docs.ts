/** `pnpm run docs [folder]`: the documentation as static files that need nothing from elsewhere. */
import { fileURLToPath } from 'node:url';
import { buildDocs } from './docs/build.ts';

// A stopped build leaves nothing half-built behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [folder] = process.argv.slice(2);
console.log(await buildDocs(fileURLToPath(new URL('..', import.meta.url)), folder));
