import { type Html, html } from '@agency-booking/html';
import { BEHAVIOURS, type Behaviour } from '../visits/faults.ts';

const WORDS: Readonly<Record<Behaviour, string>> = {
  normal: 'Fine',
  slow: 'Slow',
  failing: 'Failing',
  down: 'Down',
  offContract: 'Off contract',
};

/** Buttons that change how somebody outside behaves. */
export function behaviourForm(party: string, name: string, current: Behaviour): Html {
  const button = (choice: Behaviour) =>
    html`<button name="behaviour" value="${choice}" aria-pressed="${String(choice === current)}">${WORDS[choice]}</button>`;
  return html`<form method="post" action="/console/parties/${party}/behaviour" aria-label="How ${name} behaves">${BEHAVIOURS.map(button)}</form>`;
}
