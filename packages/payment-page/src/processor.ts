import type { components } from '@agency-booking/connector-contracts/payment-processor';
import { type Party, post } from './post.ts';

type Schemas = components['schemas'];
export type Card = Schemas['Card'];

export type Processor = {
  /** Returns a token for one payment of the session, or `undefined` if the processor did not create one. */
  createToken(session: string, card: Card): Promise<string | undefined>;
};

export function createProcessor(party: Party): Processor {
  return {
    async createToken(session, card) {
      const request: Schemas['CardTokenRequest'] = { session, card };
      const called = await post(party, '/processor/card-tokens', request);
      return called?.ok ? (called.body as Schemas['CardToken']).token : undefined;
    },
  };
}
