import { createReadStream } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import type { Opened } from './open.ts';

export type Io = {
  readonly environment: NodeJS.ProcessEnv;
  readonly user: string;
  /** Writes the command's result to standard output. */
  readonly write: (text: string) => void;
  /** Writes progress and error messages to standard error. */
  readonly tell: (line: string) => void;
  /** Prompts the operator; `undefined` if standard input is not a terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  /** Reads a file as text. `file` is a path, or `-` for standard input. */
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
  // Imports the service only when needed, because loading it takes about a second. `--help` therefore stays fast.
  open: async (environment) => (await import('./open.ts')).openManagement(environment),
};

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
