import type { components } from '@agency-booking/connector-contracts/payment-processor';
import type { OpenLedger } from '../world/ledger.ts';
import type { Names } from '../world/names.ts';
import { type AssessedCard, assess } from './assess.ts';
import { fail } from './fail.ts';

type Schemas = components['schemas'];
type TokenizedCard = Schemas['TokenizedCard'];

/**
 * A stored card token. The card number and the CVC are not stored, because the bank's decision is made when the token
 * is created.
 */
type Entry = {
  readonly session: string;
  readonly card: AssessedCard;
  readonly profile: Pick<Schemas['CardTokenProfile'], 'bin' | 'lastFour' | 'fingerprint'>;
  readonly expiresAt: Date;
  readonly isUsed?: true;
};

export type CardTokens = {
  create(request: Schemas['CardTokenRequest']): Schemas['CardToken'];
  /** Throws a Failure with `cardToken.invalid`. */
  lookUp(tokenized: TokenizedCard): Schemas['CardTokenProfile'];
  /** Returns a token's card, even if the token is used or expired. Throws a Failure with `cardToken.invalid`. */
  cardOf(tokenized: TokenizedCard): AssessedCard;
  /** Uses the token for a new transaction. Throws a Failure with `cardToken.invalid`. */
  use(tokenized: TokenizedCard): void;
};

const LIFETIME_MINUTES = 15;
/** The minimum length of a card number for which eight digits may be shown. */
const LONG_NUMBER = 16;

type CardTokensDeps = { readonly openLedger: OpenLedger; readonly names: Names; readonly now: () => Date };

export function createCardTokens({ openLedger, names, now }: CardTokensDeps): CardTokens {
  const ledger = openLedger<Entry>('card-tokens');

  return {
    create({ session, card }) {
      const { number } = card;
      const token = names.long('tok', session, String(ledger.all().length));
      const bin = number.slice(0, number.length < LONG_NUMBER ? 6 : 8);
      const lastFour = number.slice(-4);
      const expiresAt = new Date(now().getTime() + LIFETIME_MINUTES * 60_000);
      const profile = { bin, lastFour, fingerprint: names.long('crd', number) };
      ledger.set(token, { session, card: assess(card, now()), profile, expiresAt });
      return { token, expiresAt: expiresAt.toISOString(), bin, lastFour };
    },
    lookUp(tokenized) {
      const { profile, expiresAt } = findUnused(tokenized);
      return { expiresAt: expiresAt.toISOString(), ...profile };
    },
    cardOf: (tokenized) => find(tokenized).card,
    use(tokenized) {
      ledger.set(tokenized.token, { ...findUnused(tokenized), isUsed: true });
    },
  };

  function find({ token, session }: TokenizedCard): Entry {
    const entry = ledger.get(token);
    return entry?.session === session ? entry : fail('cardToken.invalid');
  }

  function findUnused(tokenized: TokenizedCard): Entry {
    const entry = find(tokenized);
    return !entry.isUsed && now() < entry.expiresAt ? entry : fail('cardToken.invalid');
  }
}
