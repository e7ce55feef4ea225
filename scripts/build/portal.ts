/** `pnpm build portal [folder]`: builds the pages for agencies and operators as static files. */
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPortal } from '../../packages/portal/build.ts';
import { compressTexts } from '../docs/compress.ts';
import { PORTAL_FOLDER, stampPortal } from '../portal/built.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [given] = process.argv.slice(2);
const folder = given ?? join(root, PORTAL_FOLDER);
await mkdir(dirname(folder), { recursive: true });
// Builds in a temporary folder, so that users never see an incomplete build.
const work = await mkdtemp(join(dirname(resolve(folder)), '.portal-'));
try {
  await buildPortal(work);
  await compressTexts(work);
  await rm(folder, { recursive: true, force: true });
  await rename(work, folder);
} finally {
  await rm(work, { recursive: true, force: true });
}
if (!given) stampPortal(root);
console.log(folder);
