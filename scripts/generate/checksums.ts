import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChecksums, readMigrations } from '../../packages/server/src/database/migrations.ts';
import type { Output } from './write-or-check.ts';

const FOLDER = 'packages/server/migrations';

/**
 * Returns the checksums. Updates only the lines of uncommitted files, because committed migrations may already have
 * been applied to databases.
 */
export async function migrationChecksums(root: string, isCommitted = committedIn(root)): Promise<Output[]> {
  const path = `${FOLDER}/checksums`;
  if (!existsSync(join(root, path))) return [];
  const [migrations, recorded] = await Promise.all([
    readMigrations(join(root, FOLDER)),
    readChecksums(join(root, FOLDER)),
  ]);
  let content = await readFile(join(root, path), 'utf8');
  for (const { name, checksum } of migrations) {
    const line = recorded.find((other) => other.name === name);
    const fresh = `${name}.sql ${checksum} unreleased`;
    if (!line) content += `${fresh}\n`;
    else if (line.release === 'unreleased' && !isCommitted(`${name}.sql`)) {
      content = content.replace(`${name}.sql ${line.checksum} unreleased`, fresh);
    }
  }
  return [{ path, content }];
}

/** Without git, every file is treated as committed. */
function committedIn(root: string): (file: string) => boolean {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    const files = new Set(execFileSync('git', ['ls-tree', '--name-only', `HEAD:${FOLDER}`], options).split('\n'));
    return (file) => files.has(file);
  } catch {
    return () => true;
  }
}
