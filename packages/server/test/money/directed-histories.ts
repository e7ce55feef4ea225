import { type Event, silentVendor, wait } from './happen.ts';

const refusedCancellation: Event['at'] = {
  'cancellingReservation.cancelReservation': ['refuse', 'refuse'],
  'cancellingReservation.findReservation': ['lost'],
};

/** Histories that together reach every transition and every response, independently of the random histories. */
export const directedHistories: Readonly<Record<string, readonly Event[]>> = {
  'a card is charged, booked and cancelled': [{ what: 'card' }, { what: 'cancel' }],
  'a card is declined': [{ what: 'card', at: { 'charging.charge': ['refuse'] } }],
  'a decline whose answer is lost': [{ what: 'card', at: { 'charging.charge': ['refuseSilently'] } }, wait(4)],
  'a charge that takes its time, then a lost look': [
    { what: 'card', at: { 'charging.charge': ['slow'], 'charging.find': ['slow'] } },
    wait(4, { 'charging.find': ['lost'] }),
    wait(8),
  ],
  'a charge that never arrives, and a void that gets lost': [
    { what: 'card', at: { 'charging.charge': ['lost'] } },
    wait(4, { 'voiding.void': ['lost'] }),
    wait(8),
  ],
  'a charge that another worker voids meanwhile': [{ what: 'card', at: { 'charging.charge': ['overtakenBefore'] } }],
  'a bank that needs no page': [{ what: '3ds', at: { 'awaiting3ds.authenticate': ['refuse'] } }],
  'a page of the bank that gets lost': [{ what: '3ds', at: { 'awaiting3ds.authenticate': ['silent'] } }],
  'a customer who authenticates': [
    { what: '3ds' },
    { what: 'earlyCallback' },
    { what: 'callback' },
    { what: 'cancel' },
  ],
  'a customer who is rejected': [{ what: '3ds' }, { what: 'rejectCustomer' }, { what: 'earlyCallback' }],
  'a customer who never comes back, and a line that fails': [
    { what: '3ds' },
    { what: 'earlyCallback', at: { 'awaiting3ds.find': ['slow'] } },
    wait(4, { 'awaiting3ds.find': ['lost'] }),
    wait(1000),
    wait(60, { 'expired.find': ['lost'], 'expired.void': ['lost'] }),
  ],
  'a customer who authenticates and never comes back': [{ what: '3ds' }, { what: 'authenticate' }, wait(1000)],
  'a customer who authenticates after the time is over': [
    { what: '3ds' },
    wait(900, { 'expired.find': ['lost'] }),
    { what: 'authenticate' },
    wait(8),
  ],
  'a customer who is charged without being asked for once more': [
    { what: '3ds' },
    { what: 'chargeByItself' },
    { what: 'earlyCallback' },
  ],
  'money that shows up after the time is over': [
    { what: '3ds' },
    wait(900, { 'expired.find': ['lost'] }),
    { what: 'chargeByItself' },
    wait(8, { 'reversingLateCharge.void': ['lost'] }),
    wait(8),
  ],
  'a customer at the bank whose agency pays with another card': [
    { what: '3ds' },
    { what: '3ds' },
    { what: 'other3ds' },
    { what: 'callback' },
    wait(8),
  ],
  'a customer at the bank whose agency pays by limit, and whose money shows up': [
    { what: '3ds' },
    { what: 'limit', at: { 'charged.reserve': ['lost', 'lost'] } },
    { what: 'chargeByItself' },
    wait(8),
  ],
  'a customer at the bank whose order is cancelled, and a line that fails': [
    { what: '3ds' },
    { what: 'withdraw' },
    wait(8, { 'withdrawn.find': ['lost'], 'withdrawn.void': ['lost'] }),
    { what: 'callback' },
  ],
  'a customer who authenticates on a page that has been replaced': [
    { what: '3ds' },
    { what: 'authenticate' },
    { what: 'withdraw' },
    wait(8),
  ],
  'money that shows up after the order was cancelled': [
    { what: '3ds' },
    { what: 'withdraw' },
    { what: 'chargeByItself' },
    wait(8),
  ],
  'a processor that gives up waiting': [{ what: '3ds' }, { what: 'voidByItself' }, { what: 'earlyCallback' }],
  'a processor that gives up before the charge': [
    { what: '3ds' },
    { what: 'authenticate' },
    { what: 'earlyCallback', at: { 'charging.complete': ['lost'] } },
    { what: 'voidByItself' },
    wait(8),
  ],
  'a processor that has forgotten': [{ what: '3ds' }, { what: 'forget' }, { what: 'earlyCallback' }],
  'a charge after authentication that is declined': [
    { what: '3ds' },
    { what: 'callback', at: { 'charging.complete': ['refuse'] } },
  ],
  'a charge after authentication that takes its time': [
    { what: '3ds' },
    { what: 'callback', at: { 'charging.complete': ['slow'] } },
    wait(8),
  ],
  'a vendor that refuses, and a void that gets lost': [
    { what: 'card', at: { 'charged.reserve': ['refuse'], 'reversing.void': ['lost'] } },
    wait(8),
  ],
  'a refusal of the vendor whose answer is lost': [{ what: 'card', at: { 'charged.reserve': ['refuseSilently'] } }],
  'a vendor whose answer is lost': [{ what: 'card', at: { 'charged.reserve': ['silent'] } }],
  'a vendor that nothing reaches': [{ what: 'card', at: { 'charged.reserve': ['lost'] } }, wait(8)],
  'a vendor that cancels before we know of its reservation': [
    { what: 'card', at: { 'charged.reserve': ['crashAfter'] } },
    { what: 'drop' },
    wait(16),
  ],
  'a vendor that stays silent past the deadline, as does its cancellation': [
    { what: 'card', at: { ...silentVendor, 'cancellingReservation.cancelReservation': ['lost'] } },
    wait(80, { ...silentVendor, 'cancellingReservation.cancelReservation': ['lost'] }),
    wait(8),
  ],
  'a vendor that stays silent, then does not take its reservation back': [
    { what: 'card', at: { ...silentVendor, ...refusedCancellation } },
    wait(80, { ...silentVendor, ...refusedCancellation }),
    wait(8),
  ],
  'a vendor that stays silent, then cancels slowly': [
    { what: 'limit', at: { ...silentVendor, 'cancellingReservation.cancelReservation': ['slow'] } },
    wait(80, { ...silentVendor, 'cancellingReservation.cancelReservation': ['slow'] }),
    wait(8),
  ],
  'a reservation that is watched, and dropped': [
    { what: 'card' },
    wait(30, { 'completed.findReservation': ['lost'] }),
    wait(60),
    { what: 'drop' },
    wait(60),
  ],
  'a cancellation that the vendor refuses': [
    { what: 'limit' },
    { what: 'cancel', at: { 'cancelling.cancelReservation': ['refuse'] } },
  ],
  'a cancellation that gets lost': [
    { what: 'card' },
    { what: 'cancel', at: { 'cancelling.findReservation': ['lost'], 'cancelling.cancelReservation': ['lost'] } },
    wait(8),
  ],
  'a cancellation that takes its time': [
    { what: 'card' },
    { what: 'cancel', at: { 'cancelling.cancelReservation': ['slow'] } },
    wait(8),
  ],
  'a cancellation whose answer is lost, then a refund that gets lost': [
    { what: 'card' },
    { what: 'cancel', at: { 'cancelling.cancelReservation': ['silent'], 'refunding.refund': ['lost'] } },
    wait(8),
  ],
  'a way back that is dropped, and a refund that gets lost, then the rest is cancelled': [
    { what: 'card' },
    { what: 'dropBack' },
    wait(60, { 'refunding.refund': ['lost'] }),
    wait(8),
    { what: 'cancel' },
  ],
  'a way that is dropped, and a process that ends between refund and books, then the other way': [
    { what: 'card' },
    { what: 'dropThere' },
    wait(60, { 'refunding.refund': ['crashAfter'] }),
    wait(60),
    { what: 'dropBack' },
    wait(60),
  ],
  'a cancellation that finds one way dropped already': [{ what: 'limit' }, { what: 'dropBack' }, { what: 'cancel' }],
  'a way that is dropped, and a cancellation that the vendor refuses': [
    { what: 'limit' },
    { what: 'dropBack' },
    wait(60),
    { what: 'cancel', at: { 'cancelling.cancelReservation': ['refuse'] } },
  ],
  'a cancellation of what the vendor has dropped': [{ what: 'card' }, { what: 'drop' }, { what: 'cancel' }],
};

/**
 * Every response that external parties can return in each state, written by hand. Each response corresponds to a branch
 * of the state machine.
 */
export const everyAnswer: readonly string[] = Object.entries({
  'awaiting3ds.authenticate': ['challenge', 'declined', 'silent'],
  'awaiting3ds.find': [
    'charged',
    'declined',
    'voided',
    'authenticated',
    'awaitingCustomer',
    'processing',
    'none',
    'silent',
  ],
  'charging.charge': ['charged', 'declined', 'voided', 'processing', 'silent'],
  'charging.find': ['charged', 'declined', 'voided', 'authenticated', 'processing', 'none', 'silent'],
  'charging.complete': ['charged', 'declined', 'processing', 'silent'],
  'voiding.void': ['voided', 'silent'],
  'charged.reserve': ['reserved', 'refused', 'silent'],
  'charged.findReservation': ['reserved', 'refused', 'cancelled', 'none', 'silent'],
  'cancellingReservation.cancelReservation': ['cancelled', 'refused', 'pending', 'silent'],
  'cancellingReservation.findReservation': ['reserved', 'silent'],
  'reversing.void': ['voided', 'silent'],
  'completed.findReservation': ['reserved', 'cancelled', 'silent'],
  'cancelling.findReservation': ['reserved', 'cancelled', 'cancelling', 'silent'],
  'cancelling.cancelReservation': ['cancelled', 'refused', 'pending', 'silent'],
  'refunding.refund': ['refunded', 'silent'],
  'expired.find': ['awaitingCustomer', 'authenticated', 'charged', 'silent'],
  'expired.void': ['voided', 'silent'],
  'withdrawn.find': ['awaitingCustomer', 'authenticated', 'charged', 'silent'],
  'withdrawn.void': ['voided', 'silent'],
  'reversingLateCharge.void': ['voided', 'silent'],
}).flatMap(([call, answers]) => answers.map((answer) => `${call}: ${answer}`));
