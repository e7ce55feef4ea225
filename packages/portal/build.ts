import { build } from 'vite';
import config from './vite.config.ts';

/** Builds the portal into a folder, which is emptied first. */
export async function buildPortal(outDir: string): Promise<void> {
  await build({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, outDir } });
}
