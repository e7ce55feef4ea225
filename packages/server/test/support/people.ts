import { randomBytes } from 'node:crypto';
import { createKeys } from '../../src/composition/keys.ts';
import { createPeople } from '../../src/composition/people.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Database } from '../../src/database/open.ts';

export const keysWith = (settings: Readonly<Record<string, string>> = {}) =>
  createKeys(readConfig(settings), randomBytes);

export const peopleOf = (database: Pick<Database, 'db'>, settings: Readonly<Record<string, string>> = {}) =>
  createPeople(database, keysWith(settings));
