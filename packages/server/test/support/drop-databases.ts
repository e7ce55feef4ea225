import pg from 'pg';
import type { TestProject } from 'vitest/node';

/** How the names of this run's databases begin: test workers are threads of one process. */
export const OF_THIS_RUN = `agency_test_${process.pid}_`;

/** Global set-up of the tests on PostgreSQL. @returns what ends it: files share databases, so that only the run can drop them */
export default ({ config }: TestProject) =>
  async () => {
    const admin = new pg.Client({ connectionString: config.env.TEST_DATABASE_URL });
    await admin.connect();
    const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [OF_THIS_RUN]);
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
  };
