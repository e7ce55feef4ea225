import type { components } from '@agency-booking/connector-contracts/payment-page';
import { type Party, post, type Traveller } from './post.ts';

type Schemas = components['schemas'];
export type Session = Schemas['PageSession'];
export type Language = Session['language'];
export type Plans = Schemas['CardPlans'];
export type Money = Schemas['Money'];
export type Declined = NonNullable<NonNullable<Session['payment']>['reason']>;

/** The response, or the key of the error. `unavailable` means that the service did not respond. */
export type Answer<Value> = { readonly value: Value } | { readonly error: string };

export type Service = {
  readSession(secret: string): Promise<Answer<Session>>;
  listInstallments(request: Schemas['InstallmentsRequest']): Promise<Answer<Plans>>;
  startPayment(payment: Schemas['StartPaymentRequest']): Promise<Answer<Session>>;
};

/** Returns the service's operations for one traveller. Limits apply to the traveller's address. */
export function createService(party: Party): (from: Traveller) => Service {
  return ({ address, requestId }) => {
    async function call<Value>(operation: string, path: string, body: object): Promise<Answer<Value>> {
      const headers = { 'X-Traveller-Address': address };
      const sent = { operation, path: `/payment-page/v1/sessions/${path}`, body, requestId, headers };
      const called = await post(party, sent);
      if (called?.ok) return { value: called.body as Value };
      return { error: (called?.body as Schemas['PageError'] | undefined)?.key ?? 'unavailable' };
    }
    return {
      readSession: (secret) => call('readPageSession', 'read', { secret }),
      listInstallments: (request) => call('listInstallments', 'installments', request),
      startPayment: (request) => call('startPayment', 'payments', request),
    };
  };
}
