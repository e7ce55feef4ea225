// `node scripts/run.js <verb> [arguments]` installs the folders that the verb needs in addition to the workspace, and
// runs `node scripts/<verb>.ts` with the verb's flags. Every verb of package.json starts with this file. The file is
// plain JavaScript that every Node version can run, because it reports when a different version is required.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PNPM = 'npx -y pnpm@12.21.0';
const inScripts = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Settings that limit the memory of a service that runs for months: a young generation of 4 MB, and immediate release
 * of freed memory.
 */
const FLAGS = { start: ['--max-semi-space-size=4'] };
const VARIABLES = { start: { MALLOC_TRIM_THRESHOLD_: '131072' } };

const [verb = '', ...args] = process.argv.slice(2);
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  const remedy = existsSync(inScripts('../node_modules/node/bin'))
    ? `Node 24 is installed in this folder: run "${`${PNPM} ${verb}`.trim()}", which uses it.`
    : `Run "${PNPM} install", which installs it.`;
  end(`Node ${process.version} is running, 24 or newer is needed. ${remedy}`);
} else if (!existsSync(inScripts('node_modules'))) {
  end(`Nothing is installed yet: run ${PNPM} install.`);
} else if (!existsSync(inScripts(`${verb}.ts`))) {
  end(`There is no scripts/${verb}.ts to run.`);
} else {
  const { installFor } = await import('./run/separate.ts');
  await installFor(verb, args[0]);
  // Tests measure coverage, which is inaccurate with compiled code from a cache.
  const cache = verb === 'test' ? {} : { NODE_COMPILE_CACHE: inScripts('../node_modules/.cache/compiled') };
  become([...(FLAGS[verb] ?? []), inScripts(`${verb}.ts`), ...args], { ...cache, ...process.env, ...VARIABLES[verb] });
}

/**
 * Replaces the current process if the system supports it. On Windows it starts a second process, which receives Ctrl-C
 * from the console.
 */
function become(argv, env) {
  if (process.platform !== 'win32') process.execve(process.execPath, [process.execPath, ...argv], env);
  process.on('SIGINT', () => {});
  spawn(process.execPath, argv, { env, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
}

function end(message) {
  console.error(message);
  process.exitCode = 1;
}
