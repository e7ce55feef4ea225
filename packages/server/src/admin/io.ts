import { createReadStream } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import type { Opened } from './open.ts';

/** What a command has to do with the machine it runs on. */
export type Io = {
  readonly environment: NodeJS.ProcessEnv;
  /** Who is logged in here. */
  readonly user: string;
  /** The result, and nothing else. */
  readonly write: (text: string) => void;
  /** Beside the result: what is waited for, what went wrong. */
  readonly tell: (line: string) => void;
  /** `undefined` without a terminal to answer at. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  /** @param file `-` is what is piped in */
  readonly read: (file: string) => Promise<string>;
  readonly open: (environment: NodeJS.ProcessEnv) => Promise<Opened>;
};

export const terminal: Io = {
  environment: process.env,
  user: userInfo().username,
  write: (written) => process.stdout.write(`${written}\n`),
  tell: (line) => process.stderr.write(`${line}\n`),
  ask: process.stdin.isTTY ? ask : undefined,
  read: (file) => text(file === '-' ? process.stdin : createReadStream(file)),
  // The service behind it takes a second to load: help does not wait for it.
  open: async (environment) => (await import('./open.ts')).openAdministration(environment),
};

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
