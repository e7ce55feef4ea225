import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { StartupError } from '../shared/startup-error.ts';
import { type DataFolder, FilledMemory, systemFiles } from './data-folder.ts';
import { assertRoom } from './disk-room.ts';
import { lockFolder } from './folder-lock.ts';
import { PGliteStream } from './pglite-stream.ts';
import { FairPool, type OpenPool } from './pool.ts';
import { createPreparing } from './prepared-statements.ts';

const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
/**
 * Disk space for a new database, in bytes. A new database occupies 43 MB after the first start; the rest is for its
 * write-ahead log and the first orders.
 */
const NEW_DATABASE_BYTES = 100_000_000;
const CREATE_PROGRAM = fileURLToPath(import.meta.resolve('./create-embedded.ts'));
const MAINTENANCE_INTERVAL_MS = 60_000;
/** Maximum wait for the connection. A single connection executes all statements in sequence. */
const PATIENCE_MS = 30_000;

/** Throws a StartupError if the folder is unusable or another process uses it. */
export async function openEmbedded(folder: string): Promise<OpenPool> {
  if (!isCreated(folder)) assertRoom(folder, NEW_DATABASE_BYTES);
  const unlock = lockFolder(folder);
  try {
    const dataDir = join(folder, 'postgres');
    if (!isCreated(folder)) await create(dataDir);
    const { pool, close } = poolOf(await PGlite.create({ dataDir, startParams: START_PARAMS }));
    return { pool, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    const [reason] = (error as Error).message.split('\n');
    throw new StartupError(
      `DATA_DIR: the database in ${folder} cannot be opened (${reason}). If the disk is full, free some ` +
        'space. Otherwise, restore the folder from a backup, or set a different DATA_DIR.',
      { cause: error },
    );
  }
}

/** Returns false if the first start still has to create the database, which takes seconds. */
function isCreated(folder: string): boolean {
  return existsSync(join(folder, 'postgres', 'PG_VERSION'));
}

/**
 * Creates the database under a temporary name, so that an interrupted creation leaves nothing that looks like a
 * database.
 */
async function create(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [CREATE_PROGRAM, unfinished]);
  renameSync(unfinished, dataDir);
}

/** Opens an in-memory database for tests, optionally from the files of another database. */
export async function openInMemory(
  folder?: DataFolder,
  { isMaintained = true }: { readonly isMaintained?: boolean } = {},
): Promise<OpenPool & { readonly pglite: PGlite }> {
  const fs = folder && new FilledMemory(folder);
  const pglite = await PGlite.create({ startParams: START_PARAMS, fs, fsBundle: systemFiles });
  return { ...poolOf(pglite, isMaintained), pglite };
}

/** Without `isMaintained`, the caller must run `maintain`. */
function poolOf(database: PGlite, isMaintained = true): OpenPool {
  const pool = new FairPool({
    patienceMilliseconds: PATIENCE_MS,
    // pg accepts any duplex stream that also has a few socket methods.
    stream: () => new PGliteStream(database) as never,
    user: 'postgres',
    database: 'postgres',
    // PGlite has a single session. A second connection would share the first one's transactions, and a replacement
    // connection would inherit its settings.
    max: 1,
    idleTimeoutMillis: 0,
  });
  // The statements of an earlier connection are still in the session. If this query fails, the next one fails as well.
  pool.on('connect', (client) => void client.query('deallocate all').catch(() => {}));
  pool.on('connect', createPreparing());
  // Ignore a failed run, because the next run catches up.
  const maintenance = isMaintained
    ? setInterval(() => maintain(pool).catch(() => {}), MAINTENANCE_INTERVAL_MS).unref()
    : undefined;
  return {
    pool,
    close: async () => {
      clearInterval(maintenance);
      await pool.end();
      await database.close();
    },
  };
}

/**
 * Runs vacuum and checkpoint, because PGlite never runs them itself. Without them, a hundred frequently changed rows
 * would grow to hundreds of megabytes.
 */
export async function maintain(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum');
  await pool.query('checkpoint');
}
