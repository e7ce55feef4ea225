import type { components } from '@agency-booking/connector-contracts/payment-processor';

type Schemas = components['schemas'];
type CardProfile = Schemas['CardProfile'];
export type Decline = Schemas['Decline'];
type Currency = Schemas['Currency'];

/** The result of a charge with correct card data. */
export type Fate =
  | { readonly kind: 'charged' }
  | { readonly kind: 'declined'; readonly reason: Decline['reason'] }
  /** The bank starts a 3D Secure challenge, and declines the charge once the challenge is completed. */
  | { readonly kind: 'declinedAfter3ds'; readonly reason: Decline['reason'] }
  /** The money is charged, but the request gets no response. */
  | { readonly kind: 'neverAnswered' }
  /** The money is charged, but refunds are rejected until the bank opens the transaction manually. */
  | { readonly kind: 'closed' };

export type IssuedCard = Omit<CardProfile, 'plans'> & { readonly number: string; readonly fate: Fate };

const EVERY_CURRENCY: Currency[] = ['TRY', 'USD', 'EUR', 'GBP'];

const GARANTI = { bankCode: 62, bankName: 'Garanti BBVA' };
const YAPI_KREDI = { bankCode: 67, bankName: 'Yapı Kredi' };
const ZIRAAT = { bankCode: 10, bankName: 'Ziraat Bankası' };
const HALKBANK = { bankCode: 12, bankName: 'Halkbank' };
const IS_BANKASI = { bankCode: 64, bankName: 'İş Bankası' };
const ABROAD = { bankCode: 0, bankName: 'Northern Savings Bank' };

const credit = { type: 'credit', requires3ds: false, currencies: EVERY_CURRENCY, fate: { kind: 'charged' } } as const;
const visa = { ...credit, ...IS_BANKASI, association: 'Visa', family: '' } as const;
const declined = (reason: Decline['reason']): Fate => ({ kind: 'declined', reason });

export const cards: readonly IssuedCard[] = [
  { number: '5528790000000008', ...credit, ...GARANTI, association: 'Mastercard', family: 'Bonus' },
  { number: '5526080000000006', ...credit, ...YAPI_KREDI, association: 'Mastercard', family: 'World' },
  {
    number: '5890040000000016',
    ...credit,
    ...ZIRAAT,
    association: 'Mastercard',
    family: '',
    type: 'debit',
    requires3ds: true,
    currencies: ['TRY'],
  },
  { number: '9792030000000000', ...credit, ...HALKBANK, association: 'Troy', family: 'Paraf' },
  { number: '374427000000003', ...credit, ...GARANTI, association: 'American Express', family: 'Bonus' },
  { number: '5400010000000004', ...credit, ...ABROAD, association: 'Mastercard', family: '', requires3ds: true },
  { number: '4129111111111111', ...visa, fate: declined('refused') },
  { number: '4111111111111129', ...visa, fate: declined('insufficientFunds') },
  { number: '4125111111111115', ...visa, fate: declined('cardExpired') },
  { number: '4111111111111112', ...visa, fate: declined('invalidNumber') },
  { number: '4124111111111116', ...visa, fate: declined('invalidCvc') },
  { number: '4131111111111117', ...visa, requires3ds: true, fate: declined('not3dsCapable') },
  { number: '4000000000002081', ...visa, fate: { kind: 'neverAnswered' } },
  { number: '4000000000005126', ...visa, fate: { kind: 'closed' } },
  { number: '4000008400001629', ...visa, fate: { kind: 'declinedAfter3ds', reason: 'refused' } },
];

const BIN_LENGTH = 6;
const KNOWN_END_LENGTH = 4;

export const cardByNumber: ReadonlyMap<string, IssuedCard> = new Map(cards.map((card) => [card.number, card]));
/** Finds a card by its first six or eight digits. Cards with the same BIN differ only in the result of a charge. */
export const cardByBin = (bin: string): IssuedCard | undefined =>
  cards.findLast(({ number }) => number.startsWith(bin));

/** Masks a card number: `552879******0008`. The full number is never stored. */
export function masked(number: string): string {
  const hidden = '*'.repeat(number.length - BIN_LENGTH - KNOWN_END_LENGTH);
  return number.slice(0, BIN_LENGTH) + hidden + number.slice(-KNOWN_END_LENGTH);
}
