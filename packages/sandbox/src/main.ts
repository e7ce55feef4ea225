import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type KeyedConnector,
  parties,
  SANDBOX_PORT,
  STAGING_REPORT_SECRETS,
} from '@agency-booking/connector-contracts/parties';
import type { Receiver } from './agency/receiver.ts';
import { compose, HOOKS } from './compose.ts';
import { isLoopback } from './console/access.ts';
import type { Message } from './credit-bureau/messages.ts';
import type { Publisher } from './exchange-rates/publisher.ts';
import type { Mail } from './mail/inbox.ts';
import type { Transaction } from './payment-processor/transactions.ts';
import type { Faults } from './traffic/faults.ts';
import type { Journal } from './traffic/journal.ts';
import type { Misstatements } from './traffic/misstatements.ts';
import { reportSecretsIn } from './traffic/reports.ts';
import type { Wait } from './traffic/wait.ts';
import type { TransferReservation } from './transfer-supplier/reservations.ts';
import type { Drive } from './transfer-supplier/rides.ts';
import type { Reservation } from './vendor/reservations.ts';
import { STAGING_SEED } from './world/chance.ts';

/** Where the service listens unless `PORT` says otherwise. */
const SERVICE_PORT = 8080;

export type SandboxOptions = {
  /** 0: any free port. */
  readonly port: number;
  readonly host?: string;
  readonly now?: () => Date;
  readonly seed?: string;
  /** What the service has to send to each connector as a bearer token; default: the key of staging. */
  readonly keys?: Partial<Record<KeyedConnector, string>>;
  /** Where the service is told that a reservation has changed. Without it, nothing is reported. */
  readonly serviceUrl?: () => string | undefined;
  /** What vendors and suppliers sign that with, `CODE=whsec_…,OTHER=whsec_…`; default: the secrets of staging. */
  readonly reportSecrets?: string | undefined;
  /** Where a browser finds the documentation; default: that of the service. */
  readonly docsUrl?: string | undefined;
  /** How long a slow vendor takes; longer than the service waits. */
  readonly slowMilliseconds?: number;
  /** How the 2 seconds of a driver called Slow pass. */
  readonly wait?: Wait;
  /** Where others find pictures, documents and the bank's page; default: where the sandbox listens. */
  readonly publicUrl?: string | undefined;
  /** What the console asks for. Without one, a console that other machines reach is closed. */
  readonly password?: string | undefined;
  /** Where reservations, payments and credit enquiries outlive the process. Without one they are kept in memory. */
  readonly dataFolder?: string;
};

export type Sandbox = {
  readonly url: string;
  readonly port: number;
  /** How each party behaves: `faults.set('ANADOLU', 'down')`, `faults.set('PROCESSOR', 'slow')`, `faults.set('CREDITBUREAU', 'failing')`. */
  readonly faults: Faults;
  /** What the statement of a day says: `misstatements.set('PROCESSOR', 'otherAmount')`. */
  readonly misstatements: Misstatements;
  readonly journal: Journal;
  /** How the exchange rates are published: `publisher.set('outdated')`. */
  readonly publisher: Publisher;
  /** The agency's server that webhooks are sent to: `receiver.setAnswering('failing')`. */
  readonly receiver: Pick<Receiver, 'received' | 'answering' | 'setAnswering'>;
  /** Every transaction of the processor as it is now, newest first. */
  transactions(): readonly Transaction[];
  /** Every reservation of the vendors as it is now, newest first. */
  reservations(): readonly Reservation[];
  /** Every reservation of the transfer suppliers as it is now, newest first. */
  transferReservations(): readonly TransferReservation[];
  /** Every mail that was sent, newest first. */
  mail(): readonly Mail[];
  /** Every SMS the bureau has sent, newest first. */
  messages(): readonly Message[];
  /** The vendor, or the transfer supplier, cancels by itself. false: there was nothing to cancel. */
  dropReservation(reservationId: string, leg?: 'oneway' | 'return'): boolean;
  /** A way of a transfer is driven at once, in seconds. false: it does not stand. */
  driveTransfer(reservationId: string, leg: 'oneway' | 'return', drive: Drive): boolean;
  /** The bank gives money back again for the card that is never refunded. false: there was nothing to open. */
  openTransaction(reference: string): boolean;
  /** The car of an offer is rented to another customer. */
  rentOut(offerCode: string): void;
  close(): Promise<void>;
};

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, host = '127.0.0.1', now = () => new Date(), seed = STAGING_SEED } = options;
  const { slowMilliseconds = 10_000, wait = delay, dataFolder } = options;
  let url = '';
  let bound = port;
  const publicUrl = () => options.publicUrl ?? url;
  const hosts = [options.publicUrl && new URL(options.publicUrl).hostname, host];
  const world = await compose({
    now,
    wait,
    seed,
    keys: { ...keysFrom({}), ...options.keys },
    slowMilliseconds,
    reports: {
      serviceUrl: options.serviceUrl ?? (() => undefined),
      secrets: reportSecretsIn(options.reportSecrets ?? STAGING_REPORT_SECRETS),
    },
    publicUrl,
    // Only this name may be called on a developer's machine.
    hookUrl: () => `http://localhost:${bound}${HOOKS}`,
    docsUrl: () => options.docsUrl ?? `${options.serviceUrl?.() ?? ''}/docs/`,
    access: {
      hosts: new Set(hosts.flatMap((name) => name || [])),
      password: options.password,
      isExposed: !isLoopback(host),
    },
    dataFolder,
  });

  const server = createServer(world.listener);
  server.listen(port, host);
  await once(server, 'listening');
  bound = (server.address() as AddressInfo).port;
  url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  return {
    url,
    port: bound,
    faults: world.faults,
    misstatements: world.misstatements,
    journal: world.journal,
    publisher: world.publisher,
    receiver: world.receiver,
    transactions: world.transactions.all,
    reservations: world.reservations.all,
    transferReservations: world.transferReservations.all,
    mail: world.inbox.all,
    messages: world.messages.all,
    dropReservation: (id, leg) => world.reservations.drop(id) || world.transferReservations.drop(id, leg),
    driveTransfer: world.transferReservations.drive,
    openTransaction: world.transactions.open,
    rentOut: world.offers.rentOut,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function keysFrom(env: NodeJS.ProcessEnv): Record<KeyedConnector, string> {
  const keys = Object.entries(parties).map(([connector, { prefix, stagingKey }]) => [
    connector,
    env[`${prefix}_KEY`] || stagingKey,
  ]);
  return Object.fromEntries(keys);
}

/** The options that the environment sets. */
export function optionsFrom(env: NodeJS.ProcessEnv): SandboxOptions {
  const serviceUrl = (env.SANDBOX_REPORT_URL || `http://127.0.0.1:${env.PORT || SERVICE_PORT}`).replace(/\/+$/, '');
  return {
    port: Number(env.SANDBOX_PORT || SANDBOX_PORT),
    host: env.HOST || undefined,
    publicUrl: env.SANDBOX_PUBLIC_URL?.replace(/\/+$/, '') || undefined,
    password: env.SANDBOX_PASSWORD || undefined,
    keys: keysFrom(env),
    serviceUrl: () => serviceUrl,
    docsUrl: `${(env.PUBLIC_URL || `http://localhost:${env.PORT || SERVICE_PORT}`).replace(/\/+$/, '')}/docs/`,
    reportSecrets: env.REPORT_SECRETS || undefined,
    dataFolder: env.DATA_DIR && `${env.DATA_DIR}/sandbox`,
  };
}

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const sandbox = await startSandbox(optionsFrom(env));
  console.log(`The sandbox listens at ${sandbox.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit()));
  }
}

if (import.meta.main) {
  main(process.env).catch((error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? 'SANDBOX_PORT: the port is taken. Choose another one.' : error);
    process.exit(1);
  });
}
