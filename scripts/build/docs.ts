/** `pnpm build docs [folder]`: builds the documentation as static files without external resources. */
import { fileURLToPath } from 'node:url';
import { buildDocs } from '../docs/build.ts';
import { stampDocs } from '../docs/built.ts';

// Removes a half-finished build when the process is stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const root = fileURLToPath(new URL('../..', import.meta.url));
const [folder] = process.argv.slice(2);
console.log(await buildDocs(root, folder));
if (!folder) stampDocs(root);
