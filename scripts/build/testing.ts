/**
 * `pnpm build testing`: builds the package for test worlds in `dist/release/`, as JavaScript for Node 22 and newer. The
 * package is not published.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from '../client/pack.ts';
import { buildTesting } from '../testing/build.ts';

const RELEASES = fileURLToPath(new URL('../../dist/release', import.meta.url));

const folder = join(RELEASES, 'testing');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await buildTesting(folder);
const { tarball, files, unpackedBytes } = await pack(folder, RELEASES);
console.log(`${tarball}\n${files.length} files, ${unpackedBytes} bytes unpacked. The package was not published.`);
