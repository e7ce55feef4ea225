import { allFaults, type FaultName, faults } from './faults.ts';
import type { Operation } from './operations.ts';

export type Victim = 'service' | 'page';
/**
 * The time of a disturbance: before the request arrives, while it is processed, or after the response is sent but
 * before it arrives.
 */
export type Phase = 'before' | 'during' | 'after';

/** The disturbed request of a history. */
export type Place = { readonly at: Operation } & (
  | { readonly kill: Victim; readonly phase: Phase }
  | { readonly fault: FaultName }
);

type Kills = readonly (readonly [Victim, readonly Phase[]])[];
const INSIDE = ['during', 'after'] as const;
const AROUND = ['before', 'after'] as const;

/** Every step of a session's payment, with the processes that can be killed during the step. */
const killable: Partial<Record<Operation, Kills>> = {
  createPaymentSession: [['service', INSIDE]],
  openLink: [['page', INSIDE]],
  readPageSession: [['service', INSIDE]],
  showSession: [['page', INSIDE]],
  listInstallments: [
    ['service', ['during']],
    ['page', ['during']],
  ],
  createCardToken: [['page', AROUND]],
  submitCard: [['page', INSIDE]],
  startPayment: [
    ['service', ['before', 'during', 'after']],
    ['page', AROUND],
  ],
  lookUpCardToken: [['service', AROUND]],
  lookUpBin: [['service', ['after']]],
  // Before start3ds, the attempt is already recorded.
  start3ds: [
    ['service', AROUND],
    ['page', AROUND],
  ],
  receive3dsCallback: [['service', INSIDE]],
  findTransaction: [['service', AROUND]],
  charge: [
    ['service', AROUND],
    ['page', ['after']],
  ],
  createReservation: [['service', AROUND]],
  finish3ds: [['service', INSIDE]],
  returnFromBank: [['page', INSIDE]],
  readResult: [['service', INSIDE]],
  showResult: [['page', INSIDE]],
  getPaymentSession: [['service', INSIDE]],
  voidTransaction: [['service', AROUND]],
};

export const killPlaces: readonly Place[] = Object.entries(killable).flatMap(([at, kills]) =>
  kills.flatMap(([kill, phases]) => phases.map((phase): Place => ({ at: at as Operation, kill, phase }))),
);

/** Every request that the page or the service sends for a session's payment. */
const FAULTY: readonly Operation[] = [
  ...(['readPageSession', 'listInstallments', 'createCardToken', 'startPayment'] as const),
  ...(['lookUpCardToken', 'lookUpBin', 'start3ds', 'findTransaction', 'charge', 'voidTransaction'] as const),
];
const WITH_TOKEN: readonly Operation[] = ['startPayment', 'lookUpCardToken', 'start3ds'];

export const faultPlaces: readonly Place[] = FAULTY.flatMap((at) => {
  const names = Object.keys(WITH_TOKEN.includes(at) ? allFaults : faults) as FaultName[];
  return names.map((fault): Place => ({ at, fault }));
});

export const nameOf = (place: Place): string =>
  'kill' in place ? `${place.kill} killed ${place.phase} ${place.at}` : `${place.fault} of ${place.at}`;
