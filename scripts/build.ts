/** `pnpm build <part>`: builds the documentation, the portal, the client package, screenshots or place data. */
import { runPart } from './run/parts.ts';

await runPart('build');
