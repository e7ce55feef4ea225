import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import type { CarOrder, TokenSet } from '../../src/generated/types.ts';
import { agencies } from '../support/agencies.ts';
import { call } from '../support/api.ts';
import { type Balancer, startBalancer } from '../support/balancer.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { checkInvariants } from '../support/invariants.ts';
import { externalRecordOf, type FoundCar, findCarAt, orderAt, payAt } from '../support/live-booking.ts';
import { openPostgresTestDatabase } from '../support/postgres-database.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { keepCalling } from '../support/traffic.ts';

const CALLS_A_SECOND = 20;
/** Time limit for re-encrypting data. The cleanup job does this once a minute. */
const SEALED_WITHIN_MS = 300_000;

type Secrets = Readonly<Record<string, string>>;
const OLD: Secrets = {
  JWT_SECRET: 'oldest-secret-of-tokens-4f9a1c7e2b8d',
  INTEGRATION_SECRET: 'oldest-secret-of-codes-91d3e5a7b2c4',
  PERSONAL_DATA_SECRET: 'oldest-secret-of-people-7c2e9b4d1f6a',
};
const NEW: Secrets = {
  JWT_SECRET: 'newest-secret-of-tokens-b3d8f1a6c9e2',
  INTEGRATION_SECRET: 'newest-secret-of-codes-e4a7c1f9b6d2',
  PERSONAL_DATA_SECRET: 'newest-secret-of-people-2d8f6b1e9c4a',
};
const besides = (secrets: Secrets): Secrets =>
  Object.fromEntries(Object.entries(secrets).map(([variable, value]) => [`${variable}_PREVIOUS`, value]));

/** The query from the runbook. */
const KEYS_IN_USE = `
  select encode(substring(sealed from 2 for 6), 'hex') as key, count(*)
  from (select personal_sealed from car_order union all select personal_sealed from transfer_order
    union all select context_sealed from payment_attempt) as kept (sealed)
  where sealed is not null group by 1`;

describe('two processes behind a load balancer with 20 calls a second', { timeout: 900_000 }, () => {
  let database: Database;
  let sandbox: Sandbox;
  let balancer: Balancer;
  let processes: ServerProcess[];
  let tokens: TokenSet;
  let car: FoundCar;

  const start = async (secrets: Secrets) => {
    const server = await startServerProcess({
      APP_ENV: 'staging',
      DATABASE_URL: String(database.pool.options.connectionString),
      DRAIN_DELAY_SECONDS: '5',
      ...externalSystemsAt(sandbox.url),
      ...secrets,
    });
    await balancer.add(server.url);
    return server;
  };
  const api = <Body>(method: string, path: string, options: Parameters<typeof call>[2]) =>
    call<Body>(`${balancer.url}/api/v1${path}`, method, options);
  const read = (orderID: string) => api<CarOrder>('GET', `/order/${orderID}`, { token: tokens.accessToken });

  beforeAll(async () => {
    database = await openPostgresTestDatabase(process.env.TEST_DATABASE_URL!);
    sandbox = await startSandbox({ port: 0 });
    balancer = await startBalancer();
    processes = await Promise.all([start(OLD), start(OLD)]);
    tokens = (await api<TokenSet>('POST', '/auth/login', { body: agencies.horizon })).body;
    car = await findCarAt(balancer.url, tokens.accessToken);
  }, 120_000);
  afterAll(async () => {
    await balancer.close();
    await Promise.all(processes.map(({ kill }) => kill()));
    await sandbox.close();
    await database.close();
  });

  async function replaceEach(secrets: Secrets): Promise<void> {
    for (const old of processes.slice()) {
      processes = [...processes.filter((one) => one !== old), await start(secrets)];
      await old.stop();
    }
  }

  /** Generates traffic. Every tenth call orders a car, pays for it and reads the order. */
  const traffic = () =>
    keepCalling(CALLS_A_SECOND, async (number) => {
      const { accessToken: token } = tokens;
      if (number % 10 > 0) return api('GET', '/payment/limits', { token });
      const order = await orderAt(balancer.url, token, car);
      if (order.status !== 201) return order;
      const paid = await payAt(balancer.url, token, order.body.id);
      return paid.status === 200 ? read(order.body.id) : paid;
    });

  test('the simultaneous rotation of all three secrets fails no customer call', async () => {
    const { id } = (await orderAt(balancer.url, tokens.accessToken, car)).body;
    const before = (await read(id)).body;
    const steps: string[] = [];
    let beganAt = performance.now();
    const ended = (step: string) => {
      steps.push(`${step} ${((performance.now() - beganAt) / 1000).toFixed(0)} s`);
      beganAt = performance.now();
    };
    const calling = traffic();
    await replaceEach({ ...OLD, ...besides(NEW) });
    ended('announced');
    await replaceEach({ ...NEW, ...besides(OLD) });
    ended('turned');
    // Refreshes the tokens immediately. Real clients have a month or a day to do so, depending on the secret.
    tokens = (await api<TokenSet>('POST', '/auth/refresh', { body: { token: tokens.refreshToken } })).body;
    car = await findCarAt(balancer.url, tokens.accessToken);
    await vi.waitFor(async () => expect((await database.pool.query(KEYS_IN_USE)).rows).toHaveLength(1), {
      timeout: SEALED_WITHIN_MS,
      interval: 500,
    });
    ended('sealed anew');
    await replaceEach(NEW);
    ended('done');
    const { answers, unanswered } = await calling.stop();
    console.log(`${answers.length} calls; ${steps.join(', ')}`);

    expect(unanswered).toEqual([]);
    expect(answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    expect((await read(id)).body).toEqual(before);
    expect((await api('POST', '/auth/refresh', { body: { token: tokens.refreshToken } })).status).toBe(200);
    await checkInvariants(database, new Date(), externalRecordOf(sandbox));
  });
});
