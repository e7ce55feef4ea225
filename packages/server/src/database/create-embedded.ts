import { PGlite } from '@electric-sql/pglite';

// This is a separate program, because creating a database takes 400 MB of memory that the service process would never
// release.
const [dataDir] = process.argv.slice(2);
await (await PGlite.create({ dataDir })).close();
