import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

type Push = { readonly id: string; readonly problem?: string };

export type Receiver = {
  readonly url: string;
  /** Returns the reports for a reservation. Resolves after the second report or when the time limit is reached. */
  readonly pushesOf: (reference: string, patienceMilliseconds: number) => Promise<readonly Push[]>;
  readonly close: () => Promise<void>;
};

/**
 * Starts a receiver for reports, which responds with 503 to the first report for each reservation and with 202 to later
 * ones.
 */
export async function startReceiver(port: number, secret: string): Promise<Receiver> {
  const pushes = new Map<string, Push[]>();
  const arrived = new EventTarget();
  const server = createServer(async (request, response) => {
    const text = await bodyOf(request);
    const { reference, ...push } = pushIn(request, text, new Webhook(secret));
    const known = [...(pushes.get(reference) ?? []), push];
    pushes.set(reference, known);
    response.writeHead(known.length === 1 ? 503 : 202).end();
    arrived.dispatchEvent(new Event('push'));
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async pushesOf(reference, patienceMilliseconds) {
      const patience = AbortSignal.timeout(patienceMilliseconds);
      while ((pushes.get(reference)?.length ?? 0) < 2 && !patience.aborted) {
        await new Promise<void>((resolve) => {
          arrived.addEventListener('push', () => resolve(), { once: true });
          patience.addEventListener('abort', () => resolve(), { once: true });
        });
      }
      return pushes.get(reference) ?? [];
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

function pushIn(
  { url, headers }: IncomingMessage,
  text: string,
  webhook: Webhook,
): Push & { readonly reference: string } {
  const id = String(headers['webhook-id']);
  let reference = '';
  try {
    reference = String(JSON.parse(text).reference);
    webhook.verify(text, headers as Record<string, string>);
  } catch (error) {
    return { id, reference, problem: (error as Error).message };
  }
  const isThere = /^\/connectors\/v1\/parties\/[A-Z0-9_-]{1,32}\/reservation-changes$/.test(url ?? '');
  return isThere ? { id, reference } : { id, reference, problem: `the report was sent to ${url}` };
}
