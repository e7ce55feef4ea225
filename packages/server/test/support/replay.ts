/** A property test that fails prints its seed and path. `FC_SEED=… FC_PATH=… pnpm test <file>` reruns that case. */
import fc from 'fast-check';

const { FC_SEED, FC_PATH } = process.env;
if (FC_SEED) fc.configureGlobal({ seed: Number(FC_SEED), ...(FC_PATH && { path: FC_PATH, endOnFailure: true }) });
