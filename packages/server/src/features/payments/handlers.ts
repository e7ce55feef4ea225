import type { PaymentsHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';

export const paymentsHandlers: PaymentsHandlers<Caller> = {
  getInstallmentInfo() {
    throw new Error('getInstallmentInfo (POST /payment/installment-info) has no handler yet');
  },
  payOrder() {
    throw new Error('payOrder (POST /payment/pay) has no handler yet');
  },
  receive3dsCallback() {
    throw new Error('receive3dsCallback (POST /payment/3ds-callback/{orderID}) has no handler yet');
  },
  finish3ds() {
    throw new Error('finish3ds (GET /payment/3ds-finish/{orderID}) has no handler yet');
  },
};
