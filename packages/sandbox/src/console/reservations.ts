import { type Html, html } from '@agency-booking/html';
import { plural } from '../formatting.ts';
import type { BookedTransfer, TransferReservation, TransferReservations } from '../transfer-supplier/reservations.ts';
import { DRIVES, type Drive, type RideRecord } from '../transfer-supplier/rides.ts';
import type { BookedCar, Reservations } from '../vendor/reservations.ts';
import type { ReservationRecord } from '../world/reservation-ledger.ts';
import { reservationWords, restLink, titleForCar, titleForTransfer } from './words.ts';

type Item = {
  readonly reservation: ReservationRecord<unknown>;
  readonly title: string;
  readonly when: Html | undefined;
  /** For a transfer: each reserved leg with its progress and its actions. */
  readonly rides?: readonly Html[];
};

export function reservationsSection(reservations: Reservations, atMost = Number.POSITIVE_INFINITY): Html {
  const items = reservations.all().map((reservation) => ({
    reservation,
    title: titleForCar(reservation.booked),
    when: whenOfCar(reservation.booked),
  }));
  const words = {
    id: 'reservations',
    title: 'Car reservations',
    nothing: 'No car reservations yet. Paid car orders appear here.',
  };
  return bookSection(items, words, atMost);
}

export function transfersSection(reservations: TransferReservations, atMost = Number.POSITIVE_INFINITY): Html {
  const items = reservations.all().map((reservation) => ({
    reservation,
    title: titleForTransfer(reservation.booked),
    when: whenOfTransfer(reservation.booked),
    rides: ridesOf(reservation, reservations.ridesOf(reservation)),
  }));
  const words = { id: 'transfers', title: 'Transfers', nothing: 'No transfers yet. Paid transfer orders appear here.' };
  return bookSection(items, words, atMost);
}

function whenOfCar(booked: BookedCar | undefined): Html | undefined {
  if (!booked) return undefined;
  const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  return html`${days.formatRange(booked.from, booked.to)}`;
}

function whenOfTransfer(booked: BookedTransfer | undefined): Html | undefined {
  if (!booked) return undefined;
  const { pickupTime, passengerCount, brought, from, to, sign } = booked;
  const utc = `${pickupTime.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const when = html`<time datetime="${pickupTime.toISOString()}" data-form="day">${utc}</time>`;
  const words = [plural(passengerCount, 'passenger'), brought, `${from} → ${to}`, sign && `sign “${sign}”`];
  return html`${when} · ${words.filter(Boolean).join(' · ')}`;
}

type BookWords = { readonly id: string; readonly title: string; readonly nothing: string };

function bookSection(items: readonly Item[], { id, title, nothing }: BookWords, atMost: number): Html {
  const shown = items.slice(0, atMost);
  return html`<section id="${id}" class="book"><h2>${title} <span class="count">${items.length}</span></h2>
${shown.length > 0 ? html`<ul>${shown.map(bookItem)}</ul>` : html`<p class="empty">${nothing}</p>`}
${restLink(shown.length, items.length, '/reservations')}</section>`;
}

function bookItem({ reservation, title, when, rides }: Item): Html {
  const { reference, party, reservationId, message } = reservation;
  const { what, outcome } = reservationWords(reservation);
  return html`<li id="${party}-${reference}" tabindex="-1" class="${outcome}">
<div><h3>${title}</h3>
<p class="detail">${[party, reservationId].filter(Boolean).join(' · ')}${when && html` · ${when}`}${message && ` · ${message}`}</p><p class="reference">${reference}</p>${rides}</div>
<div class="standing"><p class="what">${what}</p>${reservation.status === 'reserved' ? dropForm(reservation) : undefined}</div>
</li>`;
}

/** Renders the form that cancels a reservation. For a round trip, each leg can be cancelled separately. */
function dropForm({ reservationId, party, legs = [] }: ReservationRecord<unknown>): Html {
  const standing = legs.filter(({ status }) => status === 'reserved');
  const ways = standing.length < 2 ? [] : standing;
  return html`<form method="post" action="/console/reservations/${reservationId}/drop"><button aria-label="Drop ${reservationId}: cancel it on behalf of ${party}">Drop</button>${ways.map(
    ({ leg }) =>
      html`<button name="leg" value="${leg}" aria-label="Drop ${reservationId}, ${WAY[leg]}: cancel it on behalf of ${party}">${WAY[leg]}</button>`,
  )}</form>`;
}

function ridesOf(reservation: TransferReservation, rides: readonly RideRecord[]): readonly Html[] {
  const { reservationId, legs = [] } = reservation;
  return legs
    .filter(({ status }) => status === 'reserved')
    .map(({ leg }) => {
      const ride = rides.find((each) => each.leg === leg);
      const far = ride && `${RIDE[ride.events.at(-1)!.type]} · ${ride.driver.name} · ${ride.driver.plate}`;
      const button = (drive: Drive) =>
        html`<button name="drive" value="${drive}" aria-label="${DRIVE[drive]}: ${reservationId}, ${WAY[leg]}">${DRIVE[drive]}</button>`;
      return html`<form method="post" action="/console/reservations/${reservationId}/ride" class="ride"><span class="detail">${[WAY[leg], far].filter(Boolean).join(': ')}</span><input type="hidden" name="leg" value="${leg}">${DRIVES.map(button)}</form>`;
    });
}

const DRIVE: Readonly<Record<Drive, string>> = {
  onTime: 'Drive',
  late: 'Driver late',
  inVain: 'No-show',
};

const RIDE: Readonly<Record<RideRecord['events'][number]['type'], string>> = {
  assigned: 'Driver assigned',
  departed: 'Driver on the way',
  delayed: 'Driver delayed',
  arrived: 'Driver waiting',
  passengerOnBoard: 'Passenger on board',
  noShow: 'No-show',
  completed: 'Completed',
};

const WAY = { oneway: 'outbound leg', return: 'return leg' } as const;
