/**
 * `pnpm bench fuzz [requests] [seed]`: tests the service, together with simulated external parties, by sending requests
 * that a third-party tool would derive from the contract.
 */
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { readOperations } from '../fuzz/contract.ts';
import { runFuzz } from '../fuzz/run.ts';
import type { ContractDocument } from '../generate/document.ts';
import { saveResults } from './results/raw.ts';

const [requests = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const { service, clock, tokenOf, stop } = await startStaging({ RATE_LIMIT_SCALE: '1000000' });
const { statuses, rules, problems } = await runFuzz({
  operations: readOperations(contract as unknown as ContractDocument),
  url: `${service.url}/api/v1`,
  tokens: [await tokenOf('horizon'), await tokenOf('horizon'), await tokenOf('meridian'), await tokenOf('lodos')],
  now: clock.now(),
  requests,
  seed,
  progress: (done) => process.stderr.write(`\r${done} of ${requests} requests`),
});
process.stderr.write('\n');
service.takeErrors();
await stop();

for (const [outcome, count] of [...statuses].sort()) console.log(`${String(count).padStart(6)}  ${outcome}`);
console.log('\n400 although the schema fits, by the rules of the contract:');
for (const [rule, count] of [...rules].sort()) console.log(`${String(count).padStart(6)}  ${rule}`);
console.log(`\n${problems.length} unexplained (seed ${seed})`);
for (const problem of problems.slice(0, 50)) console.error(`\n${problem}`);
const figures = [
  { row: 'requests', column: 'seen', value: requests, unit: '' },
  { row: 'unexplained', column: 'seen', value: problems.length, unit: '', aim: { most: 0 } },
];
const seen = { seed, statuses: Object.fromEntries(statuses), rules: Object.fromEntries(rules), problems };
console.log(`every figure: ${saveResults('fuzz', { rounds: 1, figures, ...seen })}`);
// Exit explicitly, because the tests' embedded database would keep the process alive.
process.exit(problems.length === 0 ? 0 : 1);
