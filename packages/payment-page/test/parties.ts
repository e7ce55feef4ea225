import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contract, errors, type Handlers, operations } from '@agency-booking/connector-contracts/payment-page';
import { createContractApp, EdgeFailure } from '@agency-booking/contract-express';
import { createPaymentPage } from '../src/main.ts';
import { serve } from '../src/serve.ts';
import type { Plans, Session } from '../src/service.ts';

export const SECRET = 'K7mQy3VdZs6tKwP1rHj4Lc';
export const NUMBER = '5528790000000008';
export const TOKEN = 'tok_zr2UfFnF_EpBJAU1dYOG7Y';

export const openSession: Session = {
  id: 'pay_T3nLq8VbXc5KzRw1Jd6Mfg',
  status: 'open',
  expiresAt: '2027-03-01T09:30:00Z',
  language: 'en',
  agencyName: 'Horizon Travel',
  returnUrl: 'https://horizon.example/booking?paymentSession=pay_T3nLq8VbXc5KzRw1Jd6Mfg',
  amount: { amount: 903000, currency: 'TRY' },
  dueAtDesk: { amount: 12050, currency: 'EUR' },
  order: {
    orderID: 'CAR-q7Yt2MvKx0LbN5sWd8RpZg',
    car: 'Renault Clio',
    vendor: 'Test Drive',
    pickUp: { place: 'Istanbul Airport', at: '2027-06-10T10:00:00' },
    dropOff: { place: 'Istanbul Airport', at: '2027-06-13T10:00:00' },
    extras: [{ name: 'Child seat', quantity: 2 }],
  },
};

export const bonus: Plans = {
  bankName: 'Garanti BBVA',
  association: 'Mastercard',
  family: 'Bonus',
  plans: [
    {
      installmentCount: 1,
      installment: { amount: 903000, currency: 'TRY' },
      total: { amount: 903000, currency: 'TRY' },
    },
    {
      installmentCount: 3,
      installment: { amount: 311535, currency: 'TRY' },
      total: { amount: 934605, currency: 'TRY' },
    },
  ],
};

/** Starts the page with a service that follows the contract, and with a processor. Tests set the responses of both. */
export async function startWithParties() {
  const received = Promise.withResolvers<void>();
  const state = {
    session: openSession as Session,
    /** The error that the service returns for a payment. */
    paymentError: undefined as 'card.invalid' | 'card.tooManyDeclines' | 'installments.notOffered' | undefined,
    afterPayment: undefined as Session | undefined,
    /** True if the service fails unexpectedly once it has started a payment. */
    breaksAfterPayment: false,
    isProcessorSilent: false,
    /** The number of times that the page has read the session. */
    reads: 0,
    started: [] as unknown[],
    /** The traveller's address in each call to the service. */
    addresses: [] as unknown[],
    /** True if the address limit has been reached. */
    isLimited: false,
    requestIds: [] as unknown[],
    /** Resolves when the service has received a payment. */
    paymentReceived: received.promise,
    /** Resolves when the service may respond to a payment. */
    mayAnswer: Promise.resolve() as Promise<unknown>,
    tokenized: [] as { authorization: string | undefined; body: unknown }[],
  };
  const guard = (
    { body, headers, requestId }: { body: { secret: string }; headers: object; requestId: string },
    fail: (key: 'session.notFound' | 'limit.exceeded') => never,
  ) => {
    state.addresses.push((headers as Record<string, unknown>)['x-traveller-address']);
    state.requestIds.push(requestId);
    if (state.isLimited) fail('limit.exceeded');
    if (body.secret !== SECRET) fail('session.notFound');
  };
  const handlers: Handlers<true> = {
    readPageSession(request, answer, fail) {
      guard(request, fail);
      state.reads += 1;
      return answer(200, state.session);
    },
    listInstallments(request, answer, fail) {
      guard(request, fail);
      return request.body.bin === NUMBER.slice(0, 8) ? answer(200, bonus) : fail('bin.notFound');
    },
    async startPayment(request, answer, fail) {
      guard(request, fail);
      received.resolve();
      await state.mayAnswer;
      if (state.paymentError) fail(state.paymentError);
      state.started.push(request.body);
      state.session = state.afterPayment ?? state.session;
      if (state.breaksAfterPayment) throw new Error('unexpected');
      return answer(200, state.session);
    },
  };
  const app = await createContractApp<true>({
    contract,
    operations,
    errors,
    handlers,
    basePath: '/payment-page/v1',
    offContract: 'fail',
    authenticate(key) {
      if (key !== 'key-of-the-page') throw new EdgeFailure('unauthenticated');
      return true;
    },
  });
  const service = await app.listen(0);
  const processor = createServer(async (request, response) => {
    if (state.isProcessorSilent) return void request.socket.destroy();
    state.tokenized.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
    const token = { token: TOKEN, expiresAt: '2027-03-01T10:00:00Z', bin: '55287900', lastFour: '0008' };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(token));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => processor.once('listening', resolve));
  let closing: Promise<void> | undefined;
  const closeService = () => (closing ??= service.close());
  const options = {
    service: { baseUrl: service.url, key: 'key-of-the-page' },
    processor: { baseUrl: urlOf(processor), key: 'key-for-tokens' },
    publicUrl: 'http://pay.example',
    now: () => new Date('2027-03-01T09:00:00Z'),
  };
  const page = await serve(createPaymentPage(options), 0);
  return {
    state,
    options,
    url: page.url,
    stopService: closeService,
    async stop() {
      await page.close();
      await closeService();
      processor.close();
      processor.closeAllConnections();
    },
  };
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
