/** `node scripts/lint.ts`: our contract and those toward the outside by the rules of redocly.yaml, a line for each problem. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lint, lintLines } from './redocly.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const contracts = ['openapi/openapi.yaml', ...globSync('openapi/connectors/*.yaml', { cwd: root }).sort()];

const lines = lintLines(await lint(contracts, root), root);
for (const line of lines) console.error(line);
console.log(`${contracts.length} contracts linted, ${lines.length} problems`);
process.exitCode = lines.length === 0 ? 0 : 1;
