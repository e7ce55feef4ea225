import type { Json } from '../../foreign/contract.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import { rulesOfEvery } from './every.ts';
import type { Run } from './reserving.ts';

type Person = { readonly identityNumber: string; readonly phone: string };

/** What the service expects of who says how a person stands. Each run sends the person two messages. */
export function rulesOfBureau({ identityNumber, phone }: Person, { caller, newReference }: Run): Rule[] {
  const [enquiry, reference, another, unknown] = [newReference(), newReference(), newReference(), newReference()];
  const person = { identityNumber };
  let phones: readonly Json[] | undefined;
  let report: Json;
  let confirmed: Json;
  const ask = (operation: string, body: Json = person) => caller.call(operation, { path: { enquiry }, body });
  const confirm = (of: string) => caller.call('confirmReport', { path: { report: of } });
  const sendPin = (of: string, pin = '604827') =>
    caller.call('sendPin', { path: { report: of }, body: { reference: another, pin } });
  const create = (changes: Json = {}) =>
    ask('createReport', {
      ...{ reference, identityNumber, birthDate: '1990-04-12', driverLicenseDate: '2012-06-01' },
      ...{ phoneKey: needed(phones?.[0], 'the person has no phone').key, phone, pin: '482913', ...changes },
    });

  return [
    ...rulesOfEvery(
      caller,
      { operation: 'readStanding', request: { path: { enquiry }, body: person } },
      { operation: 'readStanding', request: { path: { enquiry }, body: person } },
    ),
    {
      id: 'standing.same',
      says: 'The same enquiry about the same person is answered alike.',
      async check() {
        const [first, second] = [await ask('readStanding'), await ask('readStanding')];
        expectStatus(first, 200);
        expectSame('the two answers', first.body, second.body);
        return first.body.standing;
      },
    },
    {
      id: 'phones.masked',
      says: 'The phones of a person are masked, and keep their keys.',
      async check() {
        const [first, second] = [await ask('listPhones'), await ask('listPhones')];
        expectStatus(first, 200);
        expectSame('the two answers', first.body, second.body);
        phones = first.body.phones;
        return `${first.body.phones.length} phones`;
      },
    },
    {
      id: 'report.once',
      says: 'The same report is made once, and answered alike: the person gets one message.',
      async check() {
        const [first, second] = [await create(), await create()];
        expectStatus(first, 200);
        expectSame('the two answers', first.body, second.body);
        expectThat(first.body.reference === reference, `it is called ${first.body.reference}`);
        report = first.body;
        return first.body.status;
      },
    },
    {
      id: 'report.reused',
      says: 'The same reference for another report is 422.',
      async check() {
        needed(report, 'no report could be made');
        expectStatus(await create({ driverLicenseDate: '2013-06-01' }), 422);
        return '422';
      },
    },
    {
      id: 'report.unknown',
      says: 'A report that was never made is 404.',
      async check() {
        expectStatus(await confirm(unknown), 404);
        expectStatus(await sendPin(unknown), 404);
        return '404';
      },
    },
    {
      id: 'pin.once',
      says: 'Another PIN is sent once for each reference, however often it is asked for.',
      async check() {
        needed(report, 'no report could be made');
        const [first, second] = [await sendPin(reference), await sendPin(reference)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectThat(first.body.reference === another, `it is called ${first.body.reference}`);
        expectSame('the two answers', first.body, second.body);
        return 'sent';
      },
    },
    {
      id: 'pin.reused',
      says: 'The same reference for another PIN is 422.',
      async check() {
        needed(report, 'no report could be made');
        expectStatus(await sendPin(reference, '739105'), 422);
        return '422';
      },
    },
    {
      id: 'confirm.once',
      says: 'A report is confirmed once the person has consented; repeated, nothing more happens.',
      async check() {
        needed(report, 'no report could be made');
        const [first, second] = [await confirm(reference), await confirm(reference)];
        expectStatus(first, 200);
        expectThat(first.body.status === 'confirmed', `it is ${first.body.status}`);
        expectSame('the two answers', first.body, second.body);
        confirmed = first.body;
        return first.body.status;
      },
    },
    {
      id: 'confirm.told',
      says: 'From then on the bureau says how the person stands in the enquiry, and keeps the report confirmed.',
      async check() {
        needed(confirmed, 'no report could be confirmed');
        const { standing } = (await ask('readStanding')).body;
        expectThat(standing !== 'unknown', 'after the consent it is still unknown how the person stands');
        expectThat((await create()).body.status === 'confirmed', 'the same report is not confirmed any more');
        return standing;
      },
    },
  ];
}
