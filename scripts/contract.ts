/** `pnpm contract <part>`: compares the contract with its releases, releases it, or checks a connector against it. */
import { runPart } from './run/parts.ts';

await runPart('contract');
