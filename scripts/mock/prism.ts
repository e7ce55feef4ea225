import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContractDocument } from '../generate/document.ts';
import { underBasePath } from './base-path.ts';

export const BASE_PATH = '/api/v1';

const PRISM = join(
  dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')),
  'dist/index.js',
);

export type Mock = {
  /** Base path included. */
  readonly api: string;
  /** Fulfilled when it has stopped by itself, or was stopped. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
};

type MockOptions = {
  /** 0: any free port. */
  readonly port: number;
  /** What Prism says, line by line. */
  readonly onLine?: (line: string) => void;
};

/** Prism, in a process of its own, answers every operation with the examples of the contract. */
export async function startMock(contract: ContractDocument, { port, onLine = () => {} }: MockOptions): Promise<Mock> {
  const folder = await mkdtemp(join(tmpdir(), 'mock-'));
  const file = join(folder, 'contract.json');
  await writeFile(file, JSON.stringify(underBasePath(contract, BASE_PATH)));

  const child = spawn(process.execPath, [PRISM, 'mock', file, '--port', String(port), '--cors'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  const said: string[] = [];
  const ended = new Promise((resolve) => child.once('exit', resolve)).finally(() =>
    rm(folder, { recursive: true, force: true }),
  );
  const listening = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        said.push(line);
        const [, address] = /is listening on (\S+)/.exec(line) ?? [];
        if (address) resolve(address);
        else onLine(line);
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    ended.then(() => reject(new Error(said.at(-1) ?? 'Prism ended before it listened')));
  });

  const address = await listening;
  return {
    api: address.replace('127.0.0.1', 'localhost') + BASE_PATH,
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
