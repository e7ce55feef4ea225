import pg from 'pg';
import { readConfig } from '../../src/config/config.ts';
import { schemaVersion } from '../../src/database/migrations.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { OF_THIS_RUN } from './drop-databases.ts';

const CREATING_TEMPLATE = 727_001;

let template: Promise<string> | undefined;

/** Clones a template database that has all migrations applied. */
export async function openPostgresTestDatabase(url: string): Promise<Database> {
  template ??= readyTemplate(url);
  const name = `${OF_THIS_RUN}${crypto.randomUUID().replaceAll('-', '')}`;
  await asAdmin(url, `create database ${name} template ${await template}`);
  const database = await openAt(withDatabase(url, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(url, `drop database ${name} with (force)`);
    },
  };
}

async function readyTemplate(url: string): Promise<string> {
  const name = `agency_template_${await schemaVersion()}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    // The lock is held until the connection ends: other test workers wait while one of them creates the template.
    await admin.query('select pg_advisory_lock($1)', [CREATING_TEMPLATE]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const unfinished = `${name}_unfinished`;
      await admin.query(`drop database if exists ${unfinished} with (force)`);
      await admin.query(`create database ${unfinished}`);
      await (await openAt(withDatabase(url, unfinished))).close();
      await admin.query(`alter database ${unfinished} rename to ${name}`);
    }
  } finally {
    await admin.end();
  }
  return name;
}

const openAt = (url: string) => openDatabase(readConfig({ APP_ENV: 'staging', DATABASE_URL: url }));

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
}
