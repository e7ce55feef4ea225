import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { emptyTables, openTestDatabase } from '../../../test/support/database.ts';
import { keysWith } from '../../../test/support/people.ts';
import type { Database } from '../../database/open.ts';
import { transactOn } from '../../database/transact.ts';
import { createLinkStore, type LinkTables } from './store.links.sql.ts';
import { createMemberStore, type MemberTables } from './store.members.sql.ts';
import { createSessionStore, type SessionTables } from './store.sessions.sql.ts';
import { createTryStore, type TryTables } from './store.tries.sql.ts';
import type { LinkStore, MemberStore, SessionStore, TryStore } from './store.ts';
import type { LinkKind } from './types.ts';

const now = new Date('2027-03-01T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const hash = (text: string) => Buffer.from(text);

let database: Database;
let members: MemberStore;
let sessions: SessionStore;
let links: LinkStore;
let tries: TryStore;
beforeAll(async () => {
  database = await openTestDatabase();
  members = createMemberStore(database.db.withTables<MemberTables>(), keysWith().personalData);
  sessions = createSessionStore(database.db.withTables<SessionTables>());
  links = createLinkStore(database.db.withTables<LinkTables>());
  tries = createTryStore(database.db.withTables<TryTables>());
  await addAgency(database.pool);
  await addAgency(database.pool, 'Meridian Tours');
});
beforeEach(async () => {
  const own = ['portal_session', 'portal_link', 'portal_recovery_code', 'portal_try', 'portal_network'];
  await emptyTables(database, ...own, 'portal_member');
  await database.pool.query('update agency set ended_at = null');
  await addMember('elif', 1);
  await addMember('deniz', 2);
});
afterAll(() => database.close());

const transact: ReturnType<typeof transactOn> = (work) => transactOn(database.db)(work);
const addMember = (id: string, agencyId: number | undefined, passwordHash: string | undefined = 'a hash') =>
  transact((tx) =>
    members.add(tx, {
      ...{ id, agencyId, role: agencyId ? 'owner' : 'operator', email: `${id}@portal.example`, passwordHash },
      ...{ firstName: id, lastName: 'Demir', language: undefined, secondFactor: undefined, createdAt: now },
      ...{ pendingSecondFactor: undefined, lastSignedInAt: undefined, decidesSince: undefined },
    }),
  );

describe('links by mail', () => {
  const put = (id: string, kind: LinkKind, memberId = 'elif') =>
    links.put({ id, kind, memberId, createdAt: now, expiresAt: later(60) }, hash(id));
  const take = (kind: LinkKind, token: string, at = now) => transact((tx) => links.take(tx, kind, hash(token), at));

  test('a link can be used once', async () => {
    await put('l1', 'passwordReset');
    expect(await take('passwordReset', 'l1')).toMatchObject({ memberId: 'elif' });
    expect(await take('passwordReset', 'l1')).toBeUndefined();
  });

  test('a link is neither found nor used from the second it expires', async () => {
    await put('l1', 'passwordReset');
    expect([
      await links.find('passwordReset', hash('l1'), later(60)),
      await take('passwordReset', 'l1', later(60)),
    ]).toEqual([undefined, undefined]);
    expect(await links.find('passwordReset', hash('l1'), later(59))).toMatchObject({ id: 'l1' });
  });

  test('a link is neither found nor used as a different kind', async () => {
    await put('l1', 'invitation');
    expect([await links.find('passwordReset', hash('l1'), now), await take('passwordReset', 'l1')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await take('invitation', 'l1')).toMatchObject({ id: 'l1' });
  });

  test('a link replaces the previous link of its kind only', async () => {
    await put('l1', 'invitation');
    await put('l2', 'passwordReset');
    await put('l3', 'passwordReset', 'deniz');
    await put('l4', 'passwordReset');
    expect(await take('passwordReset', 'l2')).toBeUndefined();
    for (const [kind, id] of [['invitation', 'l1'] as const, ['passwordReset', 'l3'] as const]) {
      expect(await take(kind, id)).toMatchObject({ id });
    }
  });
});

describe('portal members', () => {
  test('a member uses a step of the second factor once, and no earlier step', async () => {
    expect([await members.takeStep('elif', 7), await members.takeStep('elif', 7)]).toEqual([true, false]);
    expect([await members.takeStep('elif', 6), await members.takeStep('elif', 8)]).toEqual([false, true]);
  });

  test('a member uses a recovery code once, and no code of a different member', async () => {
    await transact((tx) => members.replaceRecoveryCodes(tx, 'elif', [hash('c1'), hash('c2')]));
    expect(await members.takeRecoveryCode('deniz', [hash('c1')])).toBe(false);
    expect(await members.takeRecoveryCode('elif', [hash('c1')])).toBe(true);
    expect(await members.takeRecoveryCode('elif', [hash('c1')])).toBe(false);
  });

  test('a member of an ended agency is listed but cannot sign in', async () => {
    await database.pool.query('update agency set ended_at = now() where id = 1');
    expect(await members.findByEmail('elif@portal.example')).toBeUndefined();
    expect(await members.findActive('elif')).toBeUndefined();
    expect((await members.list(1)).map(({ id }) => id)).toEqual(['elif']);
  });

  test('a different agency cannot lock the member', async () => {
    expect(await transact((tx) => members.lock(tx, 'elif', 2))).toBeUndefined();
    expect(await transact((tx) => members.lock(tx, 'elif', undefined))).toBeUndefined();
    expect(await transact((tx) => members.lock(tx, 'elif', 1))).toMatchObject({ id: 'elif' });
  });

  test('a member with a pending invitation is not an active owner', async () => {
    await transact((tx) =>
      members.add(tx, {
        ...{ id: 'ada', agencyId: 1, role: 'owner', email: 'ada@portal.example', passwordHash: undefined },
        ...{ firstName: 'Ada', lastName: 'Demir', language: undefined, secondFactor: undefined, createdAt: now },
        ...{ pendingSecondFactor: undefined, lastSignedInAt: undefined, decidesSince: undefined },
      }),
    );
    expect(await transact((tx) => members.lockActive(tx, { role: 'owner', agencyId: 1 }))).toEqual(['elif']);
  });
});

describe('portal sessions', () => {
  const idleSince = later(-1_800);
  const add = (id: string, memberId = 'elif', { lastSeenAt = now, expiresAt = later(60) } = {}) =>
    sessions.add(
      {
        ...{ id, memberId, createdAt: now, lastSeenAt, expiresAt, passedAt: undefined },
        ...{ address: '203.0.113.24', userAgent: undefined },
      },
      hash(id),
    );
  async function identified(...ids: string[]) {
    const found = [];
    for (const id of ids) found.push((await sessions.identify(hash(id), { now, idleSince }))?.session.id);
    return found;
  }

  test('a session identifies no member once it has expired, was idle, or its agency has ended', async () => {
    await add('s1');
    await add('expired', 'elif', { expiresAt: now });
    await add('idle', 'elif', { lastSeenAt: idleSince });
    await add('ended', 'deniz');
    await database.pool.query('update agency set ended_at = now() where id = 2');
    expect(await identified('s1', 'expired', 'idle', 'ended')).toEqual([...['s1', undefined, undefined, undefined]]);
  });

  test('only its own member can end a session', async () => {
    await add('s1');
    expect(await sessions.end({ id: 's1', memberId: 'deniz' })).toBe(false);
    expect(await sessions.end({ id: 's1', memberId: 'elif' })).toBe(true);
    expect(await identified('s1')).toEqual([undefined]);
  });

  test('a session continues when its member ends all others', async () => {
    for (const id of ['s1', 's2']) await add(id);
    await add('s3', 'deniz');
    await transact((tx) => sessions.endAll(tx, 'elif', 's1'));
    expect(await identified('s1', 's2', 's3')).toEqual(['s1', undefined, 's3']);
  });
});

describe('sign-in attempts', () => {
  const claim = (at: Date) => tries.claim(hash('elif'), { now: at, forgetsBefore: later(-900), pauses: [0, 10, 60] });

  test('each attempt waits longer, and the last pause is repeated', async () => {
    expect([await claim(now), await claim(now)]).toEqual([undefined, undefined]);
    expect(await claim(later(9))).toEqual(later(10));
    expect(await claim(later(10))).toBeUndefined();
    expect(await claim(later(69))).toEqual(later(70));
    expect(await claim(later(70))).toBeUndefined();
    expect(await claim(later(129))).toEqual(later(130));
  });

  test('attempts start over once the last one is forgotten', async () => {
    for (const seconds of [0, 0, 10, 70]) await claim(later(seconds));
    const at = later(10_000);
    const forgotten = { now: at, forgetsBefore: later(9_000), pauses: [0, 10, 60] };
    expect(await tries.claim(hash('elif'), forgotten)).toBeUndefined();
    expect(await tries.claim(hash('elif'), forgotten)).toBeUndefined();
    expect(await tries.claim(hash('elif'), forgotten)).toEqual(later(10_010));
  });
});
