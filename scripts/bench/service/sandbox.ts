/** A process that only simulates the external parties, so that their work does not delay the callers' clocks. */
import { startSandbox } from '@agency-booking/sandbox';

process.once('disconnect', () => process.exit());
const { url } = await startSandbox({ port: 0 });
process.send!(url);
