import { describe, expect, test } from 'vitest';
import type { AgencyError } from './agency-error.ts';
import { type ErrorKey, errors } from './generated/errors.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { createRepeating, type Patience } from './repeating.ts';
import type { Send } from './transport.ts';

type Outcome = ErrorKey | 'lost' | 'done' | AgencyError;

const LOST = new TypeError('fetch failed');

/** What happens to a call whose tries end one after the other like this. */
async function outcomeOf(operation: OperationId, outcomes: Outcome[], options: Partial<Patience> = {}, random = 1) {
  const waits: number[] = [];
  let tries = 0;
  const send = (async () => {
    const outcome = outcomes[Math.min(tries, outcomes.length - 1)]!;
    tries += 1;
    if (outcome === 'lost') throw LOST;
    if (outcome === 'done') return { ok: true, data: 'done', requestId: undefined };
    return { ok: false, error: typeof outcome === 'string' ? refusal(outcome) : outcome };
  }) as unknown as Send;
  const patience = { retries: 2, longestWaitSeconds: 20, ...options };
  const wait = async (seconds: number) => {
    waits.push(seconds);
  };
  const repeating = createRepeating(send, patience, { wait, random: () => random });
  const result = await repeating<string>(operations[operation], {}).catch((error) => error);
  const end = result === LOST ? 'lost' : result.ok ? 'done' : (result.error.key ?? result.error.status);
  return { end, tries, waits };
}

function refusal(key: ErrorKey, retryAfterSeconds?: number): AgencyError {
  const { status, code, retry } = errors[key];
  const about = { description: 'No.', details: undefined, retryAfterSeconds, requestId: undefined };
  return { ...about, status, code, key, retry } as AgencyError;
}

function gateway(status: number): AgencyError {
  const about = { description: 'No.', details: undefined, retryAfterSeconds: undefined, requestId: undefined };
  return { ...about, status, code: undefined, key: undefined, retry: undefined };
}

const READS = ['searchCars', 'getInstallmentInfo', 'checkCredit', 'searchTransfers', 'getTransferOrder'] as const;
const ORDERS = ['createOrder', 'createTransferOrder'] as const;
const CHANGES = [
  'payOrder',
  'cancelOrder',
  'confirmCreditPin',
  'payTransferOrder',
  'cancelTransferOrder',
  'changeTransferFlight',
] as const;

describe('when no answer came', () => {
  test.each([...READS, ...ORDERS])('%s is sent again', async (operation) => {
    expect(await outcomeOf(operation, ['lost', 'done'])).toMatchObject({ end: 'done', tries: 2 });
  });

  test.each(CHANGES)('%s is not: it may have happened', async (operation) => {
    expect(await outcomeOf(operation, ['lost', 'done'])).toEqual({ end: 'lost', tries: 1, waits: [] });
  });

  test('the last try says so', async () => {
    expect(await outcomeOf('searchCars', ['lost'])).toMatchObject({ end: 'lost', tries: 3 });
  });
});

describe('when the service failed', () => {
  test.each([...READS, ...ORDERS])('500 server.error: %s is sent again', async (operation) => {
    expect(await outcomeOf(operation, ['server.error', 'done'])).toMatchObject({ end: 'done', tries: 2 });
  });

  test.each(CHANGES)('500 server.error: %s is not', async (operation) => {
    expect(await outcomeOf(operation, ['server.error', 'done'])).toMatchObject({ end: 'server.error', tries: 1 });
  });

  test('500 carOrder.vendorDidNotAnswer: an order is sent again', async () => {
    const { end } = await outcomeOf('createOrder', ['carOrder.vendorDidNotAnswer', 'done']);
    expect(end).toBe('done');
  });

  test.each([502, 503, 504])('%i of something in between: a read is sent again, a payment is not', async (status) => {
    expect(await outcomeOf('getOrder', [gateway(status), 'done'])).toMatchObject({ end: 'done', tries: 2 });
    expect(await outcomeOf('payOrder', [gateway(status), 'done'])).toMatchObject({ end: status, tries: 1 });
  });
});

test('500 cardPayment.outcomeUnknown: the same payment joins the same attempt, so it is sent again', async () => {
  const unknown = refusal('cardPayment.outcomeUnknown', 2);
  expect(await outcomeOf('payOrder', [unknown, 'done'])).toEqual({ end: 'done', tries: 2, waits: [2] });
});

test('408 request.timeout: the service never had it, so whatever it was is sent again', async () => {
  expect(await outcomeOf('payOrder', ['request.timeout', 'done'])).toMatchObject({ end: 'done', tries: 2 });
});

test.each(['payOrder', 'searchCars'] as const)('429 rateLimit.exceeded: %s waits as long as it says', async (call) => {
  const limited = refusal('rateLimit.exceeded', 17);
  expect(await outcomeOf(call, [limited, 'done'])).toEqual({ end: 'done', tries: 2, waits: [17] });
});

test('429 rateLimit.exceeded: a wait that is too long is left to the caller', async () => {
  const limited = refusal('rateLimit.exceeded', 21);
  expect(await outcomeOf('searchCars', [limited, 'done'])).toMatchObject({ end: 'rateLimit.exceeded', tries: 1 });
});

test.each(['place.notFound', 'request.invalid', 'cardPayment.declined', 'token.keySuspended'] as const)(
  '%s is final',
  async (key) => {
    expect(await outcomeOf('getLocation', [key, 'done'])).toEqual({ end: key, tries: 1, waits: [] });
  },
);

test('tries are counted, and each wait is longer than the one before', async () => {
  expect(await outcomeOf('searchCars', ['server.error'], { retries: 4 })).toEqual({
    end: 'server.error',
    tries: 5,
    waits: [0.5, 1, 2, 4],
  });
});

test('waits differ from client to client, by half at most', async () => {
  expect((await outcomeOf('searchCars', ['server.error'], {}, 0)).waits).toEqual([0.25, 0.5]);
});

test('retries: 0 sends once', async () => {
  expect(await outcomeOf('searchCars', ['lost'], { retries: 0 })).toMatchObject({ end: 'lost', tries: 1 });
});
