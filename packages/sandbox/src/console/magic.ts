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
  slow: 'answers after 2 s',
  neverAnswering: 'reserves, and never answers',
  broken: 'fails with every reservation',
  refusingToCancel: 'reserves, and refuses to cancel',
  cancellingSlowly: 'takes 5 s to cancel',
  dropping: 'cancels by itself after 5 s',
  droppingOneway: 'cancels the way there of a transfer by itself after 5 s',
  droppingReturn: 'cancels the way back of a transfer by itself after 5 s',
  driving: 'drives the way there of a transfer within half a minute',
  drivingLate: 'the same, and the driver is late',
  drivingInVain: 'the same, and nobody comes',
  refusingToChange: 'reserves a transfer, and refuses to change it',
  repricing: 'wants another price for another pick-up time',
};

const STANDING: Readonly<Record<Person['standing'], string>> = {
  positive: 'Positive',
  negative: 'Negative',
  positiveWithYoungDriver: 'Positive With Young Driver',
};

const CAR: Readonly<Record<'soldOut' | 'dearer', string>> = {
  soldOut: 'is sold out when it is ordered',
  dearer: 'costs more when it is ordered',
};

/** The inputs that choose a scenario. */
export function magicSection(): Html {
  const names = [...SCENARIOS].map(([name, scenario]) =>
    entry(name[0]!.toUpperCase() + name.slice(1), SCENARIO[scenario]),
  );
  const cars = [...MAGIC_CARS].map(([id, fate]) => {
    const { brand, model } = modelById.get(id)!;
    return entry(`${brand} ${model}`, CAR[fate]);
  });
  return html`<section id="inputs">${list('cards', 'Cards', [...cards.map((card) => entry(card.number, cardWords(card))), entry(CODE, 'the code at the bank’s page')])}
${list('cars', 'Cars of Test Drive', cars)}
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
  return [association, type, family, requires3ds && 'must use 3D', fateWords(fate)].filter(Boolean).join(' · ');
}

function fateWords(fate: Fate): string | undefined {
  switch (fate.kind) {
    case 'charged':
      return undefined;
    case 'declined':
      return `declined: ${fate.reason}`;
    case 'declinedAfter3ds':
      return 'declined after 3D';
    case 'neverAnswered':
      return 'charged, and never answered';
    case 'closed':
      return 'charged, and never given back';
  }
}

function personWords({ standing, isTold }: Person): string {
  if (isTold === 'never') return 'the bureau does not answer';
  return isTold === 'atOnce' ? STANDING[standing] : `Unknown; ${STANDING[standing]} after the PIN`;
}
