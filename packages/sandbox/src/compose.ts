import type { RequestListener } from 'node:http';
import * as bureauContract from '@agency-booking/connector-contracts/credit-bureau';
import type { Connector } from '@agency-booking/connector-contracts/parties';
import * as processorContract from '@agency-booking/connector-contracts/payment-processor';
import * as transferContract from '@agency-booking/connector-contracts/transfer-supplier';
import * as vendorContract from '@agency-booking/connector-contracts/vendor';
import { type ContractAppOptions, createContractApp, EdgeFailure } from '@agency-booking/contract-express';
import { createChallenges } from './bank/challenges.ts';
import { createBank } from './bank/routes.ts';
import { createConsole } from './console/routes.ts';
import { CREDIT_BUREAU, callOfCreditBureau } from './credit-bureau/calls.ts';
import { createEnquiries } from './credit-bureau/enquiries.ts';
import { createCreditBureauHandlers } from './credit-bureau/handlers.ts';
import { createMessages, type Messages } from './credit-bureau/messages.ts';
import { callOfProcessor, PROCESSOR } from './payment-processor/calls.ts';
import { createPaymentProcessorHandlers } from './payment-processor/handlers.ts';
import { createTransactions, type Transactions } from './payment-processor/transactions.ts';
import { callOfTransferSupplier } from './transfer-supplier/calls.ts';
import { createTransferSupplierHandlers } from './transfer-supplier/handlers.ts';
import { createTransferOffers } from './transfer-supplier/offers.ts';
import { createTransferReservations, type TransferReservations } from './transfer-supplier/reservations.ts';
import { callOfVendor } from './vendor/calls.ts';
import { createFleet } from './vendor/fleet.ts';
import { createVendorHandlers } from './vendor/handlers.ts';
import { createOfferCodes } from './vendor/offer-code.ts';
import { createOffers, type Offers } from './vendor/offers.ts';
import { createOffices } from './vendor/offices.ts';
import { createReservations, type Reservations } from './vendor/reservations.ts';
import { createChanges } from './visits/changes.ts';
import { createDoor } from './visits/door.ts';
import { createFaults, type Faults } from './visits/faults.ts';
import { createJournal, type Journal } from './visits/journal.ts';
import type { Wait } from './visits/waiting.ts';
import { bookshelf } from './world/book.ts';
import { createChance } from './world/chance.ts';
import { createNames } from './world/names.ts';
import { transferSuppliers } from './world/transfer-suppliers.ts';
import { vendors } from './world/vendors.ts';

export type WorldOptions = {
  readonly now: () => Date;
  readonly wait: Wait;
  /** Other seeds are other fleets, offices and prices. */
  readonly seed: string;
  readonly keys: Readonly<Record<Connector, string>>;
  readonly slowMilliseconds: number;
  readonly publicUrl: () => string;
  readonly dataFolder?: string | undefined;
};

export type World = {
  readonly listener: RequestListener;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly offers: Offers;
  readonly reservations: Reservations;
  readonly transferReservations: TransferReservations;
  readonly transactions: Transactions;
  readonly messages: Messages;
};

export async function compose(options: WorldOptions): Promise<World> {
  const { now, wait, seed, keys, slowMilliseconds, publicUrl, dataFolder } = options;
  const chance = createChance(seed);
  const names = createNames(seed);
  const changes = createChanges();
  const openBook = bookshelf(dataFolder, changes.tell);
  const journal = createJournal(now, changes.tell);
  const parties = [...[...vendors, ...transferSuppliers].map(({ code }) => code), PROCESSOR, CREDIT_BUREAU];
  const faults = createFaults(parties, changes.tell);

  const offices = createOffices(chance);
  const codes = createOfferCodes(seed);
  const offers = createOffers({ chance, offices, fleet: createFleet(chance), codes, publicUrl });
  const reservations = createReservations({ openBook, offers, names, now });
  const vendorApp = await createContractApp({
    ...vendorContract,
    handlers: createVendorHandlers({ offers, reservations, journal, now, wait }),
    ...guardedBy(keys.vendor),
  });

  const transferOffers = createTransferOffers({ seed, publicUrl });
  const transferReservations = createTransferReservations({ openBook, offers: transferOffers, names, now });
  const transferApp = await createContractApp({
    ...transferContract,
    handlers: createTransferSupplierHandlers({
      offers: transferOffers,
      reservations: transferReservations,
      journal,
      now,
      wait,
    }),
    ...guardedBy(keys['transfer-supplier']),
  });

  const challenges = createChallenges({ openBook, names, now });
  const transactions = createTransactions({ openBook, challenges, names, now });
  const processorApp = await createContractApp({
    ...processorContract,
    handlers: createPaymentProcessorHandlers({ transactions, journal, bankUrl: () => `${publicUrl()}/bank/3ds` }),
    ...guardedBy(keys['payment-processor']),
  });

  const messages = createMessages({ openBook, now });
  const enquiries = createEnquiries({ openBook, messages, names });
  const bureauApp = await createContractApp({
    ...bureauContract,
    handlers: createCreditBureauHandlers({ enquiries, journal }),
    ...guardedBy(keys['credit-bureau']),
  });

  const everyDoor = { journal, faults, slowMilliseconds };
  const rooms: readonly (readonly [string, RequestListener])[] = [
    [
      '/vendors/',
      createDoor({
        serve: vendorApp.express,
        callOf: callOfVendor,
        failure: vendorContract.errors['server.error'],
        ...everyDoor,
      }),
    ],
    [
      '/transfer-suppliers/',
      createDoor({
        serve: transferApp.express,
        callOf: callOfTransferSupplier,
        failure: transferContract.errors['server.error'],
        ...everyDoor,
      }),
    ],
    [
      '/processor/',
      createDoor({
        serve: processorApp.express,
        callOf: callOfProcessor,
        failure: processorContract.errors['server.error'],
        ...everyDoor,
      }),
    ],
    [
      '/bureau/',
      createDoor({
        serve: bureauApp.express,
        callOf: callOfCreditBureau,
        failure: bureauContract.errors['server.error'],
        ...everyDoor,
      }),
    ],
    ['/bank/', createBank({ challenges })],
    [
      '/',
      createConsole({
        journal,
        faults,
        changes,
        offices,
        reservations,
        transferReservations,
        transactions,
        messages,
      }),
    ],
  ];
  const listener: RequestListener = (request, response) => {
    const [, room] = rooms.find(([path]) => request.url?.startsWith(path)) ?? rooms.at(-1)!;
    room(request, response);
  };
  return { listener, faults, journal, offers, reservations, transferReservations, transactions, messages };
}

/** Who calls shows a key; what is off the contract is never sent. */
function guardedBy(expected: string) {
  return {
    authenticate: (key) => {
      if (key !== expected) throw new EdgeFailure('unauthenticated');
    },
    offContract: 'fail',
    report: {
      offContract: ({ operation, problem }) => console.error(`${operation?.id} is off its contract:`, problem),
      failed: ({ error }) => console.error(error),
    },
  } as const satisfies Partial<ContractAppOptions<void>>;
}
