/**
 * `pnpm bench faults [scenario…]`: runs the service under traffic on real infrastructure while parts of it fail. Each
 * scenario prints one row of figures and writes its results to `dist/bench/faults-<scenario>.json`.
 * scripts/bench/faults/README.md explains the figures.
 */
import { figuresOf, rowOf } from './faults/report.ts';
import type { Scenario } from './faults/scenario.ts';
import { brokenConnections } from './faults/scenarios/broken-connections.ts';
import { diskFull } from './faults/scenarios/disk-full.ts';
import { endedBackends } from './faults/scenarios/ended-backends.ts';
import { failover, failoverAsynchronous } from './faults/scenarios/failover.ts';
import { frozen } from './faults/scenarios/frozen.ts';
import { killedCancellations, killedProcesses } from './faults/scenarios/killed-processes.ts';
import { locked } from './faults/scenarios/locked.ts';
import { overload } from './faults/scenarios/overload.ts';
import { faultySessions, killedSessions } from './faults/scenarios/payment-sessions.ts';
import { pgbouncer } from './faults/scenarios/pgbouncer.ts';
import { postgresRestart } from './faults/scenarios/postgres-restart.ts';
import { restore } from './faults/scenarios/restore.ts';
import { rollingRestart } from './faults/scenarios/rolling-restart.ts';
import { tooManyConnections } from './faults/scenarios/too-many-connections.ts';
import { missingOf } from './faults/tools.ts';
import { saveResults } from './results/raw.ts';

const scenarios: Readonly<Record<string, Scenario>> = {
  'rolling-restart': rollingRestart,
  'postgres-restart': postgresRestart,
  'ended-backends': endedBackends,
  'broken-connections': brokenConnections,
  'killed-processes': killedProcesses,
  'killed-cancellations': killedCancellations,
  'killed-sessions': killedSessions,
  'faulty-sessions': faultySessions,
  locked,
  frozen,
  'too-many-connections': tooManyConnections,
  'disk-full': diskFull,
  pgbouncer,
  restore,
  failover,
  'failover-asynchronous': failoverAsynchronous,
  overload,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in scenarios));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; the scenarios are: ${Object.keys(scenarios).join(', ')}`);
  process.exit(2);
}

const rows: ReturnType<typeof rowOf>[] = [];
for (const name of names.length > 0 ? names : Object.keys(scenarios)) {
  const { title, needs = [], run } = scenarios[name]!;
  const missing = missingOf(needs);
  console.log(`${name}: ${missing ?? title}`);
  if (missing) continue;
  const seen = await run((line) => console.log(`  … ${line}`));
  rows.push(rowOf(name, seen));
  for (const line of [...(seen.notes ?? []), ...seen.violations.slice(0, 20)]) console.log(`  ${line}`);
  console.log(`  ${saveResults(`faults-${name}`, { rounds: 1, figures: figuresOf(name, seen), ...seen })}`);
}
for (const { scenario, ...row } of rows) {
  console.log(`\n${scenario}`);
  for (const [figure, value] of Object.entries(row)) if (value !== '') console.log(`  ${figure.padEnd(18)} ${value}`);
}
process.exit(rows.every(({ kept }) => kept === 'yes') ? 0 : 1);
