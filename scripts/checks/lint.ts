/**
 * `node scripts/checks/lint.ts [contract…]`: checks the given contracts (by default, all) against redocly.yaml. Prints
 * one line per problem.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lint, lintLines } from '../generate/redocly.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const all = () => globSync(['openapi/{,management/}openapi.yaml', 'openapi/connectors/*.yaml'], { cwd: root }).sort();
const contracts = process.argv.length > 2 ? process.argv.slice(2) : all();

const lines = lintLines(await lint(contracts, root), root);
for (const line of lines) console.error(line);
if (lines.length === 0) console.log(`${contracts.length} contracts linted, no problems`);
process.exitCode = lines.length === 0 ? 0 : 1;
