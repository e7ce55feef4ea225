import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../support/database.ts';
import { json, startObedientServer } from '../support/party-server.ts';
import { startService } from '../support/service.ts';
import { PAYMENT_PAGE } from '../support/staging.ts';

const processor = await startObedientServer();
const database = await openTestDatabase();
afterAll(async () => {
  await processor.close();
  await database.close();
});

const start = () =>
  startService({
    database,
    settings: {
      PROCESSOR_BASE_URL: processor.url,
      PROCESSOR_DEADLINE_MS: '500',
      ...PAYMENT_PAGE,
    },
  });
const REFUSAL = 'PAY_PUBLIC_URL: the payment page requires a processor that offers card tokens.';

test.each([
  ['declares that it offers no card tokens', json({ cardTokens: false })],
  ['does not know the operation', json({ code: 404 }, 404)],
])('the service does not start with a payment page if the processor %s', async (_, reply) => {
  processor.willReply(reply);
  await expect(start()).rejects.toThrow(REFUSAL);
});

test.each([
  ['offers card tokens', json({ cardTokens: true }), 0],
  ['does not respond', json({}, 500), 1],
])('the service starts with a payment page if the processor %s', async (_, reply, warnings) => {
  processor.willReply(reply);
  const service = await start();
  const warned = service.log.filter((line) => line.includes('its card tokens could not be checked'));
  await service.stop();
  expect(warned).toHaveLength(warnings);
});
