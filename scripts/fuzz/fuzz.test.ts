import { expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { startStaging } from '../../packages/server/test/support/staging.ts';
import type { ContractDocument } from '../generate/document.ts';
import { readOperations } from './contract.ts';
import { runFuzz } from './run.ts';

const REQUESTS = 1_500;

test('valid requests are refused only by listed rules, invalid requests get 400, and all responses match the contract', async () => {
  const { service, clock, tokenOf, stop } = await startStaging({ RATE_LIMIT_SCALE: '10000' });
  try {
    const operations = readOperations(contract as unknown as ContractDocument);
    const tokens = [
      await tokenOf('horizon'),
      await tokenOf('horizon'),
      await tokenOf('meridian'),
      await tokenOf('lodos'),
    ];
    const seed = Number(process.env.FC_SEED ?? 20270301);
    const url = `${service.url}/api/v1`;
    const report = await runFuzz({ operations, url, tokens, now: clock.now(), requests: REQUESTS, seed });
    service.takeErrors();
    expect(report.problems, `FC_SEED=${seed}`).toEqual([]);
    expect([...report.statuses.keys()]).toEqual(
      expect.arrayContaining(['createOrder fits 201', 'createTransferOrder fits 201']),
    );
  } finally {
    await stop();
  }
});
