import { contract as bureauContract } from '@agency-booking/connector-contracts/credit-bureau';
import { contract as processorContract } from '@agency-booking/connector-contracts/payment-processor';
import { contract as transferContract } from '@agency-booking/connector-contracts/transfer-supplier';
import { contract } from '@agency-booking/connector-contracts/vendor';
import { describe, expect, onTestFinished, test } from 'vitest';
import { enterCode, goToBank, pressCancel } from './bank-browser.ts';
import { startBureau } from './bureau.ts';
import { startProcessor, type ThreeDsStart } from './processor.ts';
import { startTransferSuppliers, type TransferOffer } from './transfers.ts';
import type { Extra, Offer, OfferSearch } from './vendors.ts';
import { NOW, startVendors } from './vendors.ts';

describe('the test vendor returns the examples of the vendor contract', async () => {
  const vendors = await startVendors({ publicUrl: contract.servers[0]!.url });
  const { examples, parameters } = contract.components;
  const offerCode = parameters.offerCode.example;
  const post = (path: string, body: object) =>
    vendors.call(`/vendors/TESTDRIVE/${path}`, { method: 'POST', body: JSON.stringify(body) });

  test('the search returns the offer of the example', async () => {
    const list = examples['OfferList.three-days-at-istanbul-airport'].value as { offers: Offer[] };
    const offers = await vendors.offers(
      'TESTDRIVE',
      examples['OfferSearch.three-days-at-istanbul-airport'].value as OfferSearch,
    );
    for (const shown of list.offers) expect(offers).toContainEqual(shown);
    expect(list.offers[0]!.offerCode).toBe(offerCode);
  });

  test('the offer has the extras of the example', async () => {
    const extras = examples['ExtraList.all-four-types'].value as { extras: Extra[] };
    expect(await vendors.extras('TESTDRIVE', offerCode)).toEqual({ status: 200, body: extras });
  });

  test('the offer of the example is still available', async () => {
    const { body } = await vendors.call(`/vendors/TESTDRIVE/offers/${offerCode}`);
    expect(body).toEqual(examples['OfferCheck.still-there'].value);
  });

  test('the car of the example is reserved and cancelled', async () => {
    const request = examples['ReservationRequest.clio'].value;
    expect((await post('reservations', request)).body).toEqual(examples['Reservation.reserved'].value);
    const { body } = await post(
      `reservations/${request.reference}/cancel`,
      examples['CancellationRequest.by-service'].value,
    );
    expect(body).toEqual(examples['Cancellation.cancelled'].value);
  });
});

describe('the processor returns the examples of the payment processor contract', async () => {
  const { examples } = processorContract.components;
  const card = examples['ChargeRequest.card'].value;
  const fresh = () => startProcessor({}, onTestFinished);
  const threeDs = examples['ThreeDsRequest.clio'].value;

  test('the BIN lookup returns the card of the example with its installments', async () => {
    const processor = await fresh();
    expect((await processor.lookUp('552879')).body).toEqual(examples['CardProfile.bonus'].value);
  });

  test('a charge and a refund return the examples', async () => {
    const processor = await fresh();
    expect((await processor.call('POST', '/charges', card)).body).toEqual(examples['Transaction.charged'].value);
    const path = `/transactions/${card.reference}/refunds`;
    const { body } = await processor.call('POST', path, examples['RefundRequest.one-day-kept'].value);
    expect(body).toEqual(examples['Refund.one-day-kept'].value);
  });

  test('a card token and the charge with it return the examples', async () => {
    const processor = await fresh();
    const { body } = await processor.call('POST', '/card-tokens', examples['CardTokenRequest.bonus'].value);
    expect(body).toEqual(examples['CardToken.created'].value);
    const found = await processor.call('POST', '/card-tokens/lookup', examples['LookUpCardTokenRequest.bonus'].value);
    expect(found.body).toEqual(examples['CardTokenProfile.bonus'].value);
    const charged = await processor.call('POST', '/charges', examples['ChargeRequest.token'].value);
    expect(charged.body).toEqual(examples['Transaction.charged'].value);
    const used = await processor.call('POST', '/card-tokens/lookup', examples['LookUpCardTokenRequest.bonus'].value);
    expect(used.body).toEqual(examples['ProcessorError.invalid-token'].value);
  });

  test('a void before and after the charge returns the examples', async () => {
    const early = await fresh();
    const path = `/transactions/${card.reference}/void`;
    const request = examples['VoidRequest.give-back'].value;
    expect((await early.call('POST', path, request)).body).toEqual(examples['Transaction.voided-before'].value);
    const late = await fresh();
    await late.call('POST', '/charges', card);
    expect((await late.call('POST', path, request)).body).toEqual(examples['Transaction.voided'].value);
  });

  test('the start and the results of 3D Secure match the examples', async () => {
    const [agreed, refused] = [await fresh(), await fresh()];
    const started = await agreed.call<ThreeDsStart>('POST', '/3ds', threeDs);
    const shown = examples['ThreeDsStart.awaiting-customer'].value as ThreeDsStart;
    const url = `${agreed.sandbox.url}${new URL(shown.challenge!.url).pathname}`;
    expect(started.body).toEqual({ ...shown, challenge: { ...shown.challenge, url } });

    await enterCode(await goToBank(started.body), '123456');
    expect((await agreed.find(threeDs.reference)).body).toEqual(examples['Transaction.authenticated'].value);
    await pressCancel(await goToBank((await refused.call<ThreeDsStart>('POST', '/3ds', threeDs)).body));
    expect((await refused.find(threeDs.reference)).body).toEqual(examples['Transaction.given-up'].value);
  });

  test.each([
    ['4129111111111111', 'charges', 'Transaction.declined'],
    ['4131111111111117', '3ds', 'ThreeDsStart.not-capable'],
  ] as const)('%s is declined as in the example', async (number, path, example) => {
    const processor = await fresh();
    const request = path === '3ds' ? threeDs : card;
    const { body } = await processor.call('POST', `/${path}`, { ...request, card: { ...card.card, number } });
    expect(body).toEqual(examples[example].value);
  });
});

test('the bureau returns the examples of its contract from the first enquiry to the consent', async () => {
  const bureau = await startBureau({}, onTestFinished);
  const { examples, parameters } = bureauContract.components;
  const [enquiry, report] = [parameters.enquiry.example, parameters.report.example];
  const ask = async (path: string, body?: object) => (await bureau.call(path, body)).body;
  const person = examples['Person.deniz-kaya'].value;
  expect(await ask(`/enquiries/${enquiry}/standing`, person)).toEqual(examples['Enquiry.unknown'].value);
  expect(await ask(`/enquiries/${enquiry}/phones`, person)).toEqual(examples['PhoneList.two-phones'].value);
  const request = examples['ReportRequest.first-phone'].value;
  expect(await ask(`/enquiries/${enquiry}/reports`, request)).toEqual(examples['Report.awaiting-consent'].value);
  const another = examples['MessageRequest.another-pin'].value;
  expect(await ask(`/reports/${report}/messages`, another)).toEqual(examples['Message.another-pin'].value);
  expect(await ask(`/reports/${report}/confirm`)).toEqual(examples['Report.confirmed'].value);
  expect(await ask(`/enquiries/${enquiry}/standing`, person)).toEqual(examples['Enquiry.positive'].value);
  const short = await ask(`/enquiries/${enquiry}/phones`, { identityNumber: '4000000046' });
  expect(short).toEqual(examples['BureauError.short-identity-number'].value);
});

describe('Bosphorus Transfers returns the examples of the transfer supplier contract', () => {
  const { examples } = transferContract.components;
  const request = examples['ReservationRequest.round-trip'].value;
  const named = (lastName: string) => ({
    ...request,
    passengers: request.passengers.map((passenger) => (passenger.isPrimary ? { ...passenger, lastName } : passenger)),
  });
  const path = `/BOSPHORUS/reservations/${request.reference}`;

  /** Starts a separate sandbox for each test, because all tests use the references in the contract's examples. */
  async function fresh() {
    let now = NOW;
    const publicUrl = transferContract.servers[0]!.url;
    const suppliers = await startTransferSuppliers({ now: () => now, publicUrl }, onTestFinished);
    const ask = async (what: string, body?: object) => (await suppliers.call(what, body)).body;
    return {
      ...suppliers,
      reserve: (lastName = 'Kaya') => ask('/BOSPHORUS/reservations', named(lastName)),
      find: () => ask(path),
      cancel: () => ask(`${path}/cancel`, examples['CancellationRequest.by-service'].value),
      pass(seconds: number) {
        now = new Date(now.getTime() + seconds * 1000);
      },
    };
  }

  test('the search returns the offer of the example, and suppliers of other regions have no offer', async () => {
    const { search } = await fresh();
    const question = examples['OfferSearch.round-trip'].value;
    const list = examples['OfferList.round-trip'].value as { offers: TransferOffer[] };
    const { body } = await search('BOSPHORUS', question);
    for (const shown of list.offers) expect(body.offers).toContainEqual(shown);
    expect(list.offers[0]!.offerCode).toBe(request.offerCode);
    expect((await search('RIVIERA', question)).body).toEqual(examples['OfferList.not-served'].value);
  });

  test('the van of the example is reserved and cancelled', async () => {
    const { reserve, find, cancel } = await fresh();
    expect(await reserve()).toEqual(examples['Reservation.reserved'].value);
    expect(await find()).toEqual(examples['Reservation.reserved'].value);
    expect(await cancel()).toEqual(examples['Cancellation.cancelled'].value);
  });

  test('a cancellation before the reservation returns the example', async () => {
    const { reserve, cancel } = await fresh();
    await cancel();
    expect(await reserve()).toEqual(examples['Reservation.cancelled-before'].value);
  });

  test('refused, dropped and slowly cancelled reservations return the examples', async () => {
    expect(await (await fresh()).reserve('Refused')).toEqual(examples['Reservation.refused'].value);

    const dropped = await fresh();
    await dropped.reserve('Dropped');
    dropped.pass(5);
    expect(await dropped.find()).toEqual(examples['Reservation.dropped-by-supplier'].value);

    const kept = await fresh();
    await kept.reserve('Cancelrefused');
    expect(await kept.cancel()).toEqual(examples['Cancellation.refused'].value);

    const slow = await fresh();
    await slow.reserve('Cancelpending');
    expect(await slow.cancel()).toEqual(examples['Cancellation.pending'].value);
    expect(await slow.find()).toEqual(examples['Reservation.cancelling'].value);
  });
});
