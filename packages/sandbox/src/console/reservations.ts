import { type Html, html } from '@agency-booking/html';
import type { BookedTransfer, TransferReservations } from '../transfer-supplier/reservations.ts';
import { plural } from '../vendor/question.ts';
import type { BookedCar, Reservations } from '../vendor/reservations.ts';
import type { Standing } from '../world/reservation-book.ts';

const SHOWN = 8;

export function reservationsSection(reservations: Reservations): Html {
  const items = reservations.all().map((reservation) => ({ reservation, words: wordsForCar(reservation.booked) }));
  return bookSection('reservations', 'Reservations', items, 'No car has been reserved yet.');
}

export function transfersSection(reservations: TransferReservations): Html {
  const items = reservations.all().map((reservation) => ({ reservation, words: wordsForTransfer(reservation.booked) }));
  return bookSection('transfers', 'Transfers', items, 'No transfer has been reserved yet.');
}

type Words = { readonly title: string; readonly when?: string };
type Item = { readonly reservation: Standing<unknown>; readonly words: Words };

const NOTHING_ARRIVED: Words = { title: 'Cancelled before anything arrived' };

function wordsForCar(booked: BookedCar | undefined): Words {
  if (!booked) return NOTHING_ARRIVED;
  const { driver, car, from, to } = booked;
  const period = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(from, to);
  return { title: `${driver} · ${car}`, when: period };
}

function wordsForTransfer(booked: BookedTransfer | undefined): Words {
  if (!booked) return NOTHING_ARRIVED;
  const { passenger, passengerCount, vehicle, pickupTime } = booked;
  const when = `${pickupTime.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return { title: `${passenger} · ${vehicle}`, when: `${when} · ${plural(passengerCount, 'passenger')}` };
}

function bookSection(id: string, title: string, items: readonly Item[], nothing: string): Html {
  return html`<section id="${id}" class="book"><h2>${title} <span class="count">${items.length}</span></h2>
${items.length > 0 ? html`<ul>${items.slice(0, SHOWN).map(bookItem)}</ul>` : html`<p class="empty">${nothing}</p>`}
</section>`;
}

function bookItem({ reservation, words: { title, when } }: Item): Html {
  const { reference, party, reservationId, message } = reservation;
  const { words, outcome } = standing(reservation);
  return html`<li class="${outcome}">
<div><h3>${title}</h3>
<p class="detail">${[party, reservationId, when, message].filter(Boolean).join(' · ')}</p><p class="reference">${reference}</p></div>
<div class="standing"><p class="what">${words}</p>${reservation.status === 'reserved' ? dropForm(reservation) : undefined}</div>
</li>`;
}

function dropForm({ reservationId, party }: Standing<unknown>): Html {
  return html`<form method="post" action="/console/reservations/${reservationId}/drop"><button aria-label="Let ${party} cancel ${reservationId}">Let the vendor cancel</button></form>`;
}

function standing({ status, cancelledBy }: Standing<unknown>): { words: string; outcome: string } {
  switch (status) {
    case 'reserved':
      return { words: 'Reserved', outcome: 'good' };
    case 'refused':
      return { words: 'Refused', outcome: 'failed' };
    case 'cancelling':
      return { words: 'Being cancelled', outcome: 'waiting' };
    case 'cancelled':
      return cancelledBy === 'party'
        ? { words: 'Cancelled by the vendor', outcome: 'failed' }
        : { words: 'Cancelled', outcome: 'refused' };
  }
}
