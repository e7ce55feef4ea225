import type { components } from '@agency-booking/connector-contracts/payment-processor';
import { type Party, post, type Traveller } from './post.ts';

type Schemas = components['schemas'];
export type Card = Schemas['Card'];

export type Processor = {
  /** Returns a token for one payment of the session, or `undefined` if the processor did not create one. */
  createToken(session: string, card: Card, from: Traveller): Promise<string | undefined>;
};

export function createProcessor(party: Party): Processor {
  return {
    async createToken(session, card, { requestId }) {
      const body: Schemas['CardTokenRequest'] = { session, card };
      const operation = 'createCardToken';
      const called = await post(party, { operation, path: '/processor/card-tokens', body, requestId });
      return called?.ok ? (called.body as Schemas['CardToken']).token : undefined;
    },
  };
}
