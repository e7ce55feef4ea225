import type { Json } from '../../../fuzz/contract.ts';
import { expectSame, expectStatus, expectThat, type Rule } from '../rules.ts';
import { rulesOfEvery } from './every.ts';
import type { Run } from './reserving.ts';

const LONGEST_CHARACTERS = 10_000;
const EVERY_SCRIPT =
  'Your key was renewed. Anahtarınız yenilendi. Ihr Schlüssel wurde erneuert. Ключ обновлён. مفتاح\n';

/** Returns the rules for an email provider. Each run sends two messages to `to`. */
export function rulesOfMail(to: string, { caller, newReference }: Run): Rule[] {
  const [reference, long] = [newReference(), newReference()];
  const message = (changes: Json = {}) => ({
    ...{ reference, to, subject: 'A check of your connector', text: 'No action is required.', ...changes },
  });
  const send = (changes?: Json) => caller.call('sendMessage', { body: message(changes) });

  return [
    ...rulesOfEvery(
      caller,
      { operation: 'sendMessage', request: { body: message() } },
      { operation: 'sendMessage', request: { body: message() } },
    ),
    {
      id: 'message.once',
      says: 'A repeated message is accepted, returns the same response and is sent once.',
      async check() {
        const [first, second] = [await send(), await send()];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectThat(first.body.reference === reference, `the response has the reference ${first.body.reference}`);
        expectSame('the two responses', first.body, second.body);
        return 'accepted twice; check that the message arrived once';
      },
    },
    {
      id: 'message.longest',
      says: 'The longest message that the contract allows is accepted, in any script.',
      async check() {
        const text = EVERY_SCRIPT.repeat(LONGEST_CHARACTERS).slice(0, LONGEST_CHARACTERS);
        expectStatus(await send({ reference: long, text }), 200);
        return `${LONGEST_CHARACTERS} characters`;
      },
    },
  ];
}
