import type { Json } from '../../../fuzz/contract.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import type { Run } from './reserving.ts';

type CardTokenRules = {
  /** Returns a card charge with the given reference. */
  readonly chargeOf: (reference: string) => Json;
  /** The payment page's key, which permits only createCardToken. */
  readonly tokenKey: string | undefined;
};

/** Returns the rules for a processor that offers card tokens. Every charge is voided afterwards. */
export function rulesOfCardTokens({ chargeOf, tokenKey }: CardTokenRules, { caller, newReference }: Run): Rule[] {
  const [session, otherSession, charged] = [newReference(), newReference(), newReference()];
  const [reused, started, unknown] = [newReference(), newReference(), newReference()];
  let offered: boolean | undefined;
  let used: Json;

  const { card } = chargeOf(session);
  const key = tokenKey === undefined ? {} : { key: tokenKey };
  const mustBeOffered = () => needed(offered || undefined, 'the processor offers no card tokens');
  async function newToken(): Promise<Json> {
    mustBeOffered();
    const answer = await caller.call('createCardToken', { body: { session, card }, ...key });
    expectStatus(answer, 200);
    return answer.body;
  }
  const withToken = (token: string, of = session) => ({ token, session: of });
  const lookUp = (token: string, of?: string) => caller.call('lookUpCardToken', { body: withToken(token, of) });
  const charge = (reference: string, token: string, of?: string) =>
    caller.call('charge', { body: { ...chargeOf(reference), card: withToken(token, of) } });
  const start = (reference: string, token: string) => {
    const { by: _, ...body } = chargeOf(reference);
    const returnUrl = 'https://agency.example/3ds';
    return caller.call('start3ds', { body: { ...body, card: withToken(token), returnUrl, language: 'en' } });
  };
  const voidIt = (reference: string) =>
    caller.call('voidTransaction', { path: { reference }, body: { reference: `void:${reference}` } });
  const expectNone = async (reference: string) =>
    expectStatus(await caller.call('findTransaction', { path: { reference } }), 404, 2404);

  return [
    {
      id: 'capabilities.read',
      says: 'The processor declares its capabilities.',
      async check() {
        const answer = await caller.call('readCapabilities');
        expectStatus(answer, 200);
        offered = answer.body.cardTokens;
        return offered ? 'card tokens are offered' : 'card tokens are not offered';
      },
    },
    {
      id: 'token.created',
      says: 'A token contains no card number, and its lookup shows the BIN, the last four digits and a stable fingerprint.',
      async check() {
        const [first, second] = [await newToken(), await newToken()];
        expectThat(first.token !== second.token, 'two requests return the same token');
        const [one, other] = [await lookUp(first.token), await lookUp(second.token)];
        for (const answer of [one, other]) expectStatus(answer, 200);
        expectThat(card.number.startsWith(one.body.bin), `the BIN is ${one.body.bin}`);
        expectThat(card.number.endsWith(one.body.lastFour), `the last four digits are ${one.body.lastFour}`);
        expectThat(!JSON.stringify([first, one.body]).includes(card.number), 'a response contains the card number');
        expectSame('the two fingerprints', one.body.fingerprint, other.body.fingerprint);
        return `the card ends in ${one.body.lastFour}`;
      },
    },
    {
      id: 'token.key',
      says: 'The key of the payment page creates tokens and permits no other call.',
      async check() {
        mustBeOffered();
        const page = { key: needed(tokenKey, 'no key of a payment page is known: set --token-key') };
        const { token } = await newToken();
        expectStatus(await caller.call('lookUpCardToken', { body: withToken(token), ...page }), 401, 401);
        const body = { ...chargeOf(unknown), card: withToken(token) };
        const answer = await caller.call('charge', { body, ...page });
        if (answer.status === 200) await voidIt(unknown);
        expectStatus(answer, 401, 401);
        return '401';
      },
    },
    {
      id: 'token.charged',
      says: 'A token charges the card once, and a repeated request returns the same response.',
      async check() {
        used = await newToken();
        const [first, second] = [await charge(charged, used.token), await charge(charged, used.token)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectThat(first.body.status === 'charged', `the charge of the token has the status ${first.body.status}`);
        expectSame('the two responses', first.body, second.body);
        return `charged as ${first.body.transactionId}`;
      },
    },
    {
      id: 'token.reused',
      says: 'A token that was used for a different transaction returns 422 and charges nothing.',
      async check() {
        const { token } = needed(used, 'no token was charged');
        const answer = await charge(reused, token);
        if (answer.status === 200) await voidIt(reused);
        expectStatus(answer, 422, 7422);
        await expectNone(reused);
        await voidIt(charged);
        return '422';
      },
    },
    {
      id: 'token.otherSession',
      says: 'A token of a different session returns 422 and charges nothing.',
      async check() {
        const { token } = await newToken();
        expectStatus(await lookUp(token, otherSession), 422, 7422);
        const answer = await charge(unknown, token, otherSession);
        if (answer.status === 200) await voidIt(unknown);
        expectStatus(answer, 422, 7422);
        return '422';
      },
    },
    {
      id: 'token.3ds',
      says: 'A token starts 3D Secure, and a repeated request returns the same form.',
      async check() {
        const { token } = await newToken();
        const [first, second] = [await start(started, token), await start(started, token)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        await voidIt(started);
        const { transaction, challenge } = first.body;
        expectThat(transaction.status === 'awaitingCustomer', `the transaction has the status ${transaction.status}`);
        expectSame('the two responses', first.body, second.body);
        return `the form leads to ${new URL(needed(challenge, 'the response contains no form').url).host}`;
      },
    },
  ];
}
