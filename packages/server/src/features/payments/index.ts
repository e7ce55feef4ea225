import type { BankReturn } from '../../ports/paying.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import { createPaymentsHandlers, type HandlerDeps } from './handlers.ts';
import { readFinishToken } from './rules.finish.ts';
import { stagingCallbackOrigins } from './staging.ts';

export type PaymentsRoomDeps = Omit<HandlerDeps, 'callbackAddress' | 'finishAddress'> & {
  /** Where browsers reach this service, base path included. */
  readonly publicUrl: string;
  readonly findReturned: (callback: BankReturn) => Promise<PaymentAttempt | undefined>;
};

type BrowserCall = {
  readonly operationId: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

/** The door of the payments room: paying for cars, and the way of the customer's browser to the bank and back. */
export function createPaymentsRoom({ publicUrl, ...deps }: PaymentsRoomDeps) {
  return {
    handlers: createPaymentsHandlers({
      ...deps,
      callbackAddress: (orderId) => `${publicUrl}/payment/3ds-callback/${orderId}`,
      finishAddress: (orderId) => `${publicUrl}/payment/3ds-finish/${orderId}`,
    }),
    /**
     * Whether a browser's call belongs to a payment, and so is exempt from the limit for unknown browsers.
     * @param parameters of the path and the query, and the fields of the form
     */
    async isGenuineReturn({ operationId, path, query, body }: BrowserCall): Promise<boolean> {
      const orderId = path.orderID ?? '';
      if (operationId === 'receive3dsCallback') {
        const { paymentId, transactionId } = (body ?? {}) as Record<string, unknown>;
        if (typeof paymentId !== 'string' || typeof transactionId !== 'string') return false;
        return (await deps.findReturned({ kind: 'car', orderId, attemptId: paymentId, transactionId })) !== undefined;
      }
      const token = query.get('token') ?? '';
      return operationId === 'finish3ds' && readFinishToken(token, deps.finishTokens) !== undefined;
    },
    async addStagingOrigins(): Promise<void> {
      for (const [agencyName, origin] of Object.entries(stagingCallbackOrigins)) {
        await deps.origins.add(agencyName, origin);
      }
    },
  };
}
