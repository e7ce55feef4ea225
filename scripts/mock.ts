/** `pnpm mock`: answers made of the contract's examples, at http://localhost:4010/api/v1. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContractDocument } from './generate/document.ts';
import { underBasePath } from './mock/base-path.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.MOCK_PORT ?? '4010';
const prism = join(
  dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')),
  'dist/index.js',
);

const contract: ContractDocument = JSON.parse(
  await readFile(join(root, 'packages/server/src/generated/openapi.json'), 'utf8'),
);
const file = join(root, 'dist/mock.json');
await mkdir(dirname(file), { recursive: true });
await writeFile(file, JSON.stringify(underBasePath(contract, '/api/v1')));

const mock = spawn(process.execPath, [prism, 'mock', file, '--port', port, '--cors'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => mock.kill(signal));
mock.once('exit', (code) => {
  process.exitCode = code ?? 0;
});
console.log(`The mock answers at http://localhost:${port}/api/v1`);
