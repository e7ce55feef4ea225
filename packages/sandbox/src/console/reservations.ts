import { type Html, html } from '@agency-booking/html';
import { plural } from '../formatting.ts';
import type { BookedTransfer, TransferReservations } from '../transfer-supplier/reservations.ts';
import type { BookedCar, Reservations } from '../vendor/reservations.ts';
import type { ReservationRecord } from '../world/reservation-book.ts';
import { reservationWords, titleForCar, titleForTransfer } from './words.ts';

type Item = { readonly reservation: ReservationRecord<unknown>; readonly title: string; readonly when: string };

export function reservationsSection(reservations: Reservations): Html {
  const items = reservations.all().map((reservation) => ({
    ...{ reservation, title: titleForCar(reservation.booked), when: whenOfCar(reservation.booked) },
  }));
  return bookSection('reservations', 'Car reservations', items, 'No car has been reserved yet.');
}

export function transfersSection(reservations: TransferReservations): Html {
  const items = reservations.all().map((reservation) => ({
    ...{ reservation, title: titleForTransfer(reservation.booked), when: whenOfTransfer(reservation.booked) },
  }));
  return bookSection('transfers', 'Transfers', items, 'No transfer has been reserved yet.');
}

function whenOfCar(booked: BookedCar | undefined): string {
  if (!booked) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(booked.from, booked.to);
}

function whenOfTransfer(booked: BookedTransfer | undefined): string {
  if (!booked) return '';
  const when = booked.pickupTime.toISOString().slice(0, 16).replace('T', ' ');
  return `${when} UTC · ${plural(booked.passengerCount, 'passenger')} · ${booked.from} → ${booked.to}`;
}

/** Every active reservation is shown, so that it can be dropped; of the others, the latest. */
const OVER_SHOWN = 8;

function bookSection(id: string, title: string, items: readonly Item[], nothing: string): Html {
  const over = items.filter(({ reservation }) => reservation.status !== 'reserved').slice(0, OVER_SHOWN);
  const shown = items.filter((item) => item.reservation.status === 'reserved' || over.includes(item));
  return html`<section id="${id}" class="book"><h2>${title} <span class="count">${items.length}</span></h2>
${shown.length > 0 ? html`<ul>${shown.map(bookItem)}</ul>` : html`<p class="empty">${nothing}</p>`}
</section>`;
}

function bookItem({ reservation, title, when }: Item): Html {
  const { reference, party, reservationId, message } = reservation;
  const { what, outcome } = reservationWords(reservation);
  return html`<li id="${party}-${reference}" tabindex="-1" class="${outcome}">
<div><h3>${title}</h3>
<p class="detail">${[party, reservationId, when, message].filter(Boolean).join(' · ')}</p><p class="reference">${reference}</p></div>
<div class="standing"><p class="what">${what}</p>${reservation.status === 'reserved' ? dropForm(reservation) : undefined}</div>
</li>`;
}

/** Of a round trip each way can be dropped, too. */
function dropForm({ reservationId, party, legs = [] }: ReservationRecord<unknown>): Html {
  const standing = legs.filter(({ status }) => status === 'reserved');
  const ways = standing.length < 2 ? [] : standing;
  return html`<form method="post" action="/console/reservations/${reservationId}/drop"><button aria-label="Drop ${reservationId}: let ${party} cancel it">Drop</button>${ways.map(
    ({ leg }) =>
      html`<button name="leg" value="${leg}" aria-label="Drop ${reservationId}, ${WAY[leg]}: let ${party} cancel it">${WAY[leg]}</button>`,
  )}</form>`;
}

const WAY = { oneway: 'way there', return: 'way back' } as const;
