import { existsSync } from 'node:fs';
import { answers } from './programs.ts';

/** Path of the Gson library in Debian and Ubuntu. */
export const GSON = '/usr/share/java/gson.jar';

const isThere = {
  python: await answers('python3', ['--version']),
  php: await answers('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']),
  java: (await answers('javac', ['--version'])) && existsSync(GSON),
};

const isLeftOut = (language: keyof typeof isThere) => !isThere[language] && process.env.CI !== 'true';

/** True for each language whose tests are skipped because it is not installed. CI installs all languages. */
export const leavesOut = { python: isLeftOut('python'), php: isLeftOut('php'), java: isLeftOut('java') };
