import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { transactOn } from '../../database/transact.ts';
import { createKeyRing } from '../../shared/keys.ts';
import { createSealing } from '../../shared/sealed.ts';
import { createMemberStore, type MemberTables } from './store.members.sql.ts';

const AT_ONCE = 8;
const MEMBERS = 25;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('instances that start at once add a member once, and none of them fails', async () => {
  const keys = createKeyRing('second factors', { current: 'a secret of this test alone' });
  const sealing = createSealing(keys, { randomBytes: (size) => new Uint8Array(size) });
  const members = createMemberStore(database.db.withTables<MemberTables>(), sealing);
  const transact = transactOn(database.db);
  const nothing = {
    ...{ agencyId: undefined, language: undefined, passwordHash: undefined },
    ...{ secondFactor: undefined, pendingSecondFactor: undefined, lastSignedInAt: undefined, decidesSince: undefined },
  };
  for (let number = 0; number < MEMBERS; number += 1) {
    const name = { email: `member${number}@portal.example`, firstName: 'Deniz', lastName: 'Aksoy' };
    const member = { id: `mbr_${number}`, ...name, role: 'operator', createdAt: new Date(0), ...nothing } as const;
    const adding = Array.from({ length: AT_ONCE }, () => transact((tx) => members.add(tx, member)));
    expect((await Promise.all(adding)).filter(Boolean)).toHaveLength(1);
  }
});
