#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ListingError, type ReadEventsOptions } from './events.ts';
import { fileCursor } from './file-cursor.ts';
import { createAgencyClient } from './index.ts';
import { listen } from './listen.ts';
import { keyOf, newSecret } from './signing.ts';

const USAGE = `npx agency-booking listen --forward-to http://localhost:3000/hooks

Forwards each new event to a local server that the service cannot reach. Requests are signed like webhooks.

  --forward-to <address>  address that receives the events by POST
  --after <position>      starts after this position of the feed instead of with new events only
  --cursor <file>         stores the position in this file and resumes from it
  --types <types>         event types to forward, separated by commas: carOrder.reserved,refund.completed

Environment variables:
  AGENCY_KEY, AGENCY_SECRET  API key and secret of the agency
  BASE_URL                   address of the service; the default is http://localhost:8080/api/v1
  WEBHOOK_SECRET             secret that signs the events; by default, a new secret is generated and printed`;

class UsageError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

async function main(args: readonly string[], environment: Environment): Promise<void> {
  const { values, positionals } = read(args);
  if (values.help) return console.log(USAGE);
  if (positionals.join(' ') !== 'listen') throw new UsageError('Unknown command. The only command is listen.');
  const forwardTo = addressIn(values['forward-to']);
  const after = positionIn(values.after);
  const types = values.types?.split(',').map((type) => type.trim()) as ReadEventsOptions['types'];
  const cursor = values.cursor === undefined ? undefined : fileCursor(values.cursor);
  const { BASE_URL: baseUrl = 'http://localhost:8080/api/v1', WEBHOOK_SECRET } = environment;
  const [key, secret] = ['AGENCY_KEY', 'AGENCY_SECRET'].map((name) => environment[name]);
  if (!key || !secret) throw new UsageError('AGENCY_KEY and AGENCY_SECRET must be set in the environment.');
  const signing = WEBHOOK_SECRET ?? newSecret();
  await keyOf(signing).catch(() => {
    throw new UsageError('WEBHOOK_SECRET: must be whsec_ followed by base64.');
  });
  const leaving = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leaving.abort());
  if (!WEBHOOK_SECRET) console.log(`WEBHOOK_SECRET=${signing}`);
  console.log(`Forwarding events of ${baseUrl} to ${forwardTo}`);
  await listen(createAgencyClient({ baseUrl, key, secret }), {
    forwardTo,
    secret: signing,
    cursor,
    types,
    after: after ?? 'latest',
    signal: leaving.signal,
    print: (line) => console.log(line),
  });
}

function read(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args: [...args],
      options: { 'forward-to': text, after: text, cursor: text, types: text, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function addressIn(text: string | undefined): string {
  if (text !== undefined && URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new UsageError('--forward-to: must be an address such as http://localhost:3000/hooks.');
}

function positionIn(text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,15}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new UsageError('--after: must be a feed position, such as 41.');
}

function wordsOf({ error: { key, status, description, details } }: ListingError): string {
  return `${key ?? status}: ${description}${details ? ` ${JSON.stringify(details)}` : ''}`;
}

main(process.argv.slice(2), process.env).catch((error: Error) => {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof ListingError) console.error(wordsOf(error));
  else console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
