/** The payment page as a separate process. `startServerProcess` starts this file. */
import { CARD_TOKEN_STAGING_KEY } from '@agency-booking/connector-contracts/parties';
import { createPaymentPage } from '@agency-booking/payment-page';
import { serve } from '@agency-booking/payment-page/serve';

const { PAY_PUBLIC_URL, PAY_SERVICE_URL, PAYMENT_PAGE_KEY, PROCESSOR_BASE_URL, PAGE_TIMEOUT_MS } = process.env;

const page = await serve(
  createPaymentPage({
    service: { baseUrl: PAY_SERVICE_URL!, key: PAYMENT_PAGE_KEY! },
    processor: { baseUrl: PROCESSOR_BASE_URL!, key: CARD_TOKEN_STAGING_KEY },
    publicUrl: PAY_PUBLIC_URL!,
    timeoutMilliseconds: Number(PAGE_TIMEOUT_MS),
  }),
  0,
);
process.once('disconnect', () => process.exit());
process.send?.(page.url);
