import { type Html, html } from '@agency-booking/html';
import { CODE } from '../bank/challenges.ts';
import { KNOWN, type Person } from '../credit-bureau/people.ts';
import { cards, type Fate, type IssuedCard } from '../payment-processor/cards.ts';
import { SCENARIOS, type Scenario } from '../world/last-names.ts';
import { MAGIC_CARS } from '../world/magic-cars.ts';
import { modelById } from '../world/models.ts';
import { copyButton } from './copy.ts';

const SCENARIO: Readonly<Record<Scenario, string>> = {
  accepting: 'accepts',
  refusing: 'refuses the reservation',
  slow: 'reserves after 2 seconds',
  neverAnswering: 'reserves without responding',
  broken: 'responds to every reservation with an error',
  refusingToCancel: 'reserves, and refuses to cancel',
  cancellingSlowly: 'reserves, and needs 5 seconds to cancel',
  dropping: 'reserves, and cancels without a request 5 seconds later',
  droppingOneway: 'reserves, and cancels the outbound leg of a transfer 5 seconds later',
  droppingReturn: 'reserves, and cancels the return leg of a round trip 5 seconds later',
  driving: 'runs the outbound leg of a transfer immediately',
  drivingLate: 'runs the outbound leg immediately, with a driver who is late',
  drivingInVain: 'runs the outbound leg immediately, and the travellers do not show up',
  refusingToChange: 'reserves a transfer, and refuses to change it',
  repricing: 'asks for a different price when the pick-up time changes',
};

const STANDING: Readonly<Record<Person['standing'], string>> = {
  positive: 'Positive',
  negative: 'Negative',
  positiveWithYoungDriver: 'Positive With Young Driver',
};

const CAR: Readonly<Record<'soldOut' | 'dearer', string>> = {
  soldOut: 'is sold out when ordered',
  dearer: 'costs more when ordered',
};

export function magicSection(): Html {
  const names = [...SCENARIOS].map(([name, scenario]) =>
    entry(name[0]!.toUpperCase() + name.slice(1), SCENARIO[scenario]),
  );
  const cars = [...MAGIC_CARS].map(([id, fate]) => {
    const { brand, model } = modelById.get(id)!;
    return entry(`${brand} ${model}`, CAR[fate]);
  });
  return html`<section id="inputs">${list('cards', 'Cards', [...cards.map((card) => entry(card.number, cardWords(card))), entry(CODE, 'code on the bank’s page')])}
${list('cars', 'Test Drive cars', cars)}
${list('names', 'Last names', names)}
${list(
  'identities',
  'Identity numbers',
  [...KNOWN].map(([number, person]) => entry(number, personWords(person))),
)}
</section>`;
}

function list(id: string, title: string, entries: readonly Html[]): Html {
  return html`<details id="${id}" class="inputs" open><summary>${title}</summary><ul>${entries}</ul></details>`;
}

function entry(text: string, meaning: string): Html {
  return html`<li><code>${text}</code>${copyButton(text)}<span class="detail">${meaning}</span></li>`;
}

function cardWords({ association, type, family, requires3ds, fate }: IssuedCard): string {
  return [association, type, family, requires3ds && 'requires 3D Secure', fateWords(fate)].filter(Boolean).join(' · ');
}

function fateWords(fate: Fate): string | undefined {
  switch (fate.kind) {
    case 'charged':
      return undefined;
    case 'declined':
      return `declined: ${fate.reason}`;
    case 'declinedAfter3ds':
      return 'declined after 3D Secure';
    case 'neverAnswered':
      return 'charged without a response';
    case 'closed':
      return 'charged, and every refund is refused';
  }
}

function personWords({ standing, reported }: Person): string {
  if (reported === 'never') return 'the bureau does not respond';
  return reported === 'atOnce' ? STANDING[standing] : `Unknown; ${STANDING[standing]} after the PIN`;
}
