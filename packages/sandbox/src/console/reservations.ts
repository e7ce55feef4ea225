import type { Reservation, Reservations } from '../vendor/reservations.ts';
import { type Html, html } from './html.ts';

const SHOWN = 8;

export function reservationsSection(reservations: Reservations): Html {
  const all = reservations.all();
  return html`<section id="reservations" class="book"><h2>Reservations <span class="count">${all.length}</span></h2>
${all.length > 0 ? html`<ul>${all.slice(0, SHOWN).map(item)}</ul>` : html`<p class="empty">No car has been reserved yet.</p>`}
</section>`;
}

function item(reservation: Reservation): Html {
  const { reference, vendorCode, reservationId, booked, message } = reservation;
  const { words, outcome } = standing(reservation);
  const remarks = [vendorCode, reservationId, booked && period(booked), message];
  return html`<li class="${outcome}">
<div><h3>${booked ? `${booked.driver} · ${booked.car}` : 'Cancelled before anything arrived'}</h3>
<p class="detail">${remarks.filter(Boolean).join(' · ')}</p><p class="reference">${reference}</p></div>
<div class="standing"><p class="what">${words}</p>${reservation.status === 'reserved' ? dropForm(reservation) : undefined}</div>
</li>`;
}

function dropForm({ reservationId, vendorCode }: Reservation): Html {
  return html`<form method="post" action="/console/reservations/${reservationId}/drop"><button aria-label="Let ${vendorCode} cancel ${reservationId}">Let the vendor cancel</button></form>`;
}

function standing({ status, cancelledBy }: Reservation): { words: string; outcome: string } {
  switch (status) {
    case 'reserved':
      return { words: 'Reserved', outcome: 'good' };
    case 'refused':
      return { words: 'Refused', outcome: 'failed' };
    case 'cancelling':
      return { words: 'Being cancelled', outcome: 'waiting' };
    case 'cancelled':
      return cancelledBy === 'vendor'
        ? { words: 'Cancelled by the vendor', outcome: 'failed' }
        : { words: 'Cancelled', outcome: 'refused' };
  }
}

function period({ from, to }: NonNullable<Reservation['booked']>): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(from, to);
}
