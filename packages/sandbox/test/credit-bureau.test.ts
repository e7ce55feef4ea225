import { describe, expect, onTestFinished, test } from 'vitest';
import { FIRST_PHONE, SECOND_PHONE, startBureau } from './bureau.ts';
import { NOW, VENDOR_KEY } from './vendors.ts';

const bureau = await startBureau();
const { sandbox } = bureau;

let count = 0;
const newEnquiry = () => `enq_${++count}`;
const inbox = (report: string) => sandbox.messages().filter(({ reference }) => reference.startsWith(report));

const DENIZ = '40000000464';
const ODD = '12345678901';
const EVEN = '12345678902';
const NEVER_ANSWERED = '70000000782';

const error = (status: number, key: string, code: number, description: string) => ({
  status,
  body: { key, code, description },
});
const REUSED = error(422, 'reference.reused', 3422, 'The reference names something else.');

describe('how people stand', () => {
  test.each([
    ['10000000146', 'positive'],
    ['20000000282', 'negative'],
    ['30000000328', 'positiveWithYoungDriver'],
    [EVEN, 'positive'],
  ])('%s is %s from the beginning', async (identityNumber, standing) => {
    const reference = newEnquiry();
    expect(await bureau.standing(reference, identityNumber)).toEqual({ status: 200, body: { reference, standing } });
  });

  test.each([
    [DENIZ, 'positive'],
    ['50000000500', 'negative'],
    ['60000000646', 'positiveWithYoungDriver'],
    [ODD, 'positive'],
  ])('%s is unknown, and %s once they have consented', async (identityNumber, standing) => {
    const enquiry = newEnquiry();
    const stands = async () => (await bureau.standing(enquiry, identityNumber)).body.standing;
    expect(await stands()).toBe('unknown');
    await bureau.report(enquiry, identityNumber);
    expect(await stands()).toBe('unknown');
    expect((await bureau.confirm(`rpt:${enquiry}`)).status).toBe(200);
    expect(await stands()).toBe(standing);
  });

  test('consent is given in one enquiry: in another one the person is unknown again', async () => {
    const enquiry = newEnquiry();
    await bureau.report(enquiry, DENIZ);
    await bureau.confirm(`rpt:${enquiry}`);
    expect((await bureau.standing(newEnquiry(), DENIZ)).body.standing).toBe('unknown');
  });
});

describe('the person the bureau does not answer about', () => {
  const silent = (path: string, body: object) =>
    expect(
      bureau.call(path, { identityNumber: NEVER_ANSWERED, ...body }, { signal: AbortSignal.timeout(100) }),
    ).rejects.toThrow('timeout');

  test('nothing is answered, and no PIN is sent', async () => {
    const enquiry = newEnquiry();
    await silent(`/enquiries/${enquiry}/standing`, {});
    await silent(`/enquiries/${enquiry}/phones`, {});
    await silent(`/enquiries/${enquiry}/reports`, {
      ...{ reference: `rpt:${enquiry}`, birthDate: '1990-04-12', driverLicenseDate: '2010-09-01' },
      ...{ phoneKey: 1, phone: FIRST_PHONE, pin: '123456' },
    });
    expect((await bureau.confirm(`rpt:${enquiry}`)).status).toBe(404);
    expect(inbox(`rpt:${enquiry}`)).toEqual([]);
  });

  test('others are answered meanwhile', async () => {
    const waiting = silent(`/enquiries/${newEnquiry()}/standing`, {});
    expect((await bureau.standing(newEnquiry(), EVEN)).status).toBe(200);
    await waiting;
  });
});

describe('phones and PINs', () => {
  test('every person has two phones, shown masked', async () => {
    const reference = newEnquiry();
    const phones = [
      { key: 1, phone: '+90532*****67' },
      { key: 2, phone: '+90533*****43' },
    ];
    expect(await bureau.phones(reference, ODD)).toEqual({ status: 200, body: { reference, phones } });
  });

  test('a report sends its PIN to the phone that was chosen, and says when', async () => {
    const enquiry = newEnquiry();
    const reference = `rpt:${enquiry}`;
    expect(await bureau.report(enquiry, DENIZ, { phoneKey: 2, phone: SECOND_PHONE, pin: '271828' })).toEqual({
      status: 200,
      body: { reference, status: 'awaitingConsent' },
    });
    expect(sandbox.messages()[0]).toEqual({
      reference,
      at: NOW,
      phone: SECOND_PHONE,
      text: '271828 is the PIN for your credit report. Tell it to nobody but your travel agency.',
    });
  });

  test('another PIN goes to the same phone, once for each reference; the newest is first', async () => {
    const enquiry = newEnquiry();
    const report = `rpt:${enquiry}`;
    await bureau.report(enquiry, DENIZ, { phoneKey: 2, phone: SECOND_PHONE });
    for (const time of [1, 2]) {
      expect((await bureau.sendPin(report, `${report}:1`, '654321')).status, `call ${time}`).toBe(200);
    }
    expect(inbox(report).map(({ phone, text }) => [phone, text.slice(0, 6)])).toEqual([
      [SECOND_PHONE, '654321'],
      [SECOND_PHONE, '123456'],
    ]);
    expect(await bureau.sendPin(report, `${report}:1`, '654322')).toEqual(REUSED);
  });

  test.each([
    [
      '422 phone.unknownKey for a third phone',
      { phoneKey: 3 },
      'phone.unknownKey',
      1422,
      'The person has no phone with this key.',
    ],
    [
      '422 phone.doesNotMatch',
      { phone: SECOND_PHONE },
      'phone.doesNotMatch',
      2422,
      'The phone is not the one its key names.',
    ],
    ['422 phone.doesNotMatch', { phoneKey: 2 }, 'phone.doesNotMatch', 2422, 'The phone is not the one its key names.'],
  ])('%s %j: no PIN is sent, and the reference stays free', async (_, changes, key, code, description) => {
    const enquiry = newEnquiry();
    expect(await bureau.report(enquiry, DENIZ, changes)).toEqual(error(422, key, code, description));
    expect(inbox(`rpt:${enquiry}`)).toEqual([]);
    expect((await bureau.report(enquiry, DENIZ)).status).toBe(200);
  });
});

describe('the same reference is the same request', () => {
  test('a repeated report sends one PIN, and after the consent it stays confirmed', async () => {
    const enquiry = newEnquiry();
    const first = await bureau.report(enquiry, DENIZ);
    expect(await bureau.report(enquiry, DENIZ)).toEqual(first);
    const confirmed = await bureau.confirm(`rpt:${enquiry}`);
    expect(confirmed.body.status).toBe('confirmed');
    expect(await bureau.confirm(`rpt:${enquiry}`)).toEqual(confirmed);
    expect(await bureau.report(enquiry, DENIZ)).toEqual(confirmed);
    expect(inbox(`rpt:${enquiry}`)).toHaveLength(1);
  });

  test.each([{ pin: '999999' }, { phoneKey: 2, phone: SECOND_PHONE }, { birthDate: '1991-04-12' }])(
    '422 reference.reused for a report that differs in %j',
    async (changes) => {
      const enquiry = newEnquiry();
      await bureau.report(enquiry, DENIZ);
      expect(await bureau.report(enquiry, DENIZ, changes)).toEqual(REUSED);
      expect(inbox(`rpt:${enquiry}`)).toHaveLength(1);
    },
  );

  test('422 reference.reused for a report of another enquiry', async () => {
    const enquiry = newEnquiry();
    await bureau.report(enquiry, DENIZ);
    expect(await bureau.report(newEnquiry(), DENIZ, { reference: `rpt:${enquiry}` })).toEqual(REUSED);
  });

  test('422 reference.reused for an enquiry about another person', async () => {
    const enquiry = newEnquiry();
    await bureau.standing(enquiry, DENIZ);
    expect(await bureau.standing(enquiry, EVEN)).toEqual(REUSED);
    expect(await bureau.phones(enquiry, EVEN)).toEqual(REUSED);
    expect(await bureau.report(enquiry, EVEN)).toEqual(REUSED);
    expect(inbox(`rpt:${enquiry}`)).toEqual([]);
  });
});

describe('refused', () => {
  test.each(['wrong', VENDOR_KEY])('401 key.invalid for %s', async (key) => {
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await bureau.call(`/enquiries/${newEnquiry()}/standing`, { identityNumber: EVEN }, { headers });
    expect(answer).toEqual(error(401, 'key.invalid', 401, 'The bureau key is missing or unknown.'));
  });

  test('a key of its own can be demanded', async () => {
    const own = await startBureau({ keys: { 'credit-bureau': 'bk_own' } }, onTestFinished);
    expect((await own.standing('enq_1', EVEN)).status).toBe(401);
    const headers = { Authorization: 'Bearer bk_own' };
    expect((await own.call('/enquiries/enq_1/standing', { identityNumber: EVEN }, { headers })).status).toBe(200);
  });

  test('404 report.notFound', async () => {
    const notFound = error(404, 'report.notFound', 1404, 'There is no such report.');
    expect(await bureau.confirm('rpt:nobody')).toEqual(notFound);
    expect(await bureau.sendPin('rpt:nobody', 'msg:1', '123456')).toEqual(notFound);
  });

  test.each([
    [{ identityNumber: '1234567890' }, 'identityNumber'],
    [{ pin: '12345' }, 'pin'],
    [{ phone: '05321234567' }, 'phone'],
    [{ birthDate: '1990-02-30' }, 'birthDate'],
    [{ phoneKey: 0 }, 'phoneKey'],
    [{ colour: 'red' }, 'colour'],
  ])('400 request.invalid for %j', async (changes, field) => {
    const { status, body } = await bureau.report(newEnquiry(), DENIZ, changes);
    expect([status, body.code, body.details?.field]).toEqual([400, 400, field]);
  });
});

describe('faults', () => {
  test('a failing bureau answers 500 server.error, and behaves again', async () => {
    sandbox.faults.set('CREDITBUREAU', 'failing');
    expect(await bureau.standing(newEnquiry(), EVEN)).toEqual(
      error(500, 'server.error', 500, 'The bureau could not answer.'),
    );
    sandbox.faults.set('CREDITBUREAU', 'normal');
    expect((await bureau.standing(newEnquiry(), EVEN)).status).toBe(200);
  });

  test('a report whose answer got lost has sent its PIN; the repeated one sends no other', async () => {
    const enquiry = newEnquiry();
    sandbox.faults.setNext('CREDITBUREAU', 'down');
    await expect(bureau.report(enquiry, DENIZ)).rejects.toThrow('fetch failed');
    expect(inbox(`rpt:${enquiry}`)).toHaveLength(1);
    expect((await bureau.report(enquiry, DENIZ)).body.status).toBe('awaitingConsent');
    expect(inbox(`rpt:${enquiry}`)).toHaveLength(1);
  });
});
