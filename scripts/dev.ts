/** `pnpm dev [--no-docs]`: applies saved contracts, handlers and pages to the service and sandbox within seconds. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createBackground } from './dev/background.ts';
import { compileGenerated } from './dev/compile.ts';
import { createGenerator, isOutOfStep } from './dev/generate.ts';
import { createProgram, type ProgramName, StartFailed } from './dev/program.ts';
import { createSession } from './dev/session.ts';
import { watchContents } from './dev/watch.ts';
import { keepPagesFresh } from './start/pages.ts';
import { during } from './start/progress.ts';
import { summary } from './start/summary.ts';

const { values } = parseArgs({ options: { docs: { type: 'boolean', default: true } }, allowNegative: true });
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
process.chdir(root);

const say = (line: string) => console.log(line);
const whenLost = (name: ProgramName) => say(`✗ the ${name} has exited and restarts after the next saved file`);
const env: NodeJS.ProcessEnv = { LOG_LEVEL: 'warn', ...process.env };
const programs = { sandbox: createProgram('sandbox', env, whenLost), service: createProgram('service', env, whenLost) };
const background = createBackground(say, values.docs);

/** Returns `undefined` if the code cannot run yet; the next saved file may fix it. */
async function start(name: ProgramName, title: string): Promise<string | undefined> {
  try {
    return await during(title, programs[name].restart());
  } catch (error) {
    if (!(error instanceof StartFailed) || error.byEnvironment) throw error;
    say(`✗ ${error.message}`);
    return undefined;
  }
}

async function stop(): Promise<never> {
  say('\nStopping …');
  background.stop();
  await Promise.all([programs.service.stop(), programs.sandbox.stop()]);
  process.exit();
}

try {
  const watching = watchContents(root);
  const sandbox = await start('sandbox', 'simulated external systems');
  const service = await start('service', 'service and database');
  const watch = await watching;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  if (service && sandbox) say(summary({ api: service, console: sandbox }));

  const change = createSession({
    programs,
    generate: createGenerator(root),
    compile: (generated) => compileGenerated(root, generated),
    wrote: watch.seen,
    look: background.look,
    say,
    seconds: () => performance.now() / 1000,
  });
  if (await isOutOfStep(root))
    await change(globSync(['openapi/{,management/}openapi.yaml', 'openapi/connectors/*.yaml']));
  say(
    'Saved contracts, handlers and pages take effect immediately. /portal and, unless --no-docs is set, ' +
      '/docs are rebuilt in the background.',
  );
  keepPagesFresh(root, values.docs);
  for (;;) {
    const paths = await watch.next();
    background.stop();
    await change(paths);
  }
} catch (error) {
  console.error(error instanceof StartFailed ? `\n${error.message}` : error);
  process.exit(1);
}
