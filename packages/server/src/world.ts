import type { RequestListener } from 'node:http';
import { compose, type Service } from './compose.ts';
import { COMPILED_FOLDER } from './composition/compiled-folder.ts';
import { createDue, type Due, type Watched } from './composition/due.ts';
import type { WorldOptions } from './composition/given.ts';
import { readConfig } from './config/config.ts';
import { type DataFolder, keptDataFolder, readDataFolder, saveDataFolder } from './database/data-folder.ts';
import { maintain, openInMemory } from './database/embedded.ts';
import { schemaVersion } from './database/migrations.ts';
import { type Database, prepare, unchanged } from './database/open.ts';
import { createLog } from './http/log.ts';
import type { Now } from './ports/clock.ts';
import type { RandomBytes } from './ports/random.ts';
import { nextDailyAfter } from './reconciliation/rules.days.ts';

export type { DataFolder, Due, Watched };
export { COMPILED_FOLDER, keptDataFolder, saveDataFolder, schemaVersion };

/** Dependencies of one test service, none of which are shared with other services. */
export type EmbeddedOptions = {
  /** The data folder that `createTemplate` returned. */
  readonly template: DataFolder;
  /** Determines the IDs that the database generates. */
  readonly seed: string;
  /** Settings, keyed by the names of their environment variables. The process environment is not read. */
  readonly settings: Readonly<Record<string, string>>;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  readonly world: WorldOptions;
  /** Handles requests under `/world/`, which tests send to control the world. */
  readonly also?: RequestListener | undefined;
  /** Receives log lines for warnings and errors. */
  readonly log: (line: string) => void;
};

export type EmbeddedService = {
  /** The URL without the base path. */
  readonly url: string;
  readonly jobs: Service['jobs'];
  readonly due: ReturnType<typeof createDue>;
  readonly database: Pick<Database, 'pool'>;
  /** Sets the database's clock, which some triggers read. */
  readonly setClock: (now: Date) => Promise<void>;
  /** Reclaims the space of deleted rows. PGlite has no automatic vacuum. */
  readonly vacuum: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Jobs that run with real timers in a test world, because requests for events wait in real time. */
const WITH_TIMERS = ['events'];
/**
 * Overrides built-in functions: triggers and defaults call them without a schema name, and the session searches
 * `public` first.
 */
const FUNCTIONS = `
  create function public.now() returns timestamptz stable language sql as
    $$ select current_setting('world.now')::timestamptz $$;
  create sequence public.world_uuid;
  create function public.gen_random_uuid() returns uuid volatile language sql as
    $$ select md5(current_setting('world.seed') || nextval('public.world_uuid'))::uuid $$`;
const SET = `select set_config('world.' || $1, $2, false)`;
const LOOK_IN_PUBLIC = `set search_path = public, pg_catalog`;

/** Starts a staging service in this process, with a separate in-memory database. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedService> {
  const { template, seed, settings, now, randomBytes, world, log, also } = options;
  const config = readConfig({ ...settings, APP_ENV: 'staging' });
  const opened = await openInMemory(template, { isMaintained: false });
  const { pool } = opened;
  const setClock = async (at: Date) => void (await pool.query(SET, ['now', at.toISOString()]));
  try {
    await pool.query(LOOK_IN_PUBLIC);
    await setClock(now());
    await pool.query(SET, ['seed', seed]);
    await pool.query('update reconciliation_schedule set due_at = $1', [nextDailyAfter(now())]);
    const database = unchanged('embedded', opened);
    const app = await compose({
      ...{ config, database, now, randomBytes, world },
      log: createLog('warn', log),
      securityLog: () => {},
      runs: (job) => WITH_TIMERS.includes(job),
    });
    if (also)
      app.express.use((request, response, next) =>
        request.url.startsWith('/world/') ? also(request, response) : next(),
      );
    const listening = await app.listen(config.port);
    return {
      url: listening.url,
      jobs: app.jobs.filter(({ name }) => !WITH_TIMERS.includes(name)),
      due: createDue(database.db, config),
      database,
      setClock,
      vacuum: () => maintain(pool),
      close: () => listening.close().finally(app.stop).finally(opened.close),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Creates the data folder that each world starts with: the migrated schema with the staging agencies, as if created at
 * `at`.
 */
export async function createTemplate(at: Date): Promise<DataFolder> {
  const opened = await openInMemory();
  const { pool } = opened;
  await pool.query(FUNCTIONS);
  await pool.query(LOOK_IN_PUBLIC);
  await pool.query(SET, ['now', at.toISOString()]);
  await pool.query(SET, ['seed', '']);
  const database = await prepare('staging', 'embedded', opened);
  const template = await readDataFolder(opened);
  await database.close();
  return template;
}
