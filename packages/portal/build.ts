import { build } from 'vite';
import config from './vite.config.ts';

/** The pages as files, in a folder that is emptied first. */
export async function buildPortal(outDir: string): Promise<void> {
  await build({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, outDir } });
}
