/** Generates what a contract says anew, with the generator's code already loaded. */
import { parentPort, workerData } from 'node:worker_threads';
import { plan } from '../generate/plan.ts';
import { changes, write } from '../generate/write-or-check.ts';
import { causesOfBundle } from './causes.ts';
import type { Generated } from './generator.ts';

const { root } = workerData as { root: string };

async function generate(contracts: readonly string[] | undefined): Promise<Generated> {
  try {
    const outputs = await plan(root, contracts);
    const written = changes(root, outputs).filter(({ kind }) => contracts === undefined || kind !== 'left over');
    await write(root, outputs, written);
    return { written: written.map(({ path }) => path) };
  } catch (error) {
    return { causes: causesOfBundle(String((error as Error).message)) };
  }
}

parentPort!.on('message', async (contracts) => parentPort!.postMessage({ generated: await generate(contracts) }));
