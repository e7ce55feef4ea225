/**
 * `pnpm bench events`: checks that every order change is reported as exactly one event while the service's processes
 * are killed. For the checks and results, see scripts/bench/events/README.md.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../ci/postgres.ts';
import { brokenOf, countChanges, countEvents } from './events/checks.ts';
import { brokenCursors, follow } from './events/follower.ts';
import { startLoad } from './events/load.ts';
import { openHooks } from './events/webhooks.ts';
import { createServiceDatabase, openStage, PATIENT_WITH_EXTERNAL_SYSTEMS, type Stage } from './faults/stage.ts';
import { saveResults } from './results/raw.ts';

const CHANGES = Number(process.env.CHANGES ?? 20_000);
/**
 * Maximum duration in minutes. The run then ends, even if the machine was too slow to reach the target number of
 * changes.
 */
const MINUTES = Number(process.env.MINUTES ?? 120);
const AT_ONCE = Number(process.env.AT_ONCE ?? 16);
const KILL_EVERY_MS = Number(process.env.KILL_EVERY_SECONDS ?? 30) * 1000;
const SETTLES_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 1_000;
const AGENCIES = ['horizon', 'lodos'] as const;

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);

const postgres = await startPostgres();
try {
  const stage = await openStage({
    name: 'events',
    url: await createServiceDatabase(postgres.url),
    environment: PATIENT_WITH_EXTERNAL_SYSTEMS,
  });
  try {
    process.exitCode = (await measure(stage)) ? 0 : 1;
  } finally {
    await stage.close();
  }
} finally {
  await postgres.stop();
}

async function measure(stage: Stage): Promise<boolean> {
  const { pool, balancer } = stage;
  const hooks = await openHooks({ url: balancer.url, agency: 'horizon', pool });
  const followers = await Promise.all(AGENCIES.map((agency) => follow(balancer.url, agency)));
  const load = await startLoad(balancer.url, { agencies: AGENCIES, atOnce: AT_ONCE });
  const begun = performance.now();

  let kills = 0;
  let killAt = KILL_EVERY_MS;
  const endAt = begun + MINUTES * 60_000;
  for (let changes = 0; changes < CHANGES && performance.now() < endAt; changes = await countChanges(pool)) {
    await wait(LOOK_EVERY_MS);
    if (performance.now() - begun < killAt) continue;
    await stage.killAny();
    kills += 1;
    killAt = performance.now() - begun + KILL_EVERY_MS * (0.5 + Math.random());
    say(`${changes} changes, ${kills} kills, ${hooks.count()} messages of webhooks`);
  }
  await load.stop();
  const seconds = (performance.now() - begun) / 1000;
  say('the last payments end');
  const unsettled = await stage.settle();
  const events = await countEvents(pool);
  await until(() => followers.every((follower) => follower.hasReached(events)));
  say('the last webhooks arrive');
  const webhooks = await hooks.finish(SETTLES_WITHIN_MS);

  const broken = [
    ...unsettled,
    ...(await brokenOf(pool, load.answered)),
    ...followers.flatMap(({ problems }) => problems),
    ...(await Promise.all(AGENCIES.map((agency) => brokenCursors(balancer.url, agency)))).flat(),
    ...webhooks.problems,
  ];
  await Promise.all(followers.map((follower) => follower.stop()));
  await hooks.close();

  const row = (label: string, value: number | string) =>
    console.log(`${label.padEnd(52)}${String(value).padStart(10)}`);
  row('changes of orders', await countChanges(pool));
  row('in seconds', Math.round(seconds));
  row('processes killed', kills);
  row('requests answered well, and badly or not at all', `${load.counts().good} / ${load.counts().bad}`);
  row(
    'events, those of payments and credit among them',
    [...events.values()].reduce((sum, count) => sum + count, 0),
  );
  row(
    'latest event read after it happened, seconds',
    Math.max(...followers.map(({ slowest }) => slowest())).toFixed(1),
  );
  for (const [label, value] of webhooks.figures) row(label, value);
  row('violations', broken.length);
  for (const line of broken.slice(0, 30)) console.log(`  ${line}`);
  const column = 'seen';
  const figures = [
    { row: 'changes of orders', column, value: await countChanges(pool), unit: '' },
    { row: 'time', column, value: seconds, unit: 's' },
    { row: 'processes killed', column, value: kills, unit: '' },
    { row: 'violations', column, value: broken.length, unit: '', aim: { most: 0 } },
  ];
  const seen = { counts: load.counts(), events: Object.fromEntries(events), webhooks: webhooks.figures, broken };
  console.log(`every figure: ${saveResults('events', { rounds: 1, figures, ...seen })}`);
  return broken.length === 0;
}

async function until(isSo: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + SETTLES_WITHIN_MS;
  while (!isSo() && performance.now() < giveUpAt) await wait(LOOK_EVERY_MS);
}
