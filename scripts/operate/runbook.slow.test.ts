import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { call } from '../../packages/server/test/support/api.ts';
import { externalSystemsAt } from '../../packages/server/test/support/external-systems.ts';
import { findCarAt, loginAt, orderAt, payAt } from '../../packages/server/test/support/live-booking.ts';
import { commands, statements } from './runbook-commands.ts';
import { end, type Outcome, openRunbookStage, type Running, until } from './runbook-stage.ts';

/** Commands that cannot run on a test machine, each with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'kubectl describe': 'needs a Kubernetes cluster',
  'docker inspect': 'needs a container engine',
  'up --detach --no-deps --build service-1': 'needs a container engine',
  'patronictl switchover': 'needs a Patroni cluster; the runbook says that it was not tried',
  'pg_ctl -D FOLDER start': 'stands for pg_ctlcluster where PostgreSQL is not of a Debian package',
  'pnpm admin release settle --yes': 'is a command of release 1.2.0',
  'pnpm bench faults rolling-restart': 'takes minutes, and measures',
  'pnpm bench faults restore': 'takes minutes, and measures',
  'pnpm bench faults failover failover-asynchronous': 'takes minutes, and needs Patroni and etcd',
  'pnpm bench faults disk-full': 'takes minutes, and mounts a disk',
};
const NEVER_REFUNDED = '4000000000005126';
const MEMBER = 'ece@marmara.example';

let stage: Awaited<ReturnType<typeof openRunbookStage>>;
let sandbox: Sandbox;
let url: string;
let service: Running;
let receiver: Running;
const ran = new Set<string>();
/** Values for the placeholders in the runbook's commands. */
const values: Record<string, string> = {};

/** Starts a command. The runbook must contain exactly this command. */
function started(command: string): Running {
  expect(commands).toContain(command);
  ran.add(command);
  return stage.start(command, values);
}
const outcomeOf = (command: string): Promise<Outcome> => started(command).outcome;
/** Returns the output. If the exit status is not 0, throws an Error with the output. */
async function done(command: string, outcome = outcomeOf(command)): Promise<string> {
  const { code, out, stderr } = await outcome;
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${stderr}${out}`);
  return out;
}
/** Approves a pending request after changing its requester, so that the approver is a different person. */
async function approved(): Promise<void> {
  await stage.ask(stage.owner, `update approval set asked_by = 'ece' where status = 'waiting'`);
  values['<id>'] = `${await stage.ask(stage.owner, `select id from approval where status = 'waiting'`)}`;
  await confirmed('pnpm admin approve --approvalId <id>');
}
/** Runs a command from the runbook with `--yes` added. */
const confirmed = (command: string): Promise<string> => {
  expect(commands).toContain(command);
  ran.add(command);
  return done(command, stage.start(`${command} --yes`, values).outcome);
};
const receives = (name: string) => () =>
  stage.ask(stage.admin, `select exists (select from pg_stat_replication where application_name = '${name}')`);

describe.skipIf(!existsSync('/usr/bin/pg_createcluster'))('commands of the runbook', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    stage = await openRunbookStage();
    ran.add('pg_createcluster 15 main');
    const made = `pg_createcluster 15 main -d ${stage.inFolder('data')} -s ${stage.folder} -l ${stage.inFolder('log')} -p ${stage.port} -e UTF8 --locale C.UTF-8 -- -A trust`;
    await done(made, stage.start(made).outcome);
    sandbox = await startSandbox({ port: 0 });
  }, 120_000);
  afterAll(async () => {
    await stage?.close();
    await sandbox?.close();
  });

  test('Start: the cluster starts, the schema is migrated, and a process becomes ready', async () => {
    await done('pg_ctlcluster 15 main start');
    expect(await done('pg_lsclusters')).toMatch(new RegExp(`^${stage.version} +main +${stage.port} online`, 'm'));
    for (const role of ['agency_owner', 'agency_service']) await stage.ask(stage.admin, `create role ${role} login`);
    await stage.ask(stage.admin, 'create database agency owner agency_owner');

    const port = `${await freePort()}`;
    url = `http://127.0.0.1:${port}`;
    const settings = {
      ...{ APP_ENV: 'staging', DATABASE_URL: stage.urlOf('agency_service', 'agency'), PORT: port },
      ...externalSystemsAt(sandbox.url),
    };
    const asOwner = { ...settings, DATABASE_MIGRATION_URL: stage.owner };
    stage.withSettings(asOwner);
    expect(await done('steps/migrate.sh')).toBe('The schema is up to date.\n');
    stage.withSettings(settings);
    service = started('steps/start.sh');
    await until('the service is ready', async () => (await fetch(`${url}/health/ready`)).status === 200);
    stage.withSettings({ ...asOwner, ERASURES_FILE: stage.inFolder('elsewhere/erasures') });
  });

  test('Alerts: the SQL statements run in psql', async () => {
    ran.add('psql $OWNER').add('select 1');
    const script = stage.inFolder('elsewhere/statements.sql');
    await writeFile(script, [...statements, 'select 1'].map((one) => `${one.trim().replace(/;$/, '')};\n`).join(''));
    const pasted = `psql $OWNER -v ON_ERROR_STOP=1 -f ${script}`;
    await done(pasted, stage.start(pasted).outcome);
  });

  test('Alerts: an order, its stuck payment and its task are shown, retried and settled', async () => {
    const token = await loginAt(url, 'horizon');
    values.AGENCY = '1';
    values.ORDER = (await orderAt(url, token, await findCarAt(url, token))).body.id;
    await payAt(url, token, values.ORDER, { cardNumber: NEVER_REFUNDED });
    await call(`${url}/api/v1/order/${values.ORDER}/cancel`, 'POST', { token });
    await until('the task is open', async () => {
      values.TASK = `${(await stage.ask(stage.owner, 'select id from operator_task')) ?? ''}`;
      return values.TASK;
    });
    for (const command of [
      'pnpm admin listStuckPayments',
      'pnpm admin getOrderTimeline --agencyId AGENCY --orderId ORDER',
    ])
      expect(await done(command)).toContain('refunding');
    expect(await done('pnpm admin listTasks')).toMatch(new RegExp(`^${values.TASK} .*refundRefused`, 'm'));
    await done('pnpm admin getTask --taskId TASK');
    expect(await outcomeOf('pnpm admin retryTask --taskId TASK')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The other party refused again'),
    });
    await done("pnpm admin settleTask --taskId TASK --note 'refunded by bank transfer' --yes");
    expect(await done('pnpm admin listApprovals')).toContain('Settle task');
    await approved();
    expect(await stage.ask(stage.owner, 'select resolution from operator_task')).toBe('settledByHand');
  });

  test('Alerts: held rates are accepted, days are compared, and second factors are reset', async () => {
    await stage.ask(
      stage.owner,
      `insert into exchange_rate (id, source, base, as_of, published_at, fetched_at, rates, is_held, after_id)
     overriding system value select 41, source, base, as_of, published_at, fetched_at, rates, true, id
     from exchange_rate order by id desc limit 1`,
    );
    await done('pnpm admin acceptExchangeRate --ratesId 41 --yes');
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    Object.assign(values, { '2027-03-01': day(3), '2027-03-08': day(1) });
    await done('pnpm admin reconcile --from 2027-03-01 --to 2027-03-08');
    await stage.ask(
      stage.owner,
      `insert into portal_member (id, email, role, agency_id, password_hash, second_factor, created_at)
     select 'mbr_ece', '${MEMBER}', 'owner', min(id), 'none', null, now() from agency`,
    );
    await stage.ask(
      stage.owner,
      `insert into portal_passkey (id, member_id, credential_id, public_key, uses, name, created_at)
       values ('psk_ece', 'mbr_ece', 'AQID', '\\x00', 1, 'A phone', now())`,
    );
    values.EMAIL = MEMBER;
    await done('pnpm admin resetMemberFactors EMAIL --yes');
  });

  test('Operators: the first operator gets a link, and an operator reset is approved', async () => {
    values['<email>'] = 'ada@operator.example';
    await stage.ask(stage.owner, `delete from portal_member where role = 'operator'`);
    const bootstrap = 'pnpm admin bootstrap <email>';
    expect(await done(bootstrap)).toContain('/portal/invitation');
    await stage.ask(
      stage.owner,
      `with ada as (update portal_member set password_hash = 'none' where email = 'ada@operator.example' returning id)
       insert into portal_passkey (id, member_id, credential_id, public_key, uses, name, created_at)
       select 'psk_ada', id, 'AQIE', '\\x00', 1, 'A phone', now() from ada`,
    );
    await confirmed('pnpm admin resetMemberFactors <email>');
    await approved();
    expect(await done('pnpm admin listAudit')).toContain('resetOperator');
  });

  test('Upgrade: data in the format of the previous release is shown and settled', async () => {
    await done('pnpm admin showRelease');
    await done('pnpm admin settleRelease --yes');
  });

  test('Rotate a secret: a supplier key, a role password and certificates are replaced', async () => {
    values.CODE = 'OTOPORT';
    values.FILE = stage.inFolder('elsewhere/key');
    await writeFile(values.FILE, 'vk_otoport_4fd1');
    const save = `pnpm admin saveSupplier --supplierKind vendor --supplierCode CODE --key-file FILE`;
    const made = `${save} --name Otoport --hasStatement true --baseUrl ${sandbox.url}`;
    await done(made, stage.start(`${made} --yes`, values).outcome);
    await approved();
    // Saving the same key again would change nothing and need no approval.
    await writeFile(values.FILE, 'vk_otoport_new');
    await confirmed(save);
    await approved();
    values.SECRET = 'a-new-one';
    await done(`psql "$ADMIN" -c "alter role agency_service password 'SECRET'"`);
    Object.assign(values, { FOLDER: stage.inFolder('certificates'), HOST: 'localhost' });
    await done('steps/certificates.sh FOLDER HOST');
    expect(existsSync(stage.inFolder('certificates/localhost.pem'))).toBe(true);
    await done(`psql "$ADMIN" -c 'select pg_reload_conf()'`);
  });

  test('Back up: WAL is received, the server is copied and verified, and its database is dumped', async () => {
    receiver = started('scripts/operate/database/receive-wal.sh "$ADMIN" /backup/wal &');
    await until('WAL is received', receives('archive'));
    const synchronous = `psql "$ADMIN" -c "alter system set synchronous_standby_names = 'archive'" -c 'select pg_reload_conf()'`;
    await done(synchronous);
    const backup = 'scripts/operate/database/backup.sh "$ADMIN" "/backup/base-$(date +%F)"';
    expect(await done(backup)).toBe('');
    expect(await outcomeOf(backup)).toMatchObject({ code: 1, stderr: expect.stringContaining('name a new folder') });

    const second = started('scripts/operate/database/receive-wal.sh "$ADMIN" /elsewhere/wal archive_2 &');
    await until('the second receives', receives('archive_2'));
    const any = `psql "$ADMIN" -c "alter system set synchronous_standby_names = 'ANY 1 (archive, archive_2)'" -c 'select pg_reload_conf()'`;
    await done(any);
    const out = await done(`psql "$ADMIN" -c 'select application_name, state, sync_state from pg_stat_replication'`);
    expect(out).toMatch(/archive +\| streaming/);
    expect(out).toMatch(/archive_2 +\| streaming/);
    end(second.process);
    await until('the second has ended', async () => !(await receives('archive_2')()));
    await done(`psql "$ADMIN" -c "select pg_drop_replication_slot('agency_archive_2')"`);
    await done(synchronous);
    await done('pg_dump --format custom --file /backup/dump "$OWNER"');
  });

  test('Back up: nothing is copied if a program of the server version is missing', async () => {
    const elsewhere = stage.inFolder('backup/elsewhere');
    const wrongVersion = `bash -c 'source ./scripts/operate/database/programs.sh && use_postgres 99 pg_verifybackup && touch ${elsewhere}'`;
    expect(await stage.start(wrongVersion).outcome).toEqual({
      code: 1,
      out: '',
      stderr:
        'pg_verifybackup of PostgreSQL 99 not found in PATH, by pg_config, or below /usr/lib/postgresql: install the package postgresql-99\n',
    });
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('Restore: every confirmed change is restored, and a command that waits for a receiver names it', async () => {
    await stage.ask(stage.owner, 'create table after_the_backup as select 7 as is_here');
    await stage.start('pg_ctlcluster 15 main stop -m immediate').outcome;
    expect(await done('pg_lsclusters')).toMatch(/ down /);
    end(receiver.process);
    await receiver.outcome;
    await rm(stage.inFolder('data'), { recursive: true });

    values['2027-03-01'] = new Date().toISOString().slice(0, 10);
    const restore =
      'scripts/operate/database/restore.sh /backup/base-2027-03-01 /backup/wal /var/lib/postgresql/15/main';
    expect(await done(restore)).toBe('');
    expect(await outcomeOf(restore)).toMatchObject({ code: 1, stderr: expect.stringContaining('move it away') });
    await done('pg_ctlcluster 15 main start');
    await until('it takes writes', async () => !(await stage.ask(stage.admin, 'select pg_is_in_recovery()')));
    expect(await stage.ask(stage.owner, 'select is_here from after_the_backup')).toBe(7);

    const erasure = { orderId: values.ORDER, requestedAt: new Date(), reason: 'personAsked' };
    await writeFile(stage.inFolder('elsewhere/erasures'), `${JSON.stringify(erasure)}\n`);
    const replay = started('pnpm admin replayErasures');
    await until('the command names what it waits for', async () =>
      replay.stderr().includes('synchronous_standby_names'),
    );
    expect(replay.stderr()).toContain(
      'A commit waits until a receiver of synchronous_standby_names (archive) has stored it. Start receive-wal.sh; the commit then continues.',
    );
    receiver = started('scripts/operate/database/receive-wal.sh "$ADMIN" /backup/wal-2 &');
    await done('pnpm admin replayErasures', replay.outcome);
    await done('scripts/operate/database/backup.sh "$ADMIN" /backup/base-restored');
    await until('the service is ready again', async () => (await fetch(`${url}/health/ready`)).status === 200);
    expect(service.process.exitCode).toBeNull();
  });

  test('The database is full: an unused replication slot is listed and dropped', async () => {
    await stage.ask(stage.admin, 'alter system reset synchronous_standby_names');
    await stage.ask(stage.admin, 'select pg_reload_conf()');
    end(receiver.process);
    await until('nobody receives', async () => !(await receives('archive')()));
    const slots = `psql "$ADMIN" -c 'select slot_name, active, pg_size_pretty(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) from pg_replication_slots'`;
    expect(await done(slots)).toMatch(/agency_archive +\| f/);
    await done(`psql "$ADMIN" -c "select pg_drop_replication_slot('agency_archive')"`);
  });

  test('Alerts: an agency whose keys were guessed is suspended', async () => {
    values.AGENCY = '1';
    await done("pnpm admin suspendAgency --agencyId AGENCY --reason 'keys were guessed' --yes");
    expect(await stage.ask(stage.owner, 'select suspended_at is not null from agency where id = 1')).toBe(true);
  });

  test('every command in the runbook is tested here or listed as untestable', () => {
    const known = [...ran, ...Object.keys(NOT_RUN)];
    // A sentence may mention a command without its arguments.
    const isKnown = (command: string) => known.some((one) => one === command || one.startsWith(`${command} `));
    expect(commands.filter((command) => !isKnown(command))).toEqual([]);
    expect(Object.keys(NOT_RUN).filter((command) => !commands.includes(command))).toEqual([]);
  });
});
