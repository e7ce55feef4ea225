import { expect, test } from 'vitest';
import { production } from '../test/support/production.ts';
import { compose } from './compose.ts';
import { readConfig } from './config/config.ts';
import { createLog } from './http/log.ts';

const none = () => new Uint8Array();
const world = {
  unorderedBytes: none,
  newRequestId: () => 'req_1',
  hasEntries: () => true,
  elapsed: () => 0,
  underWay: () => () => {},
};

test('production refuses the options of a world', async () => {
  const options = {
    config: readConfig(production),
    // The options are rejected before the database is first used.
    database: undefined as never,
    log: createLog('silent'),
    securityLog: () => {},
    now: () => new Date(0),
    randomBytes: none,
    world,
  };
  await expect(compose(options)).rejects.toThrow('Production is not a world.');
});
