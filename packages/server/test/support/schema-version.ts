import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { MIGRATIONS_FOLDER } from '../../src/database/migrations.ts';

/** Returns a hash of the migrations, for naming databases and snapshots that were prepared with them. */
export function schemaVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    hash.update(name).update(readFileSync(`${MIGRATIONS_FOLDER}${name}`));
  }
  return hash.digest('hex').slice(0, 12);
}
