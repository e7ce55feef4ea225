import type { RequestListener } from 'node:http';
import { createContractApp, EdgeFailure } from '@agency-booking/contract-express';
import { createConsole } from './console/routes.ts';
import { errors } from './generated/vendor/errors.ts';
import contract from './generated/vendor/openapi.json' with { type: 'json' };
import { operations } from './generated/vendor/operations.ts';
import { createFaults, type Faults } from './vendor/faults.ts';
import { createFleet } from './vendor/fleet.ts';
import { createVendorHandlers } from './vendor/handlers.ts';
import { createOfferCodes } from './vendor/offer-code.ts';
import { createOffers } from './vendor/offers.ts';
import { createOffices } from './vendor/offices.ts';
import { createDoor } from './visits/door.ts';
import { createJournal, type Journal } from './visits/journal.ts';
import { createChance } from './world/chance.ts';

export type WorldOptions = {
  readonly now: () => Date;
  /** Other seeds are other fleets, offices and prices. */
  readonly seed: string;
  readonly vendorKey: string;
  readonly slowMilliseconds: number;
  readonly publicUrl: () => string;
};

export type World = { readonly listener: RequestListener; readonly faults: Faults; readonly journal: Journal };

export async function compose({ now, seed, vendorKey, slowMilliseconds, publicUrl }: WorldOptions): Promise<World> {
  const chance = createChance(seed);
  const journal = createJournal(now);
  const faults = createFaults();

  const offices = createOffices(chance);
  const codes = createOfferCodes(seed);
  const offers = createOffers({ chance, offices, fleet: createFleet(chance), codes, publicUrl });

  const vendorApp = await createContractApp({
    contract,
    operations,
    errors,
    handlers: createVendorHandlers({ offers, journal, now }),
    authenticate: (key) => {
      if (key !== vendorKey) throw new EdgeFailure('unauthenticated');
    },
    offContract: 'fail',
    report: {
      offContract: ({ operation, problem }) => console.error(`${operation?.id} is off its contract:`, problem),
      failed: ({ error }) => console.error(error),
    },
  });
  const door = createDoor({ serve: vendorApp.express, journal, faults, slowMilliseconds });
  const consoleApp = createConsole({ journal, faults, offices });

  const listener: RequestListener = (request, response) =>
    request.url?.startsWith('/vendors/') ? door(request, response) : consoleApp(request, response);
  return { listener, faults, journal };
}
