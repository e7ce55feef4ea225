import { CARD_TOKEN_STAGING_KEY, parties } from '@agency-booking/connector-contracts/parties';
import type { components } from '@agency-booking/connector-contracts/payment-processor';
import { afterAll } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/main.ts';
import { type Answer, NOW } from './vendors.ts';

type Schemas = components['schemas'];
export type Card = Schemas['Card'];
export type CardToken = Schemas['CardToken'];
export type CardTokenProfile = Schemas['CardTokenProfile'];
export type TokenizedCard = Schemas['TokenizedCard'];
export type CardProfile = Schemas['CardProfile'];
export type Refund = Schemas['Refund'];
export type ThreeDsStart = Schemas['ThreeDsStart'];
export type Transaction = Schemas['Transaction'];
export type ErrorBody = Schemas['ProcessorError'];

export const PROCESSOR_KEY = parties['payment-processor'].stagingKey;
export const RETURN_URL = 'http://agency-booking.test/payment/3ds-callback/CAR-1';

export const money = { amount: 903_000, currency: 'TRY' } as const;
export const SESSION = 'pay_session_1';
export const GOOD_CARD = '5528790000000008';

export const cardWith = (number: string, entered: Partial<Card> = {}): Card => ({
  number,
  expireMonth: '12',
  expireYear: '2030',
  holderName: 'Deniz Kaya',
  cvc: number.startsWith('37') ? '1234' : '123',
  ...entered,
});

type CallOptions = { readonly signal?: AbortSignal; readonly key?: string };

export type Processor = {
  readonly sandbox: Sandbox;
  call<Body>(method: string, path: string, body?: object, options?: CallOptions): Promise<Answer<Body>>;
  lookUp(bin: string, amount?: number): Promise<Answer<CardProfile>>;
  createToken(card: Card, session?: string): Promise<Answer<CardToken & ErrorBody>>;
  /** Creates a token and returns the value that replaces the card. */
  tokenized(card: Card): Promise<TokenizedCard>;
  lookUpToken(card: TokenizedCard): Promise<Answer<CardTokenProfile & ErrorBody>>;
  charge(reference: string, card: Card | TokenizedCard, changes?: object): Promise<Answer<Transaction & ErrorBody>>;
  chargeAuthenticated(reference: string): Promise<Answer<Transaction & ErrorBody>>;
  start3ds(reference: string, card: Card | TokenizedCard, changes?: object): Promise<Answer<ThreeDsStart & ErrorBody>>;
  find(reference: string): Promise<Answer<Transaction & ErrorBody>>;
  void(reference: string): Promise<Answer<Transaction & ErrorBody>>;
  refund(reference: string, name: string, amount: number): Promise<Answer<Refund & ErrorBody>>;
};

/** Starts the processor. `whenDone` registers the cleanup: `afterAll` for a file, `onTestFinished` inside a test. */
export async function startProcessor(
  options: Partial<SandboxOptions> = {},
  whenDone: (close: () => Promise<void>) => void = afterAll,
): Promise<Processor> {
  const sandbox = await startSandbox({ port: 0, now: () => NOW, ...options });
  whenDone(() => sandbox.close());

  async function call<Body>(
    method: string,
    path: string,
    body?: object,
    { signal, key = PROCESSOR_KEY }: CallOptions = {},
  ): Promise<Answer<Body>> {
    const answer = await fetch(`${sandbox.url}/processor${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(body && { 'Content-Type': 'application/json' }) },
      body: JSON.stringify(body),
      signal,
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  const createToken: Processor['createToken'] = (card, session = SESSION) =>
    call('POST', '/card-tokens', { session, card }, { key: CARD_TOKEN_STAGING_KEY });

  return {
    sandbox,
    call,
    createToken,
    async tokenized(card) {
      const { token } = (await createToken(card)).body;
      return { token, session: SESSION };
    },
    lookUpToken: (card) => call('POST', '/card-tokens/lookup', card),
    lookUp: (bin, amount = money.amount) => call('GET', `/bins/${bin}?amount=${amount}&currency=TRY`),
    charge: (reference, card, changes) =>
      call('POST', '/charges', { by: 'card', reference, money, installmentCount: 1, card, ...changes }),
    chargeAuthenticated: (reference) => call('POST', '/charges', { by: 'authentication', reference }),
    start3ds: (reference, card, changes) =>
      call('POST', '/3ds', {
        reference,
        money,
        installmentCount: 1,
        card,
        returnUrl: RETURN_URL,
        language: 'en',
        ...changes,
      }),
    find: (reference) => call('GET', `/transactions/${reference}`),
    void: (reference) => call('POST', `/transactions/${reference}/void`, { reference: `void:${reference}` }),
    refund: (reference, name, amount) =>
      call('POST', `/transactions/${reference}/refunds`, { reference: name, money: { ...money, amount } }),
  };
}
