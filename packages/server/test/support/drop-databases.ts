import pg from 'pg';
import type { TestProject } from 'vitest/node';

/** Database name prefix for this run. Test workers are threads of one process, so the process ID identifies the run. */
export const OF_THIS_RUN = `agency_test_${process.pid}_`;

/** Global setup for PostgreSQL. Files share databases, so they are dropped only at the end of the run. */
export default ({ config }: TestProject) =>
  async () => {
    const admin = new pg.Client({ connectionString: config.env.TEST_DATABASE_URL });
    await admin.connect();
    const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [OF_THIS_RUN]);
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
  };
