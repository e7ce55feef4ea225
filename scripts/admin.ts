/** `pnpm admin <group> <command>`: what operators do; `pnpm admin --help` lists it. */
import { runAdmin } from '@agency-booking/server/admin';

process.exitCode = await runAdmin(process.argv.slice(2));
