import { PGlite } from '@electric-sql/pglite';

// A separate program: creating a database takes 400 MB of memory, which the service process would never release.
const [dataDir] = process.argv.slice(2);
await (await PGlite.create({ dataDir })).close();
