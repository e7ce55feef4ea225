import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import * as bureauContract from '@agency-booking/connector-contracts/credit-bureau';
import * as ratesContract from '@agency-booking/connector-contracts/exchange-rates';
import * as mailContract from '@agency-booking/connector-contracts/mail';
import {
  CARD_TOKEN_STAGING_KEY,
  type Connector,
  type KeyedConnector,
  MAIL,
} from '@agency-booking/connector-contracts/parties';
import * as processorContract from '@agency-booking/connector-contracts/payment-processor';
import * as transferContract from '@agency-booking/connector-contracts/transfer-supplier';
import * as vendorContract from '@agency-booking/connector-contracts/vendor';
import { type ContractAppOptions, createContractApp, EdgeFailure } from '@agency-booking/contract-express';
import { createAccount } from './agency/account.ts';
import { createReceiver } from './agency/receiver.ts';
import { createChallenges } from './bank/challenges.ts';
import { createBank } from './bank/routes.ts';
import { connectors, parties, statementChoices } from './connectors.ts';
import type { Access } from './console/access.ts';
import { callOfCreditBureau } from './credit-bureau/calls.ts';
import { createEnquiries } from './credit-bureau/enquiries.ts';
import { createCreditBureauHandlers } from './credit-bureau/handlers.ts';
import { createMessages } from './credit-bureau/messages.ts';
import { callOfPublisher } from './exchange-rates/calls.ts';
import { serveForms } from './exchange-rates/forms.ts';
import { createExchangeRatesHandlers } from './exchange-rates/handlers.ts';
import { createPublisher } from './exchange-rates/publisher.ts';
import { callOfMail } from './mail/calls.ts';
import { createMailHandlers } from './mail/handlers.ts';
import { createInbox } from './mail/inbox.ts';
import { callOfProcessor } from './payment-processor/calls.ts';
import { createCardTokens } from './payment-processor/card-tokens.ts';
import { createPaymentProcessorHandlers } from './payment-processor/handlers.ts';
import { createTransactions } from './payment-processor/transactions.ts';
import { createChanges } from './traffic/changes.ts';
import { createFaults } from './traffic/faults.ts';
import { type CallOf, createInterceptor } from './traffic/intercept.ts';
import { createJournal } from './traffic/journal.ts';
import { createMisstatements } from './traffic/misstatements.ts';
import { createReports, type ReportsOptions } from './traffic/reports.ts';
import { createWaits, type KeepWaiting, type Schedule, scheduleWith, type Wait } from './traffic/wait.ts';
import { callOfTransferSupplier } from './transfer-supplier/calls.ts';
import { createTransferChanges } from './transfer-supplier/changes.ts';
import { createTransferSupplierHandlers } from './transfer-supplier/handlers.ts';
import { createTransferOffers } from './transfer-supplier/offers.ts';
import { createTransferReservations } from './transfer-supplier/reservations.ts';
import { createRides } from './transfer-supplier/rides.ts';
import { callOfVendor } from './vendor/calls.ts';
import { createFleet } from './vendor/fleet.ts';
import { createVendorHandlers } from './vendor/handlers.ts';
import { createOfferCodes } from './vendor/offer-code.ts';
import { createOffers } from './vendor/offers.ts';
import { createOffices } from './vendor/offices.ts';
import { createReservations } from './vendor/reservations.ts';
import { createChance } from './world/chance.ts';
import { createLedgers } from './world/ledger.ts';
import { createNames } from './world/names.ts';
import { transferSupplierByCode } from './world/transfer-suppliers.ts';
import { vendorByCode } from './world/vendors.ts';

type WorldOptions = {
  readonly now: () => Date;
  readonly wait: Wait;
  readonly schedule?: Schedule | undefined;
  readonly keepWaiting?: KeepWaiting | undefined;
  /** The random seed. A different seed produces different fleets, offices and prices. */
  readonly seed: string;
  /** The bearer tokens that each connector requires from the service. */
  readonly keys: Readonly<Record<KeyedConnector, string>>;
  readonly slowMilliseconds: number;
  /** The service URL, and the secrets for signing reports of cancellations by vendors and suppliers. */
  readonly reports: Pick<ReportsOptions, 'serviceUrl' | 'secrets'>;
  readonly publicUrl: () => string;
  /** The URL to which the service sends an agency's webhooks. */
  readonly hookUrl: () => string;
  /** The documentation URL for browsers. */
  readonly docsUrl: () => string;
  readonly access: Access;
  readonly dataFolder?: string | undefined;
};

export const HOOKS = '/agency/hooks';

const COMPILED_FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/contracts', import.meta.url));

type Served = Pick<ContractAppOptions<void>, 'contract' | 'operations' | 'errors' | 'handlers'> & {
  /** Serves formats that the contract does not define. `next` handles requests that follow the contract. */
  readonly otherForms?: (next: RequestListener) => RequestListener;
};
type Route = readonly [path: string, listener: RequestListener];

export async function compose(options: WorldOptions) {
  const { now, wait, keepWaiting, seed, keys, slowMilliseconds, publicUrl, hookUrl, docsUrl, access, dataFolder } =
    options;
  const chance = createChance(seed);
  const names = createNames(seed);
  const changes = createChanges();
  const openLedger = createLedgers(dataFolder, changes.notify);
  const journal = createJournal(now, changes.notify);
  const faults = createFaults(
    parties.map(({ code }) => code),
    changes.notify,
  );
  const misstatements = createMisstatements(statementChoices, changes.notify);
  const report = createReports({ ...options.reports, now, schedule: options.schedule ?? scheduleWith(wait, now) });
  const traffic = { journal, faults, slowMilliseconds, keepWaiting };
  const waits = createWaits({ wait, keepWaiting, party: journal.party });

  const offices = createOffices(chance);
  const codes = createOfferCodes(seed);
  const offers = createOffers({ chance, offices, fleet: createFleet(chance), codes, publicUrl });
  const reservations = createReservations({ openLedger, offers, names, report, now });
  const vendorRoute = await serve('vendor', callOfVendor, {
    ...vendorContract,
    handlers: createVendorHandlers({ offers, reservations, journal, misstatements, now, waits }),
  });

  const transferOffers = createTransferOffers({ seed, chance, publicUrl });
  const transferReservations = createTransferReservations({
    openLedger,
    offers: transferOffers,
    names,
    report,
    now,
    rides: createRides({ openLedger, chance, report, now }),
    changes: createTransferChanges({ openLedger, now }),
  });
  const transferRoute = await serve('transfer-supplier', callOfTransferSupplier, {
    ...transferContract,
    handlers: createTransferSupplierHandlers({
      offers: transferOffers,
      reservations: transferReservations,
      journal,
      misstatements,
      now,
      waits,
    }),
  });

  const challenges = createChallenges({ openLedger, names, now });
  const tokens = createCardTokens({ openLedger, names, now });
  const transactions = createTransactions({ openLedger, challenges, tokens, names, now });
  const processorRoute = await serve('payment-processor', callOfProcessor, {
    ...processorContract,
    handlers: createPaymentProcessorHandlers({
      transactions,
      tokens,
      journal,
      misstatements,
      waits,
      bankUrl: () => `${publicUrl()}/bank/3ds`,
    }),
  });

  const messages = createMessages({ openLedger, now });
  const enquiries = createEnquiries({ openLedger, messages, names });
  const bureauRoute = await serve('credit-bureau', callOfCreditBureau, {
    ...bureauContract,
    handlers: createCreditBureauHandlers({ enquiries, journal, waits }),
  });

  const publisher = createPublisher(now, changes.notify);
  const ratesRoute = await serve('exchange-rates', callOfPublisher, {
    ...ratesContract,
    handlers: createExchangeRatesHandlers(publisher),
    otherForms: serveForms(publisher),
  });

  const receiver = createReceiver({ now, wait, keepWaiting, changed: changes.notify });
  const account = createAccount({
    serviceUrl: options.reports.serviceUrl,
    hookUrl,
    setSecret: receiver.setSecret,
  });

  const inbox = createInbox({ openLedger, now });
  const mailRoute = await serve('mail', callOfMail, { ...mailContract, handlers: createMailHandlers(inbox) });

  const contracts: Readonly<Record<Connector, Route>> = {
    vendor: vendorRoute,
    'transfer-supplier': transferRoute,
    'payment-processor': processorRoute,
    'credit-bureau': bureauRoute,
    'exchange-rates': ratesRoute,
    mail: mailRoute,
  };
  const shown = {
    journal,
    faults,
    misstatements,
    reservations,
    transferReservations,
    transactions,
    messages,
    publisher,
    inbox,
    receiver,
  };
  const consoleRoutes = onFirstUse(async () => {
    const { createConsole } = await import('./console/routes.ts');
    return createConsole({ ...shown, changes, offices, account, docsUrl, access });
  });
  const routes: readonly Route[] = [
    ...Object.values(contracts),
    ['/bank/', createBank({ challenges })],
    [HOOKS, receiver.listener],
    ['/', consoleRoutes],
  ];
  const listener: RequestListener = (request, response) => {
    const [, listen] = routes.find(([path]) => request.url?.startsWith(path)) ?? routes.at(-1)!;
    listen(request, response);
  };
  function answerOf(party: string, reference: string): string {
    const supplier = transferSupplierByCode.get(party);
    if (!supplier) {
      const vendor = vendorByCode.get(party);
      return JSON.stringify(vendor && reservations.find(vendor, reference)) ?? '';
    }
    const reservation = transferReservations.find(supplier, reference);
    const { ridesOf, reportedAt } = transferReservations;
    return JSON.stringify(reservation && [reservation, ridesOf(reservation), reportedAt(reservation)]) ?? '';
  }
  return { ...shown, listener, offers, challenges, answerOf };

  async function serve(name: Connector, callOf: CallOf, { otherForms, ...served }: Served): Promise<Route> {
    const key = name === 'exchange-rates' ? undefined : name === 'mail' ? MAIL.stagingKey : keys[name];
    const open = () =>
      createContractApp({ ...served, compiledFolder: COMPILED_FOLDER, ...guardedBy(key) }).then((app) => app.express);
    // A search waits for a vendor only briefly, so the vendors' contract cannot be compiled at the first search.
    const opened = name === 'vendor' ? await open() : onFirstUse(open);
    const listener = otherForms ? otherForms(opened) : opened;
    const { status, code, description } = served.errors['server.error']!;
    const failure = { status, body: { key: 'server.error', code, description } };
    return [connectors[name].path, createInterceptor({ serve: listener, callOf, failure, ...traffic })];
  }
}

/** Opens the listener at its first request, because most runs call only a few parties. */
function onFirstUse(open: () => Promise<RequestListener>): RequestListener {
  let opened: Promise<RequestListener> | undefined;
  return async (request, response) => {
    opened ??= open();
    (await opened)(request, response);
  };
}

/** Requires the key, if there is one. Invalid responses are never sent. */
function guardedBy(expected: string | undefined) {
  return {
    authenticate: (key, { id }) => {
      const isOfPage = key === CARD_TOKEN_STAGING_KEY && id === 'createCardToken';
      if (key !== expected && !isOfPage) throw new EdgeFailure('unauthenticated');
    },
    offContract: 'fail',
    report: {
      offContract: ({ operation, problem }) => console.error(`${operation?.id} breaks its contract:`, problem),
      failed: ({ error }) => console.error(error),
      notCached: ({ message }) => console.error(message),
    },
  } as const satisfies Partial<ContractAppOptions<void>>;
}
