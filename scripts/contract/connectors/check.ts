import { randomBytes } from 'node:crypto';
import * as bureau from '../../../packages/connector-contracts/src/generated/credit-bureau/index.ts';
import * as publisher from '../../../packages/connector-contracts/src/generated/exchange-rates/index.ts';
import * as mail from '../../../packages/connector-contracts/src/generated/mail/index.ts';
import * as processor from '../../../packages/connector-contracts/src/generated/payment-processor/index.ts';
import * as supplier from '../../../packages/connector-contracts/src/generated/transfer-supplier/index.ts';
import * as vendors from '../../../packages/connector-contracts/src/generated/vendor/index.ts';
import type { readOperations } from '../../fuzz/contract.ts';
import { readContract } from './answers.ts';
import { createCaller } from './caller.ts';
import { rulesOfBureau } from './kinds/credit-bureau.ts';
import { rulesOfPublisher } from './kinds/exchange-rates.ts';
import { rulesOfMail } from './kinds/mail.ts';
import { rulesOfProcessor } from './kinds/payment-processor.ts';
import { type Pushing, rulesOfPushes } from './kinds/pushes.ts';
import { type Reserver, type Run, rulesOfReserver } from './kinds/reserving.ts';
import type { Customer } from './kinds/three-d-secure.ts';
import { transferSupplier } from './kinds/transfer-supplier.ts';
import { vendor } from './kinds/vendor.ts';
import { type Line, type Rule, tryRules } from './rules.ts';

export type Point = { readonly lat: number; readonly lon: number };

export type Given = {
  readonly url: string;
  /** The party's key; `null` if the party does not issue keys. */
  readonly key: string | null;
  readonly party: string;
  /** `at` is a location for which a search returns offers. `to` is the destination of a transfer from there. */
  readonly at: Point;
  readonly to: Point;
  readonly card: string;
  /** The payment page's key, which permits only createCardToken. */
  readonly tokenKey?: string | undefined;
  readonly identityNumber: string;
  readonly phone: string;
  readonly mailTo: string;
  readonly customer?: Customer | undefined;
  readonly pushing?: Pushing | undefined;
  /** The deadline for searches, in milliseconds. */
  readonly searchDeadline: number;
  readonly deadline: number;
  readonly now: () => Date;
};

type Kind = { readonly contract: object; readonly rules: (given: Given, run: Run) => Rule[] };

const reserving = (reserverOf: (given: Given) => Reserver) => (given: Given, run: Run) => {
  const reserver = reserverOf(given);
  return [...rulesOfReserver(reserver, run), ...rulesOfPushes(reserver, given.pushing, run)];
};

export const kinds: Readonly<Record<string, Kind>> = {
  vendor: {
    contract: vendors.contract,
    rules: reserving(({ party, at, now }) => vendor({ party, at, now: now() })),
  },
  'transfer-supplier': {
    contract: supplier.contract,
    rules: reserving(({ party, at, to, now }) => transferSupplier({ party, at, to, now: now() })),
  },
  'payment-processor': { contract: processor.contract, rules: (given, run) => rulesOfProcessor(given, run) },
  'credit-bureau': { contract: bureau.contract, rules: (person, run) => rulesOfBureau(person, run) },
  'exchange-rates': { contract: publisher.contract, rules: (_, run) => rulesOfPublisher(run) },
  mail: { contract: mail.contract, rules: ({ mailTo }, run) => rulesOfMail(mailTo, run) },
};

/** Operations to which the search deadline applies. */
const SEARCHING = ['searchOffers', 'checkOffer', 'listOfferExtras'];

type Document = Parameters<typeof readOperations>[0];

const known = new WeakMap<Document, ReturnType<typeof readContract>>();

/** Compiles each contract only once. */
function declaredIn(contract: Document): ReturnType<typeof readContract> {
  const operations = known.get(contract) ?? readContract(contract);
  known.set(contract, operations);
  return operations;
}

export function checkConnector(kind: string, given: Given): Promise<Line[]> {
  const { contract, rules } = kinds[kind]!;
  const { url, key, now, searchDeadline, deadline } = given;
  const operations = declaredIn(contract as Document);
  const deadlineOf = (operation: string) => (SEARCHING.includes(operation) ? searchDeadline : deadline);
  const caller = createCaller({ url, key, operations, deadlineOf });
  const newReference = () => `chk_${randomBytes(12).toString('base64url')}`;
  return tryRules(rules(given, { caller, newReference, now }), caller);
}
