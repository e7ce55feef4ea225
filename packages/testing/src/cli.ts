#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { AGENCIES } from './agencies.ts';
import { serveWorld } from './serve-world.ts';

const USAGE = `Usage: agency-booking-world [--port 4020] [--now 2027-03-01T09:00:00Z] [--seed text]

Starts the whole booking service with its vendors, bank and database in this process, with a clock that stands until a
test moves it.`;
const DEFAULT_PORT = '4020';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      now: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(USAGE);
  else await run(values);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? '--port: the port is already in use. Choose a different port.' : message);
  if (code?.startsWith('ERR_PARSE_ARGS')) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}

async function run({ port, now, seed }: { port: string; now?: string; seed?: string }): Promise<void> {
  const world = await serveWorld({ now, seed, settings: { PORT: port }, log: console.error });
  const { key, secret } = AGENCIES.horizon;
  console.log(`
The world is ready. Its clock stands at ${world.clock.now().toISOString()}.

  API      ${world.url}/api/v1
  Control  ${world.url}/world/v1
  Key      ${key}
  Secret   ${secret}

  curl -s -X POST ${world.url}/world/v1/clock/advance -H 'Content-Type: application/json' -d '{"days":30}'

Press Ctrl-C to stop.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void world.close());
}
