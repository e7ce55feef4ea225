import { existsSync } from 'node:fs';
import { answers } from './programs.ts';

/** Where Debian and Ubuntu put it. */
export const GSON = '/usr/share/java/gson.jar';

const isThere = {
  python: await answers('python3', ['--version']),
  php: await answers('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']),
  java: (await answers('javac', ['--version'])) && existsSync(GSON),
};

const isLeftOut = (language: keyof typeof isThere) => !isThere[language] && process.env.CI !== 'true';

/** A machine without a language leaves out what runs in it, and counts it so; CI installs all of them. */
export const leavesOut = { python: isLeftOut('python'), php: isLeftOut('php'), java: isLeftOut('java') };
