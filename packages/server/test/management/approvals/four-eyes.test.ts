import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportExpired } from '../../../src/management/approvals/service.ts';
import { type ApprovalTables, createApprovalStore } from '../../../src/management/approvals/store.sql.ts';
import type { SecurityEvent } from '../../../src/shared/security-events.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { emptyTables } from '../../support/database.ts';
import {
  expectPortalError,
  makeMember,
  openSessionOf,
  portalAs,
  type SignedIn,
  visitPortal,
} from '../../support/portal.ts';
import { type Staging, startStaging } from '../../support/staging.ts';

const DAY_SECONDS = 86_400;
const LARGE = 50_000_01;

let staging: Staging;
let admin: Admin;
let ada: SignedIn;
beforeAll(async () => {
  staging = await startStaging();
  admin = adminOn(staging.service.database, staging.clock);
});
afterAll(async () => {
  await admin.close();
  await staging.stop();
});
beforeEach(async () => {
  const { service } = staging;
  await emptyTables(service.database, 'ledger_entry', 'credit_record', 'audit_event', 'approval', 'portal_mail');
  await service.database.pool.query(`delete from portal_member where role = 'operator'`);
  ada = await operator();
});

type Approval = {
  readonly id: number;
  readonly status: string;
  readonly coolDownUntil?: string;
  readonly withoutSecond?: string;
};
type Decided = { readonly key: string; readonly details: string } & Approval;

const operator = () => portalAs(staging.service, 'operator', { secondFactor: 'passed' });
const again = (who: SignedIn) => openSessionOf(staging.service, who);
const grant = (by: SignedIn, amount = 1_000, reference = 'BT-1', currency = 'TRY') =>
  by.call<Approval>('POST', '/agencies/1/credit', { body: { granted: { amount, currency }, reference } });
const invite = (by: SignedIn, email: string) => by.call<Approval>('POST', '/operators', { body: { email } });
const remove = (by: SignedIn, of: SignedIn) => by.call<Approval>('DELETE', `/operators/${of.memberId}`);
const approve = (by: SignedIn, { id }: Approval) => by.call<Decided>('POST', `/approvals/${id}/approve`);
const reject = (by: SignedIn, { id }: Approval) => by.call<Decided>('POST', `/approvals/${id}/reject`);
const records = async () => {
  const { rows } = await staging.service.database.pool.query('select id from credit_record');
  return rows.length;
};
const operators = async () =>
  (await ada.call<{ results: { id: string; email: string; status: string }[] }>('GET', '/operators')).body.results;
const tokenFor = async (email: string) => {
  await staging.service.sendMail();
  const mail = staging.sandbox.mail().find(({ to }) => to === email)!;
  return /#token=([\w-]{43})$/m.exec(mail.text)![1]!;
};
async function accept(email: string): Promise<SignedIn> {
  const token = await tokenFor(email);
  const visitor = visitPortal(staging.service);
  const body = { token, firstName: 'Can', lastName: 'Er', password: 'nine amber kites wander' };
  const { body: session } = await visitor.call<{ member: { id: string } }>('POST', '/invitations/accept', { body });
  return Object.assign(visitor, { memberId: session.member.id, email, code: () => '', sessionId: '' });
}
/** Returns the event, reason and action of each security event that the work causes. */
async function eventsOf(work: () => Promise<unknown>): Promise<(string | undefined)[][]> {
  const from = staging.service.securityEvents.length;
  await work();
  return (staging.service.securityEvents.slice(from) as SecurityEvent[])
    .filter(({ event }) => /approval|unreviewed|operator/.test(event))
    .map(({ event, reason, action }) => (action ? [event, reason, action] : [event, reason]));
}

describe('approvals with two operators', () => {
  let can: SignedIn;
  beforeEach(async () => {
    can = await operator();
  });

  test('an operator cannot approve their own request through a second mailbox', async () => {
    const { body: credit } = await grant(ada);
    const events = await eventsOf(async () => {
      const invited = await invite(ada, 'Second@mailbox.example');
      expect([invited.status, invited.body]).toMatchObject([
        202,
        {
          action: 'inviteOperator',
          asked: { operator: { email: 'second@mailbox.example' } },
          summary: 'Invite second@mailbox.example as an operator.',
        },
      ]);
      expectPortalError(
        await approve(ada, invited.body),
        'change.refused',
        'You made this request. A different operator must approve it.',
      );
      expect(await operators()).toHaveLength(2);
      expect((await approve(can, invited.body)).status).toBe(200);
    });
    expect(events).toEqual([
      ['portal.approvalRequested', 'secondOperator', 'inviteOperator'],
      ['portal.approvalRefused', 'ownRequest', 'inviteOperator'],
      ['portal.approvalDecided', 'approved', 'inviteOperator'],
      ['portal.operatorChanged', 'invited'],
    ]);

    staging.clock.advance(1);
    let mailbox: SignedIn | undefined;
    expect(
      await eventsOf(async () => {
        mailbox = await accept('second@mailbox.example');
      }),
    ).toEqual([['portal.operatorChanged', 'accepted']]);
    const refused = await eventsOf(async () => {
      const message = `You became an operator after approval ${credit.id} was requested. ${ada.email} must withdraw it and request it again.`;
      expectPortalError(await approve(mailbox!, credit), 'change.refused', message);
    });
    expect(refused).toEqual([['portal.approvalRefused', 'newOperator', 'grantCredit']]);
    expect(await records()).toBe(0);
    expect((await approve(can, credit)).status).toBe(200);
    expect(await records()).toBe(1);
  });

  test('removing an operator needs a second operator, ends all sessions of the removed one and is reported', async () => {
    const events = await eventsOf(async () => {
      const { status, body } = await remove(ada, can);
      expect([status, body]).toMatchObject([202, { asked: { operator: { email: can.email, name: 'Ada Yıldız' } } }]);
      expect((await approve(ada, body)).status).toBe(422);
      expect((await can.call('GET', '/session')).status).toBe(200);
      expect((await approve(can, body)).status).toBe(200);
    });
    expect(events.at(-1)).toEqual(['portal.operatorChanged', 'removed']);
    expectPortalError(await can.call('GET', '/session'), 'session.invalid');
    expect(await operators()).toHaveLength(1);
  });

  test('a request by an operator who was later removed and invited again is not carried out', async () => {
    const third = await operator();
    const { body: credit } = await grant(can);
    const { body: removal } = await remove(ada, can);
    expect((await approve(third, removal)).status).toBe(200);
    const message = `${can.email} was removed or had to set up sign-in again after this request. Reject it and request it again.`;
    expectPortalError(await approve(ada, credit), 'change.refused', message);

    staging.clock.advance(1);
    const { body: invitation } = await invite(ada, can.email.toUpperCase());
    expect((await approve(third, invitation)).status).toBe(200);
    const anew = await accept(can.email);
    expectPortalError(await approve(ada, credit), 'change.refused', message);
    expect((await approve(anew, credit)).status).toBe(422);
    expect((await reject(ada, credit)).status).toBe(200);
    expect(await records()).toBe(0);
  });

  test('an operator whose factors or password were reset can approve only later requests', async () => {
    const { body: before } = await grant(ada);
    staging.clock.advance(1);
    const third = await operator();
    const reset = await admin.json<Approval>('resetMemberFactors', can.email);
    expect((await approve(third, reset)).status).toBe(200);
    let back = await again(can);
    expect((await approve(back, before)).body.details).toMatch(/^You became an operator after/);
    staging.clock.advance(1);
    const { body: between } = await grant(ada, 1_000, 'BT-2');

    staging.clock.advance(1);
    await visitPortal(staging.service).call('POST', '/password-resets', { body: { email: can.email } });
    const body = { token: await tokenFor(can.email), password: 'nine amber kites wander' };
    expect((await visitPortal(staging.service).call('POST', '/password-resets/complete', { body })).status).toBe(204);
    back = await again(can);
    expect((await approve(back, between)).body.details).toMatch(/^You became an operator after/);
    const { body: after } = await grant(ada, 1_000, 'BT-3');
    expect((await approve(back, after)).status).toBe(200);
  });

  test('when two operators remove each other at the same time, one remains', async () => {
    const [first, second] = [await remove(ada, can), await remove(can, ada)];
    const answers = await Promise.all([approve(can, first.body), approve(ada, second.body)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await staging.service.database.pool.query(`select id from portal_member where role = 'operator'`);
    expect(rows).toHaveLength(1);
  });

  test('after the second operator leaves, a waiting request has to be requested again', async () => {
    const { body: credit } = await grant(ada, LARGE);
    const { body: removal } = await remove(ada, can);
    await approve(can, removal);
    expect((await approve(ada, credit)).body.details).toMatch(/^You made this request\./);
    const { body: anew } = await grant(ada, LARGE);
    expect(anew.id).not.toBe(credit.id);
    expect(anew.coolDownUntil).toBeDefined();
  });

  test('an expired request can no longer be approved and is reported once', async () => {
    const { body: credit } = await grant(ada);
    staging.clock.advance(7 * DAY_SECONDS);
    const message = `Approval ${credit.id} expired. Request it again.`;
    expectPortalError(await approve(await again(can), credit), 'change.refused', message);
    const reported: SecurityEvent[] = [];
    const approvals = createApprovalStore(staging.service.database.db.withTables<ApprovalTables>());
    const deps = { approvals, report: (event: SecurityEvent) => void reported.push(event), now: staging.clock.now };
    for (const _twice of [1, 2]) await reportExpired(deps);
    expect(reported).toEqual([
      { event: 'portal.approvalDecided', reason: 'expired', action: 'grantCredit', approvalId: credit.id },
    ]);
  });

  test('inviteOperator 409 member.exists: the address of an operator or agency member is refused in any letter case', async () => {
    const owner = await makeMember(staging.service, 'owner');
    for (const { email } of [can, owner]) expectPortalError(await invite(ada, email.toUpperCase()), 'member.exists');
  });
});

describe('approvals with one operator', () => {
  test('an invited operator does not yet count as the second operator', async () => {
    await staging.service.database.pool.query(
      `insert into portal_member (id, email, role, created_at) values ('mbr_invited', 'i@portal.example', 'operator', now())`,
    );
    const events = await eventsOf(async () => expect((await grant(ada)).status).toBe(201));
    expect(events).toEqual([['portal.unreviewed', 'onlyOperator', 'grantCredit']]);
    const { results } = (await ada.call<{ results: Approval[] }>('GET', '/approvals')).body;
    expect(results).toMatchObject([{ status: 'approved', withoutSecond: 'unreviewed' }]);
  });

  test('credit above the unreviewed limit waits for the cool-down, and smaller grants add up to the limit', async () => {
    expect((await grant(ada, 30_000_00, 'BT-1')).status).toBe(201);
    expect((await grant(ada, 20_000_00, 'BT-2')).status).toBe(201);
    const events = await eventsOf(async () => {
      const { status, body } = await grant(ada, 1, 'BT-3');
      const until = new Date(staging.clock.now().getTime() + DAY_SECONDS * 1_000).toISOString();
      expect([status, body.coolDownUntil]).toEqual([202, until]);
      const early = `The request can be carried out from ${until}. It can be withdrawn before that.`;
      expectPortalError(await approve(ada, body), 'change.refused', early);
      expect(await records()).toBe(2);
      staging.clock.advance(DAY_SECONDS);
      const { body: done } = await approve(await again(ada), body);
      expect(done).toMatchObject({ status: 'approved', withoutSecond: 'coolDown' });
    });
    expect(events).toEqual([
      ['portal.approvalRequested', 'coolDown', 'grantCredit'],
      ['portal.approvalDecided', 'coolDownOver', 'grantCredit'],
    ]);
    expect(await records()).toBe(3);
    expect((await grant(await again(ada), 1_000, 'BT-4')).status).toBe(201);
    await staging.service.sendMail();
    const subjects = staging.sandbox.mail().flatMap(({ to, subject }) => (to === ada.email ? [subject] : []));
    expect(subjects.sort()).toEqual([
      'An action was carried out without a second operator',
      'An operator request is waiting for approval',
    ]);
  });

  test('grants in one currency leave the unreviewed limit of every other currency unchanged', async () => {
    expect((await grant(ada, 50_000_00, 'BT-1')).status).toBe(201);
    expect((await grant(ada, 500_00, 'BT-2', 'EUR')).status).toBe(201);
    expect((await grant(ada, 1, 'BT-3')).status).toBe(202);
  });

  test('of several simultaneous requests, only amounts within the limit are granted without review', async () => {
    const answers = await Promise.all(['BT-1', 'BT-2', 'BT-3'].map((reference) => grant(ada, 20_000_00, reference)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 202]);
  });

  test('a request can be withdrawn during its cool-down', async () => {
    const { body } = await grant(ada, LARGE);
    const events = await eventsOf(async () => expect((await reject(ada, body)).status).toBe(200));
    expect(events).toEqual([['portal.approvalDecided', 'withdrawn', 'grantCredit']]);
    staging.clock.advance(DAY_SECONDS);
    expect((await approve(await again(ada), body)).body.details).toMatch(/ was rejected by /);
    expect(await records()).toBe(0);
  });

  test('once a second operator joins after the cool-down, earlier requests cannot be carried out alone', async () => {
    const { body: invitation } = await invite(ada, 'can@portal.example');
    const { body: credit } = await grant(ada, LARGE);
    expect((await approve(ada, invitation)).status).toBe(422);
    staging.clock.advance(DAY_SECONDS);
    ada = await again(ada);
    expect((await approve(ada, invitation)).status).toBe(200);
    const can = await accept('can@portal.example');
    const message = 'A second operator has joined. Withdraw this request and request it again.';
    expectPortalError(await approve(ada, credit), 'change.refused', message);
    expect((await approve(can, credit)).body.details).toMatch(/^You became an operator after/);
    await reject(ada, credit);
    const { body: anew } = await grant(ada, LARGE);
    expect((await approve(can, anew)).status).toBe(200);
  });

  test('removeOperator 409 member.last: the last operator cannot be removed, not even with an earlier approval at the command line', async () => {
    const can = await operator();
    const { body: removal } = await remove(can, ada);
    const { body: other } = await remove(ada, can);
    expect((await approve(can, other)).status).toBe(200);
    const message = (await admin.run('approve', '--approvalId', String(removal.id), '--yes')).message;
    expect(message).toMatch(/ was removed or had to set up sign-in again/);
    expectPortalError(await remove(ada, ada), 'member.last');
  });
});

describe('approvals with SINGLE_OPERATOR=false, as in production', () => {
  let strict: Staging;
  let only: SignedIn;
  beforeAll(async () => {
    strict = await startStaging({ SINGLE_OPERATOR: 'false' });
    only = await portalAs(strict.service, 'operator', { secondFactor: 'passed' });
  });
  afterAll(() => strict.stop());

  test('422 change.refused: a single operator cannot move money, and the error explains how to allow it', async () => {
    const message =
      'Moving money needs two operators. Invite a second operator under Operators, or start the service with SINGLE_OPERATOR=true.';
    expectPortalError(await grant(only), 'change.refused', message);
    const supplier = { name: 'Otoport', baseUrl: 'https://rent.otoport.example', key: 'vk_1', hasStatement: true };
    const saved = await only.call('PUT', '/suppliers/vendor/OTOPORT', { body: supplier });
    expectPortalError(saved, 'change.refused', message);
    const { rows } = await strict.service.database.pool.query('select id from approval');
    expect(rows).toEqual([]);
  });

  test('202: a single operator can invite a second one, and money moves once both agree', async () => {
    const { status, body } = await only.call<Approval>('POST', '/operators', { body: { email: 'can@portal.example' } });
    expect([status, body.coolDownUntil]).toEqual([202, '2027-03-02T09:00:00.000Z']);
    const second = await portalAs(strict.service, 'operator', { secondFactor: 'passed' });
    const { status: waits, body: credit } = await grant(only);
    expect(waits).toBe(202);
    expect((await approve(second, credit)).status).toBe(200);
  });
});
