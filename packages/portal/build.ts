import { build } from 'vite';
import config from './vite.config.ts';

/** Builds the portal into a folder, which is emptied first. */
export async function buildPortal(outDir: string): Promise<void> {
  // Vite keeps an existing `NODE_ENV`. With any value other than `production`, Vue would include its developer
  // warnings.
  process.env.NODE_ENV = 'production';
  await build({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, outDir } });
}
