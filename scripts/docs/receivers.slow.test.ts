import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureHeaders } from '../../packages/client/src/signing.ts';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { leavesOut } from '../test/languages.ts';
import { putPrograms, startServer } from './programs.ts';
import { commandsOf } from './steps.ts';

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receivers-'));
  await putPrograms(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  ['Python', leavesOut.python],
  ['PHP', leavesOut.php],
  ['Java', leavesOut.java],
] as const)('webhook receiver in %s', { timeout: 120_000 }, (language, isLeftOut) => {
  test.skipIf(isLeftOut)(
    'an event is processed once, and refused when its signature is wrong or it is old',
    async () => {
      const port = String(await freePort());
      const commands = (await commandsOf('events', language)).replaceAll('3000', port).replaceAll(/ &$/gm, '');
      const server = await startServer(commands, { folder, port, env: { WEBHOOK_SECRET, PORT: port } });
      const reserved = { id: `evt_${randomUUID()}`, type: 'carOrder.reserved', data: { orderId: 'CAR-1' } };
      const pinged = {
        id: `evt_${randomUUID()}`,
        type: 'webhookEndpoint.pinged',
        data: { webhookEndpointId: 'whe_1' },
      };

      async function sent(secret: string, secondsAgo = 0, event: { readonly id: string } = reserved): Promise<number> {
        const body = JSON.stringify(event);
        const sentAt = String(Math.floor(Date.now() / 1000) - secondsAgo);
        const headers = await signatureHeaders({ id: event.id, sentAt, body }, secret);
        return (await fetch(`http://localhost:${port}/`, { method: 'POST', headers, body })).status;
      }

      try {
        expect([await sent(WEBHOOK_SECRET), await sent(WEBHOOK_SECRET)]).toEqual([204, 204]);
        expect(await sent(WEBHOOK_SECRET, 0, pinged)).toBe(204);
        expect([await sent(OTHER_SECRET), await sent(WEBHOOK_SECRET, 3_600)]).toEqual([400, 400]);
        expect(server.printed().match(/carOrder\.reserved .*orderId.*CAR-1/g)).toHaveLength(1);
        expect(server.printed()).toMatch(/webhookEndpoint\.pinged .*webhookEndpointId.*whe_1/);
      } finally {
        server.stop();
      }
    },
  );
});
