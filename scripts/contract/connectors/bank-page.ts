import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { html } from '../../../packages/html/src/html.ts';
import type { Customer } from './kinds/three-d-secure.ts';

type Challenge = Parameters<Customer['pass']>[0];

/**
 * Serves a page that sends the customer's browser to the bank and receives it afterwards, as an agency's page would.
 */
export async function startBankPage(
  port: number,
  { tell, patienceMilliseconds }: { readonly tell: (line: string) => void; readonly patienceMilliseconds: number },
): Promise<Customer & { readonly close: () => Promise<void> }> {
  const arrived = new EventTarget();
  let challenge: Challenge | undefined;
  const server = createServer((request, response) => {
    const isBack = request.url?.startsWith('/return');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(isBack ? DONE : pageOf(challenge));
    if (isBack) arrived.dispatchEvent(new Event('back'));
  });
  server.listen(port);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    returnUrl: `${url}/return`,
    async pass(asked) {
      challenge = asked;
      tell(`Open ${url} and authenticate as the customer.`);
      const patience = AbortSignal.timeout(patienceMilliseconds);
      await once(arrived, 'back', { signal: patience }).catch(() => {});
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const DONE = html`<!doctype html><title>Done</title><p>The check continues. You can close this page.</p>`.markup;

function pageOf(challenge: Challenge | undefined): string {
  if (!challenge) return html`<!doctype html><title>Bank</title><p>No customer authentication is pending.</p>`.markup;
  const fields = challenge.fields.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<!doctype html><title>Bank</title><form method="post" action="${challenge.url}">${fields}<button>Continue to the bank</button></form>`
    .markup;
}
