/** `pnpm dev [--no-docs]`: service and sandbox; a saved contract, handler or page is live seconds later. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createBackground } from './dev/background.ts';
import { createGenerator } from './dev/generator.ts';
import { createProgram, type Program, type ProgramName, StartFailed } from './dev/program.ts';
import { createSession } from './dev/session.ts';
import { watchContents } from './dev/watch.ts';
import { during } from './start/progress.ts';
import { summary } from './start/summary.ts';

const { values } = parseArgs({ options: { docs: { type: 'boolean', default: true } }, allowNegative: true });
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
process.chdir(root);
const say = (line: string) => console.log(line);

let env: NodeJS.ProcessEnv = { LOG_LEVEL: 'warn', ...process.env };
const programs = { sandbox: program('sandbox', 'SANDBOX_PORT'), service: program('service', 'PORT') };
const generator = createGenerator(root);
const background = createBackground(root, say, values.docs);

/** Free ports are chosen once, so that a restart changes no address. */
function program(name: ProgramName, variable: string): Program {
  const { restart, stop } = createProgram(name, () =>
    say(`✗ the ${name} has ended; it starts again with the next saved file`),
  );
  return {
    stop,
    async restart(given) {
      const running = await restart(given);
      env = { ...env, [variable]: new URL(running.url).port };
      return running;
    },
  };
}

/** `undefined`: its code cannot run yet, which the next saved file may mend. */
async function start(name: ProgramName, title: string): Promise<string | undefined> {
  try {
    return (await during(title, programs[name].restart(env))).url;
  } catch (error) {
    if (!(error instanceof StartFailed) || error.byEnvironment) throw error;
    say(`✗ ${error.message}`);
    return undefined;
  }
}

async function stop(): Promise<never> {
  say('\nStopping …');
  background.stop();
  await Promise.all([programs.service.stop(), programs.sandbox.stop(), generator.stop()]);
  process.exit();
}

try {
  const watching = watchContents(root);
  const sandbox = await start('sandbox', 'the simulated outside world');
  const service = await start('service', 'the service and its database');
  const watch = await watching;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  if (service && sandbox) say(summary({ api: service, console: sandbox }));
  say('Saved contracts, handlers and pages go live; /docs is rebuilt in the background, unless --no-docs.');

  const change = createSession({
    programs,
    generator,
    wrote: watch.seen,
    look: background.look,
    env: () => env,
    say,
    seconds: () => performance.now() / 1000,
  });
  for (;;) {
    const paths = await watch.next();
    background.stop();
    await change(paths);
  }
} catch (error) {
  console.error(error instanceof StartFailed ? `\n${error.message}` : error);
  process.exit(1);
}
