import type { components } from '@agency-booking/connector-contracts/payment-page';
import { type Party, post } from './post.ts';

type Schemas = components['schemas'];
export type Session = Schemas['PageSession'];
export type Language = Session['language'];
export type Plans = Schemas['CardPlans'];
export type Money = Schemas['Money'];
export type Declined = NonNullable<NonNullable<Session['payment']>['reason']>;

/** The answer, or the key of the error. `unavailable` means that the service did not answer. */
export type Answer<Value> = { readonly value: Value } | { readonly error: string };

export type Service = {
  readSession(secret: string): Promise<Answer<Session>>;
  listInstallments(request: Schemas['InstallmentsRequest']): Promise<Answer<Plans>>;
  startPayment(payment: Schemas['StartPaymentRequest']): Promise<Answer<Session>>;
};

export function createService(party: Party): Service {
  async function call<Value>(path: string, request: object): Promise<Answer<Value>> {
    const called = await post(party, `/payment-page/v1/sessions/${path}`, request);
    if (called?.ok) return { value: called.body as Value };
    return { error: (called?.body as Schemas['PageError'] | undefined)?.key ?? 'unavailable' };
  }
  return {
    readSession: (secret) => call('read', { secret }),
    listInstallments: (request) => call('installments', request),
    startPayment: (request) => call('payments', request),
  };
}
