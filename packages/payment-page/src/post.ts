import type { CallEvent, CallOutcome } from './observer.ts';

export type Called = { readonly ok: boolean; readonly body: unknown };

export type Party = {
  readonly name: CallEvent['party'];
  readonly baseUrl: string;
  readonly key: string;
  readonly timeoutMilliseconds: number;
  readonly called: (event: CallEvent) => void;
};

/** The traveller whose request led to a call. */
export type Traveller = { readonly address: string; readonly requestId: string };

type Call = {
  readonly operation: string;
  readonly path: string;
  readonly body: object;
  readonly requestId: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends JSON and reads JSON. Returns `undefined` if there was no response, or if the response was not JSON. */
export async function post(party: Party, call: Call): Promise<Called | undefined> {
  const startedAt = performance.now();
  const { outcome, cause, called } = await send(party, call);
  const { operation, requestId } = call;
  const seconds = (performance.now() - startedAt) / 1000;
  party.called({ party: party.name, operation, outcome, cause, seconds, requestId });
  return called;
}

type Sent = { readonly outcome: CallOutcome; readonly cause?: string | undefined; readonly called?: Called };

async function send({ baseUrl, key, timeoutMilliseconds }: Party, call: Call): Promise<Sent> {
  try {
    const response = await fetch(`${baseUrl}${call.path}`, {
      method: 'POST',
      headers: {
        ...call.headers,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'X-Request-Id': call.requestId,
      },
      body: JSON.stringify(call.body),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    return { outcome: outcomeOf(response), called: { ok: response.ok, body: await response.json() } };
  } catch (error) {
    return { outcome: reasonOf(error), cause: causeOf(error) };
  }
}

function outcomeOf({ ok, status }: Response): CallOutcome {
  if (ok) return 'answered';
  if (status === 401 || status === 403) return 'keyRefused';
  return status < 500 ? 'refused' : 'failed';
}

function reasonOf(error: unknown): CallOutcome {
  if (error instanceof SyntaxError) return 'offContract';
  return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'unreachable';
}

/** Returns the code of the connection's error, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
function causeOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : undefined;
}
