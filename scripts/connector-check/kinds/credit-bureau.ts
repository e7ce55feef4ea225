import type { Json } from '../../foreign/contract.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import { rulesOfEvery } from './every.ts';
import type { Run } from './reserving.ts';

type Person = { readonly identityNumber: string; readonly phone: string };

/** What the service expects of who says how a person stands. Each run sends the person one message. */
export function rulesOfBureau({ identityNumber, phone }: Person, { caller, newReference }: Run): Rule[] {
  const [enquiry, reference, unknown] = [newReference(), newReference(), newReference()];
  const person = { identityNumber };
  let phones: readonly Json[] | undefined;
  let report: Json;
  const ask = (operation: string, body: Json = person) => caller.call(operation, { path: { enquiry }, body });
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
        expectStatus(await caller.call('confirmReport', { path: { report: unknown } }), 404);
        return '404';
      },
    },
  ];
}
