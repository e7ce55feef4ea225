#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ListingError, type ReadEventsOptions } from './events.ts';
import { fileCursor } from './file-cursor.ts';
import { createAgencyClient } from './index.ts';
import { listen } from './listen.ts';
import { keyOf, newSecret } from './signing.ts';

const USAGE = `npx agency-booking listen --forward-to http://localhost:3000/hooks

Sends each new event to a server of yours, signed as a webhook is, from a machine that nobody else can reach.

  --forward-to <address>  where events are sent, by POST
  --after <position>      also what is behind this position of the feed; otherwise only what is new
  --cursor <file>         keeps the position in this file, and goes on where it was
  --types <types>         only these, with commas between them: carOrder.reserved,refund.completed

From the environment:
  AGENCY_KEY, AGENCY_SECRET  of the agency
  BASE_URL                   of the service; http://localhost:8080/api/v1 if not given
  WEBHOOK_SECRET             signs the events; a new one is made and printed if not given`;

/** What is wrong with how the command was called. */
class UsageError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

async function main(args: readonly string[], environment: Environment): Promise<void> {
  const { values, positionals } = read(args);
  if (values.help) return console.log(USAGE);
  if (positionals.join(' ') !== 'listen') throw new UsageError('The command is listen.');
  const forwardTo = addressIn(values['forward-to']);
  const after = positionIn(values.after);
  const types = values.types?.split(',').map((type) => type.trim()) as ReadEventsOptions['types'];
  const cursor = values.cursor === undefined ? undefined : fileCursor(values.cursor);
  const { BASE_URL: baseUrl = 'http://localhost:8080/api/v1', WEBHOOK_SECRET } = environment;
  const [key, secret] = ['AGENCY_KEY', 'AGENCY_SECRET'].map((name) => environment[name]);
  if (!key || !secret) throw new UsageError('AGENCY_KEY and AGENCY_SECRET are missing in the environment.');
  const signing = WEBHOOK_SECRET ?? newSecret();
  await keyOf(signing).catch(() => {
    throw new UsageError('WEBHOOK_SECRET: must be whsec_ and base64.');
  });
  const leaving = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leaving.abort());
  if (!WEBHOOK_SECRET) console.log(`WEBHOOK_SECRET=${signing}`);
  console.log(`Events of ${baseUrl} go to ${forwardTo}`);
  await listen(createAgencyClient({ baseUrl, key, secret }), {
    ...{ forwardTo, secret: signing, cursor, types, after: after ?? 'latest' },
    ...{ signal: leaving.signal, print: (line) => console.log(line) },
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
  throw new UsageError('--after: must be a position of the feed, such as 41.');
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
