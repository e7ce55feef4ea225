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
const REUSED = error(422, 'reference.reused', 3422, 'The reference has already been used for something else.');

describe('credit standing of people', () => {
  test.each([
    ['10000000146', 'positive'],
    ['20000000282', 'negative'],
    ['30000000328', 'positiveWithYoungDriver'],
    [EVEN, 'positive'],
  ])('%s is %s at the first enquiry', async (identityNumber, standing) => {
    const reference = newEnquiry();
    expect(await bureau.standing(reference, identityNumber)).toEqual({ status: 200, body: { reference, standing } });
  });

  test.each([
    [DENIZ, 'positive'],
    ['50000000500', 'negative'],
    ['60000000646', 'positiveWithYoungDriver'],
    [ODD, 'positive'],
  ])('%s is unknown, and is %s after consent', async (identityNumber, standing) => {
    const enquiry = newEnquiry();
    const stands = async () => (await bureau.standing(enquiry, identityNumber)).body.standing;
    expect(await stands()).toBe('unknown');
    await bureau.report(enquiry, identityNumber);
    expect(await stands()).toBe('unknown');
    expect((await bureau.confirm(`rpt:${enquiry}`)).status).toBe(200);
    expect(await stands()).toBe(standing);
  });

  test('consent applies to one enquiry, and a different enquiry returns unknown again', async () => {
    const enquiry = newEnquiry();
    await bureau.report(enquiry, DENIZ);
    await bureau.confirm(`rpt:${enquiry}`);
    expect((await bureau.standing(newEnquiry(), DENIZ)).body.standing).toBe('unknown');
  });
});

describe('identity number without a response', () => {
  const silent = (path: string, body: object) =>
    expect(
      bureau.call(path, { identityNumber: NEVER_ANSWERED, ...body }, { signal: AbortSignal.timeout(100) }),
    ).rejects.toThrow('timeout');

  test('requests about the identity number without a response time out, and no PIN is sent', async () => {
    const enquiry = newEnquiry();
    await silent(`/enquiries/${enquiry}/standing`, {});
    await silent(`/enquiries/${enquiry}/phones`, {});
    await silent(`/enquiries/${enquiry}/reports`, {
      reference: `rpt:${enquiry}`,
      birthDate: '1990-04-12',
      driverLicenseDate: '2010-09-01',
      phoneKey: 1,
      phone: FIRST_PHONE,
      pin: '123456',
    });
    expect((await bureau.confirm(`rpt:${enquiry}`)).status).toBe(404);
    expect(inbox(`rpt:${enquiry}`)).toEqual([]);
  });

  test('other enquiries are answered while one times out', async () => {
    const waiting = silent(`/enquiries/${newEnquiry()}/standing`, {});
    expect((await bureau.standing(newEnquiry(), EVEN)).status).toBe(200);
    await waiting;
  });
});

describe('phones and PINs', () => {
  test('every person has two phones, which are masked', async () => {
    const reference = newEnquiry();
    const phones = [
      { key: 1, phone: '+90532*****67' },
      { key: 2, phone: '+90533*****43' },
    ];
    expect(await bureau.phones(reference, ODD)).toEqual({ status: 200, body: { reference, phones } });
  });

  test('a report sends its PIN to the chosen phone and returns the time', async () => {
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
      text: '271828 is the PIN for your credit report. Share it only with your travel agency.',
    });
  });

  test('a renewed PIN goes to the same phone once per reference, and the newest is listed first', async () => {
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
    ['422 phone.unknownKey', { phoneKey: 3 }, 'phone.unknownKey', 1422, 'The person has no phone with this key.'],
    [
      '422 phone.doesNotMatch',
      { phone: SECOND_PHONE },
      'phone.doesNotMatch',
      2422,
      'The phone number does not match the phone key.',
    ],
    [
      '422 phone.doesNotMatch',
      { phoneKey: 2 },
      'phone.doesNotMatch',
      2422,
      'The phone number does not match the phone key.',
    ],
  ])(
    '%s: a report with %j sends no PIN, and its reference can be used again',
    async (_, changes, key, code, description) => {
      const enquiry = newEnquiry();
      expect(await bureau.report(enquiry, DENIZ, changes)).toEqual(error(422, key, code, description));
      expect(inbox(`rpt:${enquiry}`)).toEqual([]);
      expect((await bureau.report(enquiry, DENIZ)).status).toBe(200);
    },
  );
});

describe('repeated references at the bureau', () => {
  test('a repeated report sends one PIN and stays confirmed after consent', async () => {
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
    '422 reference.reused: a report with different %j is refused',
    async (changes) => {
      const enquiry = newEnquiry();
      await bureau.report(enquiry, DENIZ);
      expect(await bureau.report(enquiry, DENIZ, changes)).toEqual(REUSED);
      expect(inbox(`rpt:${enquiry}`)).toHaveLength(1);
    },
  );

  test('422 reference.reused: a report of a different enquiry is refused', async () => {
    const enquiry = newEnquiry();
    await bureau.report(enquiry, DENIZ);
    expect(await bureau.report(newEnquiry(), DENIZ, { reference: `rpt:${enquiry}` })).toEqual(REUSED);
  });

  test('422 reference.reused: an enquiry about a different person is refused', async () => {
    const enquiry = newEnquiry();
    await bureau.standing(enquiry, DENIZ);
    expect(await bureau.standing(enquiry, EVEN)).toEqual(REUSED);
    expect(await bureau.phones(enquiry, EVEN)).toEqual(REUSED);
    expect(await bureau.report(enquiry, EVEN)).toEqual(REUSED);
    expect(inbox(`rpt:${enquiry}`)).toEqual([]);
  });
});

describe('refused requests', () => {
  test.each(['wrong', VENDOR_KEY])('401 key.invalid: the key %s is refused', async (key) => {
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await bureau.call(`/enquiries/${newEnquiry()}/standing`, { identityNumber: EVEN }, { headers });
    expect(answer).toEqual(error(401, 'key.invalid', 401, 'The bureau key is missing or unknown.'));
  });

  test('the bureau can be configured to require a separate key', async () => {
    const own = await startBureau({ keys: { 'credit-bureau': 'bk_own' } }, onTestFinished);
    expect((await own.standing('enq_1', EVEN)).status).toBe(401);
    const headers = { Authorization: 'Bearer bk_own' };
    expect((await own.call('/enquiries/enq_1/standing', { identityNumber: EVEN }, { headers })).status).toBe(200);
  });

  test('404 report.notFound: an unknown report is refused', async () => {
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
  ])('400 request.invalid: a report with %j is refused', async (changes, field) => {
    const { status, body } = await bureau.report(newEnquiry(), DENIZ, changes);
    expect([status, body.code, body.details?.field]).toEqual([400, 400, field]);
  });
});

describe('faults of the bureau', () => {
  test('a failing bureau returns 500 server.error and later works again', async () => {
    sandbox.faults.set('CREDITBUREAU', 'failing');
    expect(await bureau.standing(newEnquiry(), EVEN)).toEqual(
      error(500, 'server.error', 500, 'The bureau could not process the request.'),
    );
    sandbox.faults.set('CREDITBUREAU', 'normal');
    expect((await bureau.standing(newEnquiry(), EVEN)).status).toBe(200);
  });

  test('a report whose response is lost sends its PIN once, even if the report is repeated', async () => {
    const enquiry = newEnquiry();
    sandbox.faults.setNext('CREDITBUREAU', 'down');
    await expect(bureau.report(enquiry, DENIZ)).rejects.toThrow('fetch failed');
    expect(inbox(`rpt:${enquiry}`)).toHaveLength(1);
    expect((await bureau.report(enquiry, DENIZ)).body.status).toBe('awaitingConsent');
    expect(inbox(`rpt:${enquiry}`)).toHaveLength(1);
  });
});
