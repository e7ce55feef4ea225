import type { PlanCancellation } from '../ports/booking.ts';
import type { BankReturn, PayRequest } from '../ports/paying.ts';
import type { OrderKind } from '../ports/payment-attempts.ts';
import type { ReportedChange } from '../ports/reservations.ts';
import type { Tx } from '../ports/transaction.ts';
import { pay } from './pay.ts';
import * as service from './service.ts';
import type { WatchTimes } from './store.ts';
import { type Resolution, resolveTask } from './tasks.ts';
import type { AttemptDeps } from './types.ts';
import { createWorker } from './worker.ts';

/** Creates the state machine through which all orders are paid and cancelled. No other code moves money. */
export function createAttempts(deps: AttemptDeps, onError: (error: unknown) => void) {
  return {
    pay: (request: PayRequest) => pay(request, deps),
    verify: (callback: BankReturn) => service.verify(callback, deps),
    findReturned: (callback: BankReturn) => service.findReturned(callback, deps),
    lookSoon: (change: ReportedChange) => service.lookSoon(change, deps),
    askAgain: (attemptId: string) => service.askAgain(attemptId, deps),
    latestOfSession: (sessionId: string) => deps.store.findLatestOf(sessionId),
    begunAt: (attemptId: string) => service.findBegin(attemptId, deps),
    of: (kind: OrderKind) => ({
      stageOf: (orderId: string, tx?: Tx) => service.findStage({ kind, orderId }, deps, tx),
      withdraw: (tx: Tx, orderId: string) => service.withdraw(tx, { kind, orderId }, deps),
      statesOf: (orderIds: readonly string[]) => service.findStates({ kind, orderIds }, deps),
      reservationOf: (orderId: string) => service.findReservationOf({ kind, orderId }, deps),
      rewatch: (tx: Tx, { orderId, ...times }: { readonly orderId: string } & WatchTimes) =>
        deps.store.rewatch(tx, { kind, orderId }, times),
      paymentOf: async (orderId: string) =>
        (await service.findStates({ kind, orderIds: [orderId] }, deps)).get(orderId)?.payment,
      cancelPaid: ({ orderId, plan }: { readonly orderId: string; readonly plan: PlanCancellation }) =>
        service.cancel({ kind, orderId, plan }, deps),
    }),
    worker: createWorker(deps, onError),
    tasks: {
      list: deps.tasks.list,
      find: deps.tasks.find,
      countOpen: deps.tasks.countOpen,
      resolve: (resolution: Resolution & { readonly taskId: number }) => resolveTask(resolution, deps),
    },
  };
}
