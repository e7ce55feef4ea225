import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { CARD_TOKEN_STAGING_KEY, PAY_PORT } from '@agency-booking/connector-contracts/parties';
import { serve } from './serve.ts';

type Parties = { readonly api: string; readonly sandbox: string };

const KEY_BYTES = 24;

/**
 * Opens the port of the payment page, or a free port if that port is in use. The page is loaded on its first request,
 * so that until then it costs neither start time nor memory.
 */
export async function openPaymentPage(env: Readonly<Record<string, string | undefined>>, now?: () => Date) {
  const key = env.PAYMENT_PAGE_KEY || randomBytes(KEY_BYTES).toString('base64url');
  const { promise: parties, resolve: connect } = Promise.withResolvers<Parties>();
  let loading: Promise<RequestListener> | undefined;

  async function load(): Promise<RequestListener> {
    const [{ createPaymentPage }, { api, sandbox }] = await Promise.all([import('./main.ts'), parties]);
    const processor = { baseUrl: env.PROCESSOR_BASE_URL || sandbox, key: CARD_TOKEN_STAGING_KEY };
    return createPaymentPage({ service: { baseUrl: api, key }, processor, publicUrl, now });
  }

  const listener: RequestListener = async (request, response) => {
    loading ??= load();
    (await loading)(request, response);
  };
  const page = await serve(listener, Number(env.PAY_PORT || PAY_PORT)).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return serve(listener, 0);
  });
  const publicUrl = env.PAY_PUBLIC_URL || page.url.replace('//127.0.0.1:', '//localhost:');
  return { settings: { PAY_PUBLIC_URL: publicUrl, PAYMENT_PAGE_KEY: key }, connect, close: page.close };
}
