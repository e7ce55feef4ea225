import { PGlite } from '@electric-sql/pglite';

// A program of its own: creating a database takes 400 MB that would stay with the service for as long as it runs.
const [dataDir] = process.argv.slice(2);
await (await PGlite.create({ dataDir })).close();
