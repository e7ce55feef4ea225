/**
 * `pnpm contract release`: archives the previous release of the contract and marks the current contract as released.
 * The command fails if the changelog or the version does not match the changes.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { released as releasedMigrations } from '../checks/migrations.ts';
import { hindrances, withPlaceholder } from './changes/changelog.ts';
import { archiveOf, CHANGELOG, compareWithReleased, RELEASED } from './changes/contracts.ts';
import { REVIEWED } from './changes/reviewed.ts';

const MIGRATIONS = 'packages/server/migrations/checksums';
const root = fileURLToPath(new URL('../..', import.meta.url));
process.exitCode = await release();

async function release(): Promise<number> {
  const { released, current, changelog, changes, wrong } = await compareWithReleased(root);
  const versions = { released: released.info.version, current: current.info.version };
  const problems = [...wrong, ...hindrances(changes, changelog, versions)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  // Archives the previous release, together with the reviewed changes since then.
  // `--since` can now compare against this archive.
  const archive = join(root, archiveOf(released.info.version));
  await mkdir(archive, { recursive: true });
  if (existsSync(join(root, REVIEWED))) await rename(join(root, REVIEWED), join(archive, 'reviewed'));
  await rename(join(root, RELEASED), join(archive, 'openapi.json'));
  await writeFile(join(root, RELEASED), `${JSON.stringify(current, undefined, 1)}\n`);
  await writeFile(join(root, CHANGELOG), withPlaceholder(changelog));
  const checksums = join(root, MIGRATIONS);
  await writeFile(checksums, releasedMigrations(await readFile(checksums, 'utf8'), current.info.version));
  console.log(`${current.info.version} was released: ${RELEASED}`);
  return 0;
}
