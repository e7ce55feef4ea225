import type { Json } from '../../foreign/contract.ts';
import { expectSame, expectStatus, expectThat, type Rule } from '../rules.ts';
import { rulesOfEvery } from './every.ts';
import type { Run } from './reserving.ts';

const LONGEST_CHARACTERS = 10_000;
const EVERY_SCRIPT =
  'Your key was renewed. Anahtarınız yenilendi. Ihr Schlüssel wurde erneuert. Ключ обновлён. مفتاح\n';

/** What the service expects of who sends its mail. Each run sends two messages. @param to who gets them */
export function rulesOfMail(to: string, { caller, newReference }: Run): Rule[] {
  const [reference, long] = [newReference(), newReference()];
  const message = (changes: Json = {}) => ({
    ...{ reference, to, subject: 'A check of your connector', text: 'Nothing has to be done.', ...changes },
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
      says: 'The same message is taken again, answered alike, and sent once.',
      async check() {
        const [first, second] = [await send(), await send()];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectThat(first.body.reference === reference, `it is called ${first.body.reference}`);
        expectSame('the two answers', first.body, second.body);
        return 'taken twice; look whether it has come once';
      },
    },
    {
      id: 'message.longest',
      says: 'The longest message that the contract allows is taken, in any script.',
      async check() {
        const text = EVERY_SCRIPT.repeat(LONGEST_CHARACTERS).slice(0, LONGEST_CHARACTERS);
        expectStatus(await send({ reference: long, text }), 200);
        return `${LONGEST_CHARACTERS} characters`;
      },
    },
  ];
}
