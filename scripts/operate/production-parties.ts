import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { Sandbox } from '@agency-booking/sandbox';
import { CARD_TOKEN_STAGING_KEY, MAIL, parties } from '../../packages/connector-contracts/src/parties.ts';
import { production } from '../../packages/server/test/support/production.ts';

export const MAIL_KEY = 'mk_production_Wp6yTk1i';
/** The payment page's key for the processor. */
export const CARD_TOKEN_KEY = 'ptk_production_Vb8nEr2sKq5xJd7mWu3z';

/** An external party with its own host name, code and key, reached over TLS. */
export type ForeignParty = {
  readonly host: string;
  readonly kind: 'vendor' | 'transfer-supplier';
  readonly code: string;
  readonly key: string;
  /** The sandbox party that simulates this external party. */
  readonly playedBy: string;
};

/** Returns the body to forward. `undefined` drops the connection. */
export type OnRequest = (path: string, body: string) => Promise<string | undefined>;

export type Parties = {
  readonly urlOf: (host: string) => string;
  /** Number of accepted and refused requests, keyed by host. */
  readonly asked: ReadonlyMap<string, { readonly let: number; readonly refused: number }>;
  close(): Promise<void>;
};

/**
 * Serves production's external parties over TLS, with certificates from a private authority. `host` serves every party
 * in the settings. Additional parties have their own hosts and do not accept staging's codes and keys. `folder` is the
 * output folder of `steps/certificates.sh` and contains a certificate for each host.
 */
export async function startParties(
  folder: string,
  host: string,
  foreign: readonly ForeignParty[],
  sandbox: Sandbox,
  onRequest: OnRequest = async (_, body) => body,
): Promise<Parties> {
  const keys = new Map<string | undefined, string>([
    ...Object.values(parties).map(
      ({ prefix, stagingKey }) => [`Bearer ${production[`${prefix}_KEY`]}`, `Bearer ${stagingKey}`] as const,
    ),
    [`Bearer ${MAIL_KEY}`, `Bearer ${MAIL.stagingKey}`],
    [`Bearer ${CARD_TOKEN_KEY}`, `Bearer ${CARD_TOKEN_STAGING_KEY}`],
  ]);
  const byHost = new Map(foreign.map((party) => [party.host, party]));
  const asked = new Map([host, ...byHost.keys()].map((name) => [name, { let: 0, refused: 0 }]));
  const certificateOf = async (name: string) => ({
    key: await readFile(join(folder, `${name}.key`)),
    cert: await readFile(join(folder, `${name}.pem`)),
  });

  const server: Server = createServer(await certificateOf(host), async (request, response) => {
    const [name = ''] = (request.headers.host ?? '').split(':');
    const counted = asked.get(name)!;
    const party = byHost.get(name);
    let received = '';
    for await (const chunk of request.setEncoding('utf8')) received += chunk;
    const text = await onRequest(request.url!, received);
    if (text === undefined) return void request.socket.destroy();
    const isKnown = !party || request.headers.authorization === `Bearer ${party.key}`;
    counted[isKnown ? 'let' : 'refused'] += 1;
    // The sandbox itself refuses requests with an unknown key.
    const shown = request.headers.authorization;
    const key = party && isKnown ? `Bearer ${parties[party.kind].stagingKey}` : (keys.get(shown) ?? shown);
    const [theirs = '', ours = ''] = [party?.code, party?.playedBy];
    const answer = await fetch(sandbox.url + request.url!.replaceAll(`/${theirs}/`, `/${ours}/`), {
      method: request.method!,
      headers: { ...(key && { authorization: key }), ...(text && { 'content-type': 'application/json' }) },
      ...(text && { body: text }),
    });
    const said = (await answer.text()).replaceAll(sandbox.url, urlOf(name));
    const body = party ? said.replaceAll(`"${ours}"`, `"${theirs}"`) : said;
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' });
    response.end(body);
  });
  for (const { host: name } of foreign) server.addContext(name, createSecureContext(await certificateOf(name)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const urlOf = (name: string) => `https://${name}:${port}`;

  return {
    urlOf,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Value for `NODE_OPTIONS` that resolves `.example` names to this machine, as a private name server would. */
export const EXAMPLES_ARE_HERE = `--import=data:text/javascript,${encodeURIComponent(`
import dns from 'node:dns';
const { lookup } = dns;
dns.lookup = (name, options, found) =>
  lookup(name.endsWith('.example') ? '127.0.0.1' : name, ...(found ? [options, found] : [options]));
`)}`;
