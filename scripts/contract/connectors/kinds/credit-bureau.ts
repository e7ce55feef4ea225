import type { Json } from '../../../fuzz/contract.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import { rulesOfEvery } from './every.ts';
import type { Run } from './reserving.ts';

type Person = { readonly identityNumber: string; readonly phone: string };

/** Returns the rules for a credit bureau. Each run sends the person two messages. */
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
      ...{ phoneKey: needed(phones?.[0], 'the person has no phone number').key, phone, pin: '482913', ...changes },
    });

  return [
    ...rulesOfEvery(
      caller,
      { operation: 'readStanding', request: { path: { enquiry }, body: person } },
      { operation: 'readStanding', request: { path: { enquiry }, body: person } },
    ),
    {
      id: 'standing.same',
      says: 'The same inquiry about the same person returns the same response.',
      async check() {
        const [first, second] = [await ask('readStanding'), await ask('readStanding')];
        expectStatus(first, 200);
        expectSame('the two responses', first.body, second.body);
        return first.body.standing;
      },
    },
    {
      id: 'phones.masked',
      says: 'The phone numbers of a person are masked and keep their keys.',
      async check() {
        const [first, second] = [await ask('listPhones'), await ask('listPhones')];
        expectStatus(first, 200);
        expectSame('the two responses', first.body, second.body);
        phones = first.body.phones;
        return `${first.body.phones.length} phones`;
      },
    },
    {
      id: 'report.once',
      says: 'A repeated report request creates one report and returns the same response. The person receives one message.',
      async check() {
        const [first, second] = [await create(), await create()];
        expectStatus(first, 200);
        expectSame('the two responses', first.body, second.body);
        expectThat(first.body.reference === reference, `the response has the reference ${first.body.reference}`);
        report = first.body;
        return first.body.status;
      },
    },
    {
      id: 'report.reused',
      says: 'A reference that was used for a different report returns 422.',
      async check() {
        needed(report, 'no report could be created');
        expectStatus(await create({ driverLicenseDate: '2013-06-01' }), 422);
        return '422';
      },
    },
    {
      id: 'report.unknown',
      says: 'A report that does not exist returns 404.',
      async check() {
        expectStatus(await confirm(unknown), 404);
        expectStatus(await sendPin(unknown), 404);
        return '404';
      },
    },
    {
      id: 'pin.once',
      says: 'A repeated request for a new PIN sends one PIN for each reference.',
      async check() {
        needed(report, 'no report could be created');
        const [first, second] = [await sendPin(reference), await sendPin(reference)];
        for (const answer of [first, second]) expectStatus(answer, 200);
        expectThat(first.body.reference === another, `the response has the reference ${first.body.reference}`);
        expectSame('the two responses', first.body, second.body);
        return 'sent';
      },
    },
    {
      id: 'pin.reused',
      says: 'A reference that was used for a different PIN returns 422.',
      async check() {
        needed(report, 'no report could be created');
        expectStatus(await sendPin(reference, '739105'), 422);
        return '422';
      },
    },
    {
      id: 'confirm.once',
      says: 'A report is confirmed after the person has consented. A repeated confirmation has no further effect.',
      async check() {
        needed(report, 'no report could be created');
        const [first, second] = [await confirm(reference), await confirm(reference)];
        expectStatus(first, 200);
        expectThat(first.body.status === 'confirmed', `the report has the status ${first.body.status}`);
        expectSame('the two responses', first.body, second.body);
        confirmed = first.body;
        return first.body.status;
      },
    },
    {
      id: 'confirm.told',
      says: 'After the confirmation, an inquiry returns the standing of the person, and the report stays confirmed.',
      async check() {
        needed(confirmed, 'no report could be confirmed');
        const { standing } = (await ask('readStanding')).body;
        expectThat(standing !== 'unknown', 'the standing is still unknown after the consent');
        expectThat((await create()).body.status === 'confirmed', 'the report is no longer confirmed');
        return standing;
      },
    },
  ];
}
