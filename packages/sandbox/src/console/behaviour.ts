import { type Html, html } from '@agency-booking/html';
import { BEHAVIOURS, type Behaviour, type Faults } from '../traffic/faults.ts';

export const BEHAVIOUR_WORDS: Readonly<Record<Behaviour, string>> = {
  normal: 'Fine',
  slow: 'Slow',
  failing: 'Failing',
  down: 'Down',
  offContract: 'Off contract',
};

/** Buttons that set the behaviour of a party, for every call or for the next one only. */
export function behaviourForms(party: string, name: string, faults: Faults): Html {
  const next = faults.nextOf(party);
  return html`${form(party, `How ${name} behaves`, BEHAVIOURS.map(buttons('behaviour', faults.of(party))))}
<details id="${party}-next" class="next"><summary>Next call only${next && `: ${BEHAVIOUR_WORDS[next]}`}</summary>
${form(party, `What ${name} does with the next call`, [...BEHAVIOURS.map(buttons('next', next)), ...(next ? [CLEAR] : [])])}</details>`;
}

const CLEAR = html`<button name="next" value="">Nothing special</button>`;

const buttons = (field: string, current: Behaviour | undefined) => (choice: Behaviour) =>
  html`<button name="${field}" value="${choice}" aria-pressed="${String(choice === current)}">${BEHAVIOUR_WORDS[choice]}</button>`;

function form(party: string, label: string, choices: readonly Html[]): Html {
  return html`<form method="post" action="/console/parties/${party}/behaviour" aria-label="${label}">${choices}</form>`;
}
