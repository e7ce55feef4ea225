import { describe, expect, test } from 'vitest';
import type { AgencyError } from './agency-error.ts';
import { type ErrorKey, errors } from './generated/errors.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { createRepeating, type Patience } from './repeating.ts';
import type { Send } from './transport.ts';

type Outcome = ErrorKey | 'lost' | 'done' | AgencyError;

const LOST = new TypeError('fetch failed');

async function outcomeOf(operation: OperationId, outcomes: Outcome[], options: Partial<Patience> = {}, random = 1) {
  const waits: number[] = [];
  let tries = 0;
  const send = (async () => {
    const outcome = outcomes[Math.min(tries, outcomes.length - 1)]!;
    tries += 1;
    if (outcome === 'lost') throw LOST;
    if (outcome === 'done') return { ok: true, data: 'done', requestId: undefined };
    return { ok: false, error: typeof outcome === 'string' ? refusal(outcome) : outcome };
  }) as Send;
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

describe('calls without a response', () => {
  test.each([...READS, ...ORDERS])('%s is sent again if no response arrives', async (operation) => {
    expect(await outcomeOf(operation, ['lost', 'done'])).toMatchObject({ end: 'done', tries: 2 });
  });

  test.each(CHANGES)(
    '%s is not sent again if no response arrives, because the change may have happened',
    async (operation) => {
      expect(await outcomeOf(operation, ['lost', 'done'])).toEqual({ end: 'lost', tries: 1, waits: [] });
    },
  );

  test('a call fails with the connection error after the last attempt', async () => {
    expect(await outcomeOf('searchCars', ['lost'])).toMatchObject({ end: 'lost', tries: 3 });
  });
});

describe('calls that the service fails to process', () => {
  test.each([...READS, ...ORDERS])('500 server.error: %s is sent again', async (operation) => {
    expect(await outcomeOf(operation, ['server.error', 'done'])).toMatchObject({ end: 'done', tries: 2 });
  });

  test.each(CHANGES)('500 server.error: %s is not sent again', async (operation) => {
    expect(await outcomeOf(operation, ['server.error', 'done'])).toMatchObject({ end: 'server.error', tries: 1 });
  });

  test('500 carOrder.vendorDidNotAnswer: createOrder is sent again', async () => {
    const { end } = await outcomeOf('createOrder', ['carOrder.vendorDidNotAnswer', 'done']);
    expect(end).toBe('done');
  });

  test.each([502, 503, 504])(
    'after status %i from a gateway, a read is sent again and a payment is not',
    async (status) => {
      expect(await outcomeOf('getOrder', [gateway(status), 'done'])).toMatchObject({ end: 'done', tries: 2 });
      expect(await outcomeOf('payOrder', [gateway(status), 'done'])).toMatchObject({ end: status, tries: 1 });
    },
  );
});

test('500 cardPayment.outcomeUnknown: the payment is sent again and joins the same attempt', async () => {
  const unknown = refusal('cardPayment.outcomeUnknown', 2);
  expect(await outcomeOf('payOrder', [unknown, 'done'])).toEqual({ end: 'done', tries: 2, waits: [2] });
});

test('408 request.timeout: every call is sent again, because the service never processed the request', async () => {
  expect(await outcomeOf('payOrder', ['request.timeout', 'done'])).toMatchObject({ end: 'done', tries: 2 });
});

test.each(['payOrder', 'searchCars'] as const)(
  '429 rateLimit.exceeded: %s waits for the time in Retry-After',
  async (call) => {
    const limited = refusal('rateLimit.exceeded', 17);
    expect(await outcomeOf(call, [limited, 'done'])).toEqual({ end: 'done', tries: 2, waits: [17] });
  },
);

test('429 rateLimit.exceeded: a wait longer than the configured maximum is returned to the caller', async () => {
  const limited = refusal('rateLimit.exceeded', 21);
  expect(await outcomeOf('searchCars', [limited, 'done'])).toMatchObject({ end: 'rateLimit.exceeded', tries: 1 });
});

test.each(['place.notFound', 'request.invalid', 'cardPayment.declined', 'token.keySuspended'] as const)(
  'the error %s is not retried',
  async (key) => {
    expect(await outcomeOf('getLocation', [key, 'done'])).toEqual({ end: key, tries: 1, waits: [] });
  },
);

test('attempts are counted, and each wait is twice as long as the previous one', async () => {
  expect(await outcomeOf('searchCars', ['server.error'], { retries: 4 })).toEqual({
    end: 'server.error',
    tries: 5,
    waits: [0.5, 1, 2, 4],
  });
});

test('random jitter shortens a wait by at most half', async () => {
  expect((await outcomeOf('searchCars', ['server.error'], {}, 0)).waits).toEqual([0.25, 0.5]);
});

test('with retries: 0 a request is sent only once', async () => {
  expect(await outcomeOf('searchCars', ['lost'], { retries: 0 })).toMatchObject({ end: 'lost', tries: 1 });
});
