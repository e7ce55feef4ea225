import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type KeyedConnector,
  parties,
  SANDBOX_PORT,
  STAGING_REPORT_SECRETS,
} from '@agency-booking/connector-contracts/parties';
import type { Receiver } from './agency/receiver.ts';
import type { Challenges } from './bank/challenges.ts';
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
import type { KeepWaiting, Schedule, Wait } from './traffic/wait.ts';
import type { TransferReservation } from './transfer-supplier/reservations.ts';
import type { Drive } from './transfer-supplier/rides.ts';
import type { Reservation } from './vendor/reservations.ts';
import { STAGING_SEED } from './world/chance.ts';

export type { ReceivedWebhook } from './agency/receiver.ts';
export type { Challenge } from './bank/challenges.ts';
export type { Message } from './credit-bureau/messages.ts';
export type { Mail } from './mail/inbox.ts';
export type { Transaction } from './payment-processor/transactions.ts';
export type { LoggedCall } from './traffic/journal.ts';
export type { TransferReservation } from './transfer-supplier/reservations.ts';
export type { Reservation } from './vendor/reservations.ts';

/** An import of `node:http` would also load `fetch`, which takes 2 MB of memory. */
const { createServer } = process.getBuiltinModule('node:http');

/** The service's default port, which `PORT` overrides. */
const SERVICE_PORT = 8080;

export type SandboxOptions = {
  /** The port. 0 selects any free port. */
  readonly port: number;
  readonly host?: string;
  readonly now?: () => Date;
  readonly seed?: string;
  /** The bearer tokens that the connectors require from the service. Default: the staging keys. */
  readonly keys?: Partial<Record<KeyedConnector, string>>;
  /** The service URL to which reservation changes are reported. If absent, nothing is reported. */
  readonly serviceUrl?: () => string | undefined;
  /** The secrets for signing reports, as `CODE=whsec_…,OTHER=whsec_…`. Default: the staging secrets. */
  readonly reportSecrets?: string | undefined;
  /** The documentation URL for browsers. Default: the service's documentation. */
  readonly docsUrl?: string | undefined;
  /** The response time of a slow vendor in milliseconds, which exceeds the service's timeout. */
  readonly slowMilliseconds?: number;
  /** The function that performs the 2-second wait triggered by a driver named Slow. */
  readonly wait?: Wait;
  /** Replaces all waits before responses, for a service whose clock is frozen. */
  readonly keepWaiting?: KeepWaiting;
  /** The function that sends the change reports at their scheduled times. Default: uses timers. */
  readonly schedule?: Schedule;
  /** The public URL of pictures, documents and the bank's page. Default: the sandbox's URL. */
  readonly publicUrl?: string | undefined;
  /** The console password. Without a password, the console denies access if other machines can reach it. */
  readonly password?: string | undefined;
  /** The folder for reservations, payments and credit enquiries. Without a folder, records are kept in memory. */
  readonly dataFolder?: string;
};

export type Sandbox = {
  readonly url: string;
  readonly port: number;
  /**
   * The faults of the parties: `faults.set('ANADOLU', 'down')`, `faults.set('PROCESSOR', 'slow')`,
   * `faults.set('CREDITBUREAU', 'failing')`.
   */
  readonly faults: Faults;
  /** The errors in daily statements: `misstatements.set('PROCESSOR', 'otherAmount')`. */
  readonly misstatements: Misstatements;
  readonly journal: Journal;
  /** The publication mode for exchange rates: `publisher.set('outdated')`. */
  readonly publisher: Publisher;
  /** The agency's webhook receiver: `receiver.setAnswering('failing')`. */
  readonly receiver: Pick<Receiver, 'received' | 'answering' | 'setAnswering' | 'setSecret'>;
  /** The URL of the agency's webhook receiver. The service calls it on staging only. */
  readonly hookUrl: string;
  /** The bank's 3D Secure challenges. */
  readonly challenges: Pick<Challenges, 'all' | 'enterCode' | 'giveUp'>;
  /** Returns the current state of all processor transactions, newest first. */
  transactions(): readonly Transaction[];
  /** Returns the current state of all vendor reservations, newest first. */
  reservations(): readonly Reservation[];
  /** Returns the current state of all transfer reservations, newest first. */
  transferReservations(): readonly TransferReservation[];
  /** Returns all sent emails, newest first. */
  mail(): readonly Mail[];
  /** Returns all SMS messages from the bureau, newest first. */
  messages(): readonly Message[];
  /**
   * Cancels a reservation or one leg on behalf of the vendor or transfer supplier. Returns false if there is nothing to
   * cancel.
   */
  dropReservation(reservationId: string, leg?: 'oneway' | 'return'): boolean;
  /** Simulates a leg's ride in a few seconds. Returns false if the leg is not reserved. */
  driveTransfer(reservationId: string, leg: 'oneway' | 'return', drive: Drive): boolean;
  /** Charges a card whose customer is on the bank's page. Returns false if there is no such transaction. */
  chargeUnasked(reference: string): boolean;
  /** Makes the bank accept refunds for a closed transaction. Returns false if the transaction is not closed. */
  openTransaction(reference: string): boolean;
  /** Returns a string that changes whenever the party would return a different response for the reservation. */
  answerOf(party: string, reference: string): string;
  /** Rents the offered car to another customer. */
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
    schedule: options.schedule,
    keepWaiting: options.keepWaiting,
    seed,
    keys: { ...keysFrom({}), ...options.keys },
    slowMilliseconds,
    reports: {
      serviceUrl: options.serviceUrl ?? (() => undefined),
      secrets: reportSecretsIn(options.reportSecrets ?? STAGING_REPORT_SECRETS),
    },
    publicUrl,
    // On a developer's machine, the service calls webhooks only at this host name.
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
    hookUrl: `http://localhost:${bound}${HOOKS}`,
    challenges: world.challenges,
    transactions: world.transactions.all,
    reservations: world.reservations.all,
    transferReservations: world.transferReservations.all,
    mail: world.inbox.all,
    messages: world.messages.all,
    dropReservation: (id, leg) => world.reservations.drop(id) || world.transferReservations.drop(id, leg),
    driveTransfer: world.transferReservations.drive,
    chargeUnasked: world.transactions.chargeUnasked,
    openTransaction: world.transactions.open,
    answerOf: world.answerOf,
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
    console.error(
      error.code === 'EADDRINUSE' ? 'SANDBOX_PORT: the port is already in use. Set a different port.' : error,
    );
    process.exit(1);
  });
}
