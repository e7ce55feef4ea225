import type { Sandbox } from '@agency-booking/sandbox';

type Behaviour = Parameters<Sandbox['faults']['set']>[1];
/** `slow` responds after the service's timeout, `failing` responds with 500, and `down` drops the connection. */
export type Fault = Exclude<Behaviour, 'normal'>;
export type Leg = Parameters<Sandbox['driveTransfer']>[1];
export type Drive = Parameters<Sandbox['driveTransfer']>[2];

const PROCESSOR = 'PROCESSOR';
const BUREAU = 'CREDITBUREAU';
const RATES = 'EXCHANGERATES';
const MAIL = 'MAIL';
const BANK_CODE = '123456';
const WRONG_CODE = '000000';

/** Returns the functions that set faults for one kind of party. A party is identified by its code. */
function faultsOf({ faults, misstatements }: Sandbox) {
  return {
    /** Applies the fault to all calls until `restore` is called. Throws a RangeError if the party does not exist. */
    fail: (code: string, fault: Fault) => faults.set(code, fault),
    failNext: (code: string, fault: Fault) => faults.setNext(code, fault),
    restore(code: string): void {
      faults.set(code, 'normal');
      faults.setNext(code, undefined);
    },
    /** Sets errors in the daily statements that the party provides for reconciliation. */
    misstate: (code: string, as: Parameters<Sandbox['misstatements']['set']>[1]) => misstatements.set(code, as),
  };
}

/** Returns the functions that set faults for a single party. */
function faultsOfOne(sandbox: Sandbox, code: string) {
  const { fail, failNext, restore } = faultsOf(sandbox);
  return {
    fail: (fault: Fault) => fail(code, fault),
    failNext: (fault: Fault) => failNext(code, fault),
    restore: () => restore(code),
  };
}

/**
 * Creates the functions that control a world's external parties: faults, events that no agency call causes, and the
 * parties' records.
 */
export function createParties(sandbox: Sandbox) {
  const processor = faultsOfOne(sandbox, PROCESSOR);
  const { publisher, receiver, challenges } = sandbox;
  return {
    vendors: {
      ...faultsOf(sandbox),
      /** Returns all reservations, newest first. */
      reservations: sandbox.reservations,
      /** Cancels the reservation on behalf of the vendor. Returns false if there is nothing to cancel. */
      drop: (reservationId: string) => sandbox.dropReservation(reservationId),
      /** Rents the offered car to another customer. */
      rentOut: sandbox.rentOut,
    },
    transferSuppliers: {
      ...faultsOf(sandbox),
      reservations: sandbox.transferReservations,
      drop: (reservationId: string, leg?: Leg) => sandbox.dropReservation(reservationId, leg),
      /** Starts a leg's ride now and advances it every two seconds. Returns false if the leg is not reserved. */
      drive: (reservationId: string, leg: Leg, drive: Drive) => sandbox.driveTransfer(reservationId, leg, drive),
    },
    processor: {
      ...processor,
      misstate: (as: Parameters<Sandbox['misstatements']['set']>[1]) => sandbox.misstatements.set(PROCESSOR, as),
      /** Returns all card transactions, newest first. */
      transactions: sandbox.transactions,
      /** Charges a card although the customer has not returned from the bank. */
      chargeUnasked: sandbox.chargeUnasked,
      /** Makes the bank accept refunds for a transaction whose refunds it currently rejects. */
      acceptRefunds: sandbox.openTransaction,
    },
    bank: {
      /** Enters the right code on the latest 3D Secure page and returns to the service, as a browser would. */
      approve: () => answerChallenge('approve'),
      /** Enters wrong codes on the latest 3D Secure page and returns to the service. */
      decline: () => answerChallenge('decline'),
      /** Cancels the payment on the latest 3D Secure page and returns to the service. */
      cancel: () => answerChallenge('cancel'),
      challenges: challenges.all,
    },
    bureau: {
      ...faultsOfOne(sandbox, BUREAU),
      /** Returns all text messages, newest first. */ messages: sandbox.messages,
    },
    rates: { ...faultsOfOne(sandbox, RATES), publish: publisher.set },
    mail: { ...faultsOfOne(sandbox, MAIL), /** Returns all emails, newest first. */ sent: sandbox.mail },
    receiver: {
      /** The URL to register as a webhook endpoint. Pass the endpoint's secret to `accept`. */
      url: sandbox.hookUrl,
      accept: receiver.setSecret,
      answer: receiver.setAnswering,
      /** Returns the latest messages, newest first. */
      received: receiver.received,
    },
    hasParty: sandbox.faults.has,
    /** Returns the latest calls to all parties, newest first. */
    calls: sandbox.journal.latest,
    /** Removes all faults and statement errors. */
    restoreAll(): void {
      sandbox.faults.reset();
      sandbox.misstatements.reset();
    },
  };

  /** Returns the URL to which the service redirects the browser, or `undefined` if it shows a page. */
  async function answerChallenge(how: 'approve' | 'decline' | 'cancel'): Promise<string | undefined> {
    const challenge = challenges.all().find(({ state }) => state === 'open');
    if (!challenge) throw new Error('The bank shows no 3D Secure page.');
    const { session, returnUrl, language, paymentId, transactionId } = challenge;
    if (how === 'cancel') challenges.giveUp(session);
    else if (how === 'approve') challenges.enterCode(session, { code: BANK_CODE, wrongCodes: challenge.wrongCodes });
    else enterWrongCodes(session);
    const body = new URLSearchParams({ language, paymentId, transactionId });
    const response = await fetch(returnUrl, { method: 'POST', body, redirect: 'manual' });
    await response.arrayBuffer();
    return response.headers.get('location') ?? undefined;
  }

  function enterWrongCodes(session: string): void {
    for (;;) {
      const challenge = challenges.all().find((each) => each.session === session && each.state === 'open');
      if (!challenge) return;
      challenges.enterCode(session, { code: WRONG_CODE, wrongCodes: challenge.wrongCodes });
    }
  }
}
