/** `pnpm admin <group> <command>`: operator commands. `pnpm admin --help` lists them. */
import { runAdmin } from '@agency-booking/server/admin';

process.exitCode = await runAdmin(process.argv.slice(2));
