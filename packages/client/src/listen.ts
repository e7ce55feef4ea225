import { codeOf } from './base-url.ts';
import { type ReadEventsOptions, readEvents } from './events.ts';
import type { AgencyClient } from './generated/agency-client.ts';
import type { Event } from './generated/types.ts';
import { signatureHeaders } from './signing.ts';

/** The same timeout as for a webhook delivery. */
const PATIENCE_MILLISECONDS = 15_000;

export type ListenOptions = Pick<ReadEventsOptions, 'cursor' | 'after' | 'types' | 'signal'> & {
  /** The URL of your server, such as `http://localhost:3000/hooks`. */
  readonly forwardTo: string;
  /** The secret for signing the forwarded events, in the form `whsec_…`. */
  readonly secret: string;
  /** Prints one line for each event, with your server's response. */
  readonly print: (line: string) => void;
};

/**
 * Forwards each event to a server in the format of a webhook delivery. Events are sent in order and only once,
 * regardless of the response.
 * Throws a ListingError if a call to the service fails.
 * Throws a TypeError if the service cannot be reached.
 */
export async function listen(agency: Pick<AgencyClient, 'listEvents'>, options: ListenOptions): Promise<void> {
  const { forwardTo, secret, print, ...reading } = options;
  for await (const event of readEvents(agency, reading)) {
    const begun = performance.now();
    const answer = await forward(event, { forwardTo, secret });
    const { position, type, data } = event;
    const subject = data.orderId ?? data.creditRecordId ?? data.webhookEndpointId ?? '';
    const took = Math.round(performance.now() - begun);
    print([`${position}`.padStart(5), type.padEnd(30), `${subject}`.padEnd(26), `→ ${answer}, ${took} ms`].join('  '));
  }
}

/** Sends one event and describes the response, for example as `204` or `no answer (ECONNREFUSED)`. */
async function forward(
  event: Event,
  { forwardTo, secret }: Pick<ListenOptions, 'forwardTo' | 'secret'>,
): Promise<string> {
  const body = JSON.stringify(event);
  const sentAt = String(Math.floor(Date.now() / 1000));
  const signature = await signatureHeaders({ id: event.id, sentAt, body }, secret);
  try {
    const response = await fetch(forwardTo, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'agency-booking-webhooks', ...signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    await response.body?.cancel();
    return response.ok ? `${response.status}` : `${response.status}: a webhook would be retried`;
  } catch (error) {
    const why = (error as Error).name === 'TimeoutError' ? 'in 15 seconds' : `(${codeOf(error) ?? error})`;
    return `no response ${why}: a webhook would be retried`;
  }
}
