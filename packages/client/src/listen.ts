import { codeOf } from './base-url.ts';
import { type ReadEventsOptions, readEvents } from './events.ts';
import type { AgencyClient } from './generated/agency-client.ts';
import type { Event } from './generated/types.ts';
import { signatureHeaders } from './signing.ts';

/** As long as a webhook waits. */
const PATIENCE_MILLISECONDS = 15_000;

export type ListenOptions = Pick<ReadEventsOptions, 'cursor' | 'after' | 'types' | 'signal'> & {
  /** A server of your own, such as `http://localhost:3000/hooks`. */
  readonly forwardTo: string;
  /** `whsec_…`, which signs what is forwarded. */
  readonly secret: string;
  /** A line for each event, with what the server answered. */
  readonly print: (line: string) => void;
};

/**
 * Sends each event of the feed to a server, as a webhook would be: once, one after the other, whatever the server answers.
 * @throws ListingError when the service refuses, TypeError when it cannot be reached
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

/** @returns what came back, in words: `204`, `no answer (ECONNREFUSED)` */
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
    return response.ok ? `${response.status}` : `${response.status}: a webhook would come again`;
  } catch (error) {
    const why = (error as Error).name === 'TimeoutError' ? 'in 15 seconds' : `(${codeOf(error) ?? error})`;
    return `no answer ${why}: a webhook would come again`;
  }
}
